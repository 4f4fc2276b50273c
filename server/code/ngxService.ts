import type { Binding } from './bindings.ts';
import type { Api, ts } from './codeParsers.mjs';

/** The origin of what is such a service. */
export const ngxService = 'TranslateService';

/** Its methods that take a key. */
export const ngxMethods = /^(?:instant|get|stream|getStreamOnTranslationChange|translate|selectTranslate)$/;

/** The fields that a file declares as one: `protected texts = inject(TranslateService)`. */
export function serviceFields(text: string): readonly string[] {
  const fields = text.matchAll(/(?<![\w$])([\w$]+)[?!]?\s*(?::\s*|=\s*inject\(\s*)(?:Translate|Transloco)Service\b/g);
  return [...fields].map(([, name = '']) => name);
}

/** True for what is declared as the service of ngx-translate or Transloco, whatever its name. */
export const isNgxService = (binding: Binding | undefined): boolean => binding?.origin === ngxService;

/** `private texts: TranslateService`. */
export function isServiceType(api: Api, type: ts.TypeNode | undefined): boolean {
  return type !== undefined && api.isTypeReferenceNode(type) && isServiceName(type.typeName.getText());
}

/** `inject(TranslateService)`. */
export function isInjected(api: Api, value: ts.Expression | undefined): boolean {
  if (!value || !api.isCallExpression(value) || value.expression.getText() !== 'inject') return false;
  const [first] = value.arguments;
  return first !== undefined && api.isIdentifier(first) && isServiceName(first.text);
}

const isServiceName = (name: string) => /^(?:Translate|Transloco)Service$/.test(name);
