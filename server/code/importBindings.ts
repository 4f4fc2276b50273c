import { inLocaleFolder } from '../../shared/languages/localePath.ts';
import type { Binding } from './bindings.ts';
import type { Api, ts } from './codeParsers.mjs';

/** Names of functions that ask for texts. */
export const functionNames = /^\$?(?:t|tc|te)$/;
/** Neither in a namespace nor below a prefix. */
export const plain: Pick<Binding, 'namespaces' | 'prefix'> = { namespaces: [], prefix: '' };

const i18nModules = /i18n|intl|locale|lang|transl|polyglot/i;
/** What marks a key for ngx-translate's and Transloco's extractors, or gives its text outside of classes. */
const ngxFunctions = /^(?:_|marker|translate|translateObject|translateSignal|translateObjectSignal)$/;
const ngxModules = /ngx-translate|transloco/;
/** Modules that Paraglide makes of the texts of inlang: each is a function there. */
export const paraglideModule = /(?:^|[\\/])paraglide[\\/]messages(?:[\\/]_index)?(?:\.[cm]?[jt]s)?$/;
/** The origin of an object of such functions. */
export const ofParaglide = 'paraglide';

/** Declares what a statement of a script imports. */
export function declareImports(
  api: Api,
  clause: ts.ImportClause | undefined,
  from: string,
  declare: (name: string, binding: Binding) => void,
): void {
  const kind = i18nModules.test(from) ? 'function' : 'other';
  const module = from.replace(/^.*\/|\.[cm]?[jt]sx?$/g, '');
  const bound = clause?.namedBindings;
  const whole = [clause?.name, bound && api.isNamespaceImport(bound) ? bound.name : undefined];
  for (const one of [...whole, ...(bound && api.isNamedImports(bound) ? bound.elements : [])]) {
    if (!one) continue;
    const isWhole = api.isIdentifier(one);
    const name = isWhole ? one.text : one.name.text;
    const imported = (!isWhole && one.propertyName?.text) || name;
    const isNgx = ngxModules.test(from) && ngxFunctions.test(imported);
    const ofKind = isNgx ? 'function' : functionNames.test(name) ? kind : 'other';
    const texts = importedTexts(from, name, isWhole);
    declare(name, texts ?? { ...plain, kind: ofKind, origin: `${imported}@${module}` });
  }
}

/**
 * What an import of texts stands for: a JSON file among translations, the messages of Paraglide, also where a module of the
 * project hands them on as `m`.
 *
 * @param name what the file calls it.
 * @param isWhole true for a default or a namespace import.
 */
function importedTexts(module: string, name: string, isWhole: boolean): Binding | undefined {
  const texts: Binding = { ...plain, kind: 'texts' };
  if (paraglideModule.test(module)) return isWhole || name === 'm' ? { ...texts, origin: ofParaglide } : undefined;
  if (name === 'm' && /i18n|intl|paraglide/i.test(module)) return { ...texts, origin: ofParaglide };
  return isWhole && module.endsWith('.json') && inLocaleFolder(module) ? texts : undefined;
}
