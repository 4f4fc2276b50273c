import type { Api, ts } from './codeParsers.mjs';
import { declareImports, functionNames, plain } from './importBindings.ts';
import { isInjected, isServiceType, ngxService } from './ngxService.ts';

/** What a name of a script stands for. */
export interface Binding {
  /**
   * `function`: called with a key; `object`: has such a function as `.t`; `holder`: has one that was given to it as `.current`
   * or `.value`; `texts`: an object of texts itself; `other`: none of these.
   */
  readonly kind: 'function' | 'object' | 'holder' | 'texts' | 'other';
  readonly namespaces: readonly string[];
  /** Stands before every key, without the dot behind it. */
  readonly prefix: string;
  /** The value that a constant is given. */
  readonly value?: ts.Expression;
  /** True for a function from elsewhere, which may put a prefix of its own before the keys. */
  readonly isHanded?: true;
  /** What gave it, the same in every file: `useTranslate()`, `useTexts().label`, `say@texts` for an import. */
  readonly origin?: string;
}

/** The binding that a name has at a node; undefined for what the file does not declare. */
export type Bindings = (name: string, node: ts.Node) => Binding | undefined;

const makers = /transl|i18n|fixedT$|^useT$|^useIntl$|^(?:use|get)Messages$/i;
/** Their result is the function itself: next-intl, i18next, svelte. */
const directMakers = /^(?:useTranslations|getTranslations|createTranslator|getFixedT|useT|getT)$/;
const service: Binding = { ...plain, kind: 'other', origin: ngxService };

/** Finds what the names of a script stand for, each in the function or block that declares it. */
export function bindingsOf(api: Api, source: ts.SourceFile): Bindings {
  const scopes = new Map<ts.Node, Map<string, Binding>>();
  const declare = (scope: ts.Node, name: string, binding: Binding) => {
    const bindingsOfScope = scopes.get(scope) ?? new Map<string, Binding>();
    bindingsOfScope.set(name, binding);
    scopes.set(scope, bindingsOfScope);
  };
  const scopeOf = (node: ts.Node): ts.Node => {
    let scope = node.parent;
    while (scope.parent && !api.isBlock(scope) && !api.isFunctionLike(scope) && !api.isModuleBlock(scope))
      scope = scope.parent;
    return scope;
  };
  const bindings: Bindings = (name, node) => {
    for (let scope: ts.Node | undefined = node; scope; scope = scope.parent) {
      const binding = scopes.get(scope)?.get(name);
      if (binding) return binding;
    }
    return undefined;
  };
  const visit = (node: ts.Node) => {
    if (api.isVariableDeclaration(node))
      declareVariable(api, node, bindings, (name, made) => declare(scopeOf(node), name, made));
    else if (api.isParameter(node)) {
      const typed = typeNamespaces(api, node.type);
      const isService = isServiceType(api, node.type);
      if (isService && api.isIdentifier(node.name)) declare(source, node.name.text, service);
      for (const { name, property } of namesOf(api, node.name)) {
        const kind = functionNames.test(property ?? name) && !isItem(api, node) ? 'function' : 'other';
        const handed = kind === 'function' && typed.length === 0 ? { isHanded: true as const } : {};
        declare(node.parent, name, isService ? service : { ...plain, kind, namespaces: typed, ...handed });
      }
    } else if (api.isPropertyDeclaration(node) && api.isIdentifier(node.name)) {
      if (isServiceType(api, node.type) || isInjected(api, node.initializer)) declare(source, node.name.text, service);
    } else if (api.isFunctionDeclaration(node) && node.name) {
      const named = functionNames.test(node.name.text) && makers.test(node.getText(source));
      declare(scopeOf(node), node.name.text, { ...plain, kind: named ? 'function' : 'other' });
    } else if (api.isImportDeclaration(node) && api.isStringLiteral(node.moduleSpecifier)) {
      declareImports(api, node.importClause, node.moduleSpecifier.text, (name, made) => declare(source, name, made));
    }
    api.forEachChild(node, visit);
  };
  visit(source);
  return bindings;
}

const listMethods = /^(?:map|flatMap|forEach|filter|find|findIndex|some|every|reduce|sort|then|test|it)$/;

/** True for the parameter of a function that a list's method calls: `tags.map((t) => …)` names no translation. */
function isItem(api: Api, { parent, type }: ts.ParameterDeclaration): boolean {
  const call = parent.parent;
  if (type || !api.isCallExpression(call)) return false;
  const { expression } = call;
  const name = api.isPropertyAccessExpression(expression) ? expression.name : expression;
  return api.isIdentifier(name) && listMethods.test(name.text);
}

function declareVariable(
  api: Api,
  node: ts.VariableDeclaration,
  bindings: Bindings,
  declare: (name: string, binding: Binding) => void,
): void {
  const value = node.initializer && unwrapped(api, node.initializer);
  const made = value && api.isCallExpression(value) ? translationOf(api, value) : undefined;
  if (api.isIdentifier(node.name) && (isServiceType(api, node.type) || isInjected(api, value))) {
    declare(node.name.text, service);
    return;
  }
  const passedOn = value && translationWithin(api, value, bindings);
  if (api.isIdentifier(node.name) && passedOn) {
    declare(node.name.text, passedOn);
    return;
  }
  const origin = value && api.isCallExpression(value) ? `${value.expression.getText()}()` : undefined;
  const ofCall = origin ? { origin } : {};
  if (api.isIdentifier(node.name)) {
    const isConstant = (api.getCombinedNodeFlags(node) & api.NodeFlags.Const) !== 0;
    if (made) declare(node.name.text, { ...made, ...ofCall });
    else declare(node.name.text, { ...plain, ...ofCall, kind: 'other', ...(isConstant && value ? { value } : {}) });
    return;
  }
  const fromMaker = (name: string) => functionNames.test(name) || (made !== undefined && name === 'tm');
  const fromList = api.isArrayBindingPattern(node.name);
  for (const [i, { name, property }] of namesOf(api, node.name).entries()) {
    if (made?.kind === 'texts') {
      declare(name, { ...made, prefix: property ?? name });
      continue;
    }
    const isFunction = fromList ? made !== undefined && i === 0 : fromMaker(property ?? name);
    const kind = isFunction && made?.kind !== 'other' ? 'function' : 'other';
    const handed = kind === 'function' && !made ? { isHanded: true as const } : {};
    const ofCall = origin ? { origin: `${origin}.${property ?? name}` } : {};
    declare(name, { ...(made ?? plain), ...handed, ...ofCall, kind });
  }
}

/** What another name for a function that asks for texts is, or what holds one: `useRef(t)`. */
function translationWithin(api: Api, value: ts.Expression, bindings: Bindings): Binding | undefined {
  const isGiven = api.isCallExpression(value);
  const inner = isGiven ? value.arguments[0] : value;
  const binding = inner && api.isIdentifier(inner) ? bindings(inner.text, inner) : undefined;
  if (binding?.kind !== 'function') return undefined;
  return isGiven ? { ...binding, kind: 'holder', origin: `${value.expression.getText()}()` } : binding;
}

/** What a call such as `useTranslation('shop', { keyPrefix: 'cart' })` gives. */
function translationOf(api: Api, call: ts.CallExpression): Binding | undefined {
  const { expression } = call;
  const name = api.isIdentifier(expression)
    ? expression.text
    : api.isPropertyAccessExpression(expression)
      ? expression.name.text
      : '';
  if (!makers.test(name)) return undefined;
  const options = call.arguments.find((argument) => api.isObjectLiteralExpression(argument));
  const option = (wanted: string) => options && propertyOf(api, options, wanted);
  const kind = directMakers.test(name) ? 'function' : 'object';
  const texts = call.arguments.filter((argument) => !api.isObjectLiteralExpression(argument));
  if (/^(?:useMessages|getMessages)$/.test(name)) return { ...plain, kind: 'texts' };
  if (/^(?:useTranslations|getTranslations|createTranslator)$/.test(name)) {
    return { kind, namespaces: [], prefix: prefixOf(api, texts[0] ?? option('namespace')) };
  }
  // Messages of its own are in the component, not in a file.
  if (name === 'useI18n' && option('messages')) return { ...plain, kind: 'other' };
  if (name === 'getFixedT') {
    return { kind, namespaces: literals(api, texts[1]), prefix: prefixOf(api, texts[2]) };
  }
  // A first argument that is no literal is a language: useTranslation(lng, 'shop').
  const first = literals(api, texts[0]);
  const namespaces = first.length > 0 ? first : literals(api, texts[1]);
  return { kind, namespaces, prefix: prefixOf(api, option('keyPrefix')) };
}

function typeNamespaces(api: Api, type: ts.TypeNode | undefined): readonly string[] {
  if (!type || !api.isTypeReferenceNode(type) || type.typeName.getText() !== 'TFunction') return [];
  const [first] = type.typeArguments ?? [];
  return first && api.isLiteralTypeNode(first) && api.isStringLiteral(first.literal) ? [first.literal.text] : [];
}

function namesOf(api: Api, name: ts.BindingName): readonly { readonly name: string; readonly property?: string }[] {
  if (api.isIdentifier(name)) return [{ name: name.text }];
  return name.elements.flatMap((element) => {
    if (api.isOmittedExpression(element)) return [];
    const property =
      element.propertyName && api.isIdentifier(element.propertyName) ? element.propertyName.text : undefined;
    return namesOf(api, element.name).map((inner) => (property ? { ...inner, property } : inner));
  });
}

/** An expression without parentheses, `await`, `as` and `!`. */
export function unwrapped(api: Api, expression: ts.Expression): ts.Expression {
  let inner = expression;
  while (
    api.isParenthesizedExpression(inner) ||
    api.isAwaitExpression(inner) ||
    api.isAsExpression(inner) ||
    api.isSatisfiesExpression(inner) ||
    api.isNonNullExpression(inner)
  ) {
    inner = inner.expression;
  }
  return inner;
}

/** The value of a property of an object literal, by its name. */
export function propertyOf(api: Api, object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (api.isPropertyAssignment(property) && nameOf(api, property.name) === name) return property.initializer;
    if (api.isShorthandPropertyAssignment(property) && property.name.text === name) return property.name;
  }
  return undefined;
}

/** The name of a property as a program reads it; undefined where it is computed. */
export function nameOf(api: Api, name: ts.PropertyName): string | undefined {
  return api.isComputedPropertyName(name) || api.isPrivateIdentifier(name) ? undefined : name.text;
}

/** What stands for a prefix that is only known when the program runs. */
export const unknownPrefix = '*';

/** The prefix that an expression gives to keys; empty where there is none. */
export function prefixOf(api: Api, node: ts.Expression | undefined): string {
  if (!node || node.kind === api.SyntaxKind.NullKeyword || (api.isIdentifier(node) && node.text === 'undefined'))
    return '';
  return api.isStringLiteralLike(node) ? node.text : unknownPrefix;
}

function literals(api: Api, node: ts.Expression | undefined): readonly string[] {
  if (!node) return [];
  if (api.isArrayLiteralExpression(node)) return node.elements.flatMap((element) => literals(api, element));
  return api.isStringLiteralLike(node) ? [node.text] : [];
}
