import { pushAll } from '../../shared/catalog/pushAll.ts';
import { nameOf, propertyOf, unwrapped } from './bindings.ts';
import type { Api, ts } from './codeParsers.mjs';

/** Options of i18next that are no arguments of a message (https://www.i18next.com/translation-function/essentials). */
const options: ReadonlySet<string> = new Set(
  'defaultValue ns keyPrefix lng lngs fallbackLng returnObjects returnDetails joinArrays postProcess interpolation ordinal keySeparator nsSeparator skipInterpolation appendNamespaceToMissingKey'.split(
    ' ',
  ),
);

/**
 * The names of the arguments that follow a key.
 *
 * @returns undefined where they cannot be known: a variable, a list, `...rest`.
 */
export function passedNames(api: Api, following: readonly ts.Expression[]): readonly string[] | undefined {
  const names: string[] = [];
  for (const argument of following) {
    const value = unwrapped(api, argument);
    if (api.isStringLiteralLike(value)) continue;
    // vue-i18n: t('key', 2) chooses a plural form, and passes both names for the number.
    if (api.isNumericLiteral(value)) names.push('count', 'n');
    else if (api.isObjectLiteralExpression(value)) {
      const inner = namesIn(api, value);
      if (!inner) return undefined;
      pushAll(names, inner);
    } else return undefined;
  }
  return names;
}

/** The names that an object literal passes. */
export function namesIn(api: Api, object: ts.ObjectLiteralExpression): readonly string[] | undefined {
  const names: string[] = [];
  for (const property of object.properties) {
    const name = property.name && nameOf(api, property.name);
    if (name === undefined) return undefined;
    const inner = /^(?:replace|named|values)$/.test(name) ? propertyOf(api, object, name) : undefined;
    if (inner && (name !== 'values' || api.isObjectLiteralExpression(inner))) {
      const more = api.isObjectLiteralExpression(inner) ? namesIn(api, inner) : undefined;
      if (!more) return undefined;
      pushAll(names, more);
    } else if (!options.has(name) && !name.startsWith('defaultValue')) names.push(name);
  }
  return names;
}

/** Namespaces that the options of a call name. */
export function namespacesIn(api: Api, following: readonly ts.Expression[]): readonly string[] {
  for (const argument of following) {
    const value = unwrapped(api, argument);
    const namespace = api.isObjectLiteralExpression(value) ? propertyOf(api, value, 'ns') : undefined;
    if (!namespace) continue;
    if (api.isStringLiteralLike(namespace)) return [namespace.text];
    if (api.isArrayLiteralExpression(namespace)) {
      return namespace.elements.flatMap((element) => (api.isStringLiteralLike(element) ? [element.text] : []));
    }
  }
  return [];
}

/** The expression that the options of a call give as the prefix of its key, instead of that of its function. */
export function keyPrefixIn(api: Api, following: readonly ts.Expression[]): ts.Expression | undefined {
  for (const argument of following) {
    const value = unwrapped(api, argument);
    const prefix = api.isObjectLiteralExpression(value) ? propertyOf(api, value, 'keyPrefix') : undefined;
    if (prefix) return prefix;
  }
  return undefined;
}
