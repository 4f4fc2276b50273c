import { type Binding, type Bindings, prefixOf, propertyOf, unwrapped } from './bindings.ts';
import type { Api, ts } from './codeParsers.mjs';
import { plain } from './importBindings.ts';
import { keyPrefixIn, namespacesIn, passedNames } from './keyArguments.ts';
import { isNgxService, ngxMethods } from './ngxService.ts';
import { isTextAttribute } from './textAttributes.ts';

/** A call or element that asks for a text by its key. */
export interface KeyCall {
  readonly key: ts.Expression;
  readonly namespaces: readonly string[];
  readonly prefix: string;
  readonly passed: readonly string[] | undefined;
  readonly optional: boolean;
  /** See {@link Binding}. */
  readonly isHanded?: boolean;
  /** The text that the code gives itself. */
  readonly defaultText?: ts.StringLiteralLike | undefined;
}

const always = /^\$(?:t|tc|te|tm|_|format)$/;
const usual = /^(?:t|tc|te|tm)$/;
/** vue-i18n gives a group of messages, which the program fills itself. */
const groups = /^\$?tm$/;
/** What a function of next-intl has beside itself. */
const methods = /^(?:rich|markup|raw|has)$/;
/** Objects whose `t` translates, by the name they usually have. */
const objects = /^(?:this|props|ctx|vm|_ctx|Trans)$|i18n|intl|transl|locale/i;
/** What the service of ngx-translate and Transloco is called; a map of translations has a `get`, too. */
const ngxServices = /^[_$]?(?:ngx)?(?:translate|transloco|translation)(?:service|svc)?$/i;
const formatMethods = /^(?:formatMessage|formatHTMLMessage|\$formatMessage|\$t)$/;
const descriptorMakers = /^(?:defineMessage|defineMessages|defineMessageDescriptor)$/;

/** What a call asks for; several for `defineMessages`. */
export function keyCalls(api: Api, call: ts.CallExpression, bindings: Bindings): readonly KeyCall[] {
  const { expression: callee, arguments: given } = call;
  const [first, ...rest] = given;
  if (!first) return [];
  const name = api.isIdentifier(callee) ? callee.text : api.isPropertyAccessExpression(callee) ? callee.name.text : '';
  const subject = unwrapped(api, first);
  if (api.isObjectLiteralExpression(subject)) {
    if (formatMethods.test(name)) return descriptor(api, subject, passedNames(api, rest));
    if (!descriptorMakers.test(name)) return [];
    if (name !== 'defineMessages') return descriptor(api, subject, undefined);
    return subject.properties.flatMap((property) => {
      const value = api.isPropertyAssignment(property) ? unwrapped(api, property.initializer) : undefined;
      return value && api.isObjectLiteralExpression(value) ? descriptor(api, value, undefined) : [];
    });
  }
  const translation = translationOf(api, callee, bindings);
  if (!translation) return [];
  const spoken = namespacesIn(api, rest);
  const passed = passedNames(api, rest);
  const prefix = keyPrefixIn(api, rest);
  // vue-i18n's tc counts one where it is given no number.
  const counted = /^\$?tc$/.test(name) && passed ? [...passed, 'count', 'n'] : passed;
  return [
    {
      key: first,
      namespaces: spoken.length > 0 ? spoken : translation.namespaces,
      prefix: prefix ? prefixOf(api, prefix) : translation.prefix,
      passed: groups.test(name) ? undefined : counted,
      ...(translation.isHanded && !prefix ? { isHanded: true } : {}),
      optional: /^(?:\$?te|exists|has)$/.test(name),
      defaultText: defaultTextIn(api, rest),
    },
  ];
}

/** The text that a call gives itself: `t('a', 'Text')`, `t('a', { defaultValue: 'Text' })`, `$_('a', { default: 'Text' })`. */
function defaultTextIn(api: Api, following: readonly ts.Expression[]): ts.StringLiteralLike | undefined {
  for (const argument of following) {
    const value = unwrapped(api, argument);
    const text = api.isObjectLiteralExpression(value)
      ? (propertyOf(api, value, 'defaultValue') ?? propertyOf(api, value, 'default'))
      : value;
    if (text && api.isStringLiteralLike(text)) return text;
  }
  return undefined;
}

/** The function that is called, where it translates. */
function translationOf(
  api: Api,
  callee: ts.Expression,
  bindings: Bindings,
): Pick<Binding, 'namespaces' | 'prefix' | 'isHanded'> | undefined {
  if (api.isIdentifier(callee)) {
    const bound = bindings(callee.text, callee);
    if (bound) return bound.kind === 'function' || always.test(callee.text) ? bound : undefined;
    return usual.test(callee.text) || always.test(callee.text) ? plain : undefined;
  }
  if (!api.isPropertyAccessExpression(callee)) return undefined;
  const name = callee.name.text;
  const object = callee.expression;
  const owner = api.isIdentifier(object)
    ? object.text
    : api.isPropertyAccessExpression(object)
      ? object.name.text
      : object.kind === api.SyntaxKind.ThisKeyword
        ? 'this'
        : api.isCallExpression(object) && api.isIdentifier(object.expression)
          ? object.expression.text
          : '';
  const bound = api.isIdentifier(object) ? bindings(object.text, object) : undefined;
  if (methods.test(name)) {
    const asking = holderOf(api, object, bindings) ?? (bound?.kind === 'function' ? bound : undefined);
    if (asking) return asking;
  }
  const held = holderOf(api, callee, bindings);
  if (held) return held;
  if (always.test(name)) return bound?.kind === 'object' ? bound : plain;
  if (usual.test(name)) {
    if (bound?.kind === 'object') return bound;
    const isGlobal = owner === 'global' && api.isPropertyAccessExpression(object);
    const isHanded = /^(?:props|ctx)$/.test(owner);
    return objects.test(owner) || isGlobal ? { ...plain, ...(isHanded ? { isHanded } : {}) } : undefined;
  }
  if (name === 'exists') return /i18n/i.test(owner) ? plain : undefined;
  const isService = ngxServices.test(owner) || isNgxService(bindings(owner, callee));
  return ngxMethods.test(name) && isService ? plain : undefined;
}

/** What `held.current` holds, where it is a function that asks for texts. */
function holderOf(api: Api, node: ts.Expression, bindings: Bindings): Binding | undefined {
  if (!api.isPropertyAccessExpression(node) || !/^(?:current|value)$/.test(node.name.text)) return undefined;
  const holder = api.isIdentifier(node.expression) ? bindings(node.expression.text, node) : undefined;
  return holder?.kind === 'holder' ? holder : undefined;
}

/** A call that may ask for a text though nothing says so, and what its function is called all over the project. */
export function possibleCall(
  api: Api,
  call: ts.CallExpression,
  bindings: Bindings,
): { readonly name: string; readonly call: KeyCall } | undefined {
  const { expression: callee, arguments: given } = call;
  const [first, ...rest] = given;
  if (!first || api.isFunctionLike(first) || api.isObjectLiteralExpression(first)) return undefined;
  const bound = api.isIdentifier(callee) ? bindings(callee.text, callee) : undefined;
  const name = api.isIdentifier(callee) ? (bound?.origin ?? callee.text) : methodName(api, callee);
  if (name === undefined) return undefined;
  const spoken = namespacesIn(api, rest);
  const namespaces = spoken.length > 0 ? spoken : (bound?.namespaces ?? []);
  // Of several texts any may be the key: `field('code', 'text', 'boat_code')`.
  const optional = rest.some((argument) => holdsText(api, argument));
  return { name, call: { key: first, namespaces, prefix: bound?.prefix ?? '', passed: undefined, optional } };
}

/** True for a literal text, and for an object with one. */
function holdsText(api: Api, argument: ts.Expression): boolean {
  const value = unwrapped(api, argument);
  if (api.isStringLiteralLike(value)) return true;
  return (
    api.isObjectLiteralExpression(value) &&
    value.properties.some((one) => api.isPropertyAssignment(one) && api.isStringLiteralLike(one.initializer))
  );
}

/** `texts.say` for `this.texts.say`: the method and what it belongs to. */
function methodName(api: Api, callee: ts.Expression): string | undefined {
  if (!api.isPropertyAccessExpression(callee)) return undefined;
  const owner = callee.expression;
  if (api.isIdentifier(owner)) return `${owner.text}.${callee.name.text}`;
  if (api.isPropertyAccessExpression(owner)) return `${owner.name.text}.${callee.name.text}`;
  return owner.kind === api.SyntaxKind.ThisKeyword ? `this.${callee.name.text}` : undefined;
}

function descriptor(
  api: Api,
  object: ts.ObjectLiteralExpression,
  passed: readonly string[] | undefined,
): readonly KeyCall[] {
  const key = propertyOf(api, object, 'id');
  const text = propertyOf(api, object, 'defaultMessage');
  const defaultText = text && api.isStringLiteralLike(text) ? text : undefined;
  return key ? [{ key, namespaces: [], prefix: '', passed, optional: false, defaultText }] : [];
}

/** Elements whose attribute is a key, and the attribute that passes arguments. */
const elements: Readonly<Record<string, { readonly key: string; readonly values?: string }>> = {
  Trans: { key: 'i18nKey', values: 'values' },
  Translation: { key: 'i18nKey', values: 'values' },
  FormattedMessage: { key: 'id', values: 'values' },
  FormattedHTMLMessage: { key: 'id', values: 'values' },
  I18nT: { key: 'keypath' },
};

/** Whether a node stands in the children of an element that gives them in the language of the user: `<Trans>Pay now</Trans>`. */
export function isInTranslation(api: Api, node: ts.Node): boolean {
  for (let around: ts.Node | undefined = node; around; around = around.parent) {
    if (api.isJsxElement(around) && nameOf(around.openingElement) in elements) return true;
  }
  return false;
}

/** Whether an element asks for a key, or has the text of one: none of its properties is a text to extract. */
const isKeyElement = (element: ts.JsxOpeningLikeElement): boolean => nameOf(element) in elements;

/** Whether people read an attribute of JSX that has this value, and it is no text of a key; see {@link isTextAttribute}. */
export function isShownAttribute({ name, parent }: ts.JsxAttribute, value: string): boolean {
  const element = parent.parent;
  return isTextAttribute(name.getText(), element.tagName.getText(), value) && !isKeyElement(element);
}

const nameOf = (element: ts.JsxOpeningLikeElement) => element.tagName.getText().replace(/^.*\./, '');

/** What an element of JSX asks for: `<Trans i18nKey="a" ns="shop" />`, `<FormattedMessage id="a" />`. */
export function keyElement(api: Api, element: ts.JsxOpeningLikeElement, bindings: Bindings): KeyCall | undefined {
  const component = elements[nameOf(element)];
  if (!component) return undefined;
  const attribute = (name: string) => {
    for (const property of element.attributes.properties) {
      if (!api.isJsxAttribute(property) || property.name.getText() !== name) continue;
      const { initializer } = property;
      if (!initializer) return undefined;
      return api.isJsxExpression(initializer) ? initializer.expression : (initializer as ts.Expression);
    }
    return undefined;
  };
  const key = attribute(component.key);
  if (!key) return undefined;
  const spread = element.attributes.properties.some((property) => api.isJsxSpreadAttribute(property));
  const hasChildren = api.isJsxOpeningElement(element) && element.parent.children.length > 0;
  const values = component.values === undefined ? undefined : attribute(component.values);
  const named = component.values === undefined ? undefined : values ? passedNames(api, [values]) : [];
  const ns = attribute('ns');
  const text = attribute('defaultMessage') ?? attribute('defaults');
  const t = attribute('t');
  const bound = t && api.isIdentifier(t) ? bindings(t.text, t) : undefined;
  return {
    key,
    namespaces: ns && api.isStringLiteralLike(ns) ? [ns.text] : (bound?.namespaces ?? []),
    prefix: bound?.prefix ?? '',
    passed: spread || hasChildren || !named ? undefined : [...named, ...(attribute('count') ? ['count'] : [])],
    optional: false,
    defaultText: text && api.isStringLiteralLike(text) ? text : undefined,
  };
}
