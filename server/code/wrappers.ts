import { addTo } from '../../shared/catalog/addTo.ts';
import { withPauses } from '../withPauses.ts';
import type { CodeFile, DynamicKey } from './codeFile.ts';
import { isTestCode } from './isTestCode.ts';
import type { KeyIndex } from './keyIndex.ts';
import { isLikeKey } from './keyNames.ts';
import { ngxMethods, serviceFields } from './ngxService.ts';

/** Names of functions that give texts: of those plain words count as keys, too. */
const telling = /transl|i18n|intl|(?:local|global)i[sz]e|(?:^|\.)\$?_*t[ce]?(?:$|@)|gettext|getstring/i;
/** Different keys that a function is called with before it counts; fewer where its name tells. */
const fewestKeys = 5;
const fewestTelling = 3;
/** The least part of its literal arguments that are keys. */
const leastShare = 0.8;

/**
 * The functions of a project which ask for texts though no library says so: `useTranslate()` for what such a call gives,
 * `say@texts` for an import, `texts.say` for a method. Nearly all their literal arguments are keys of the source files.
 */
export async function wrappersOf(code: readonly CodeFile[], index: KeyIndex): Promise<ReadonlySet<string>> {
  const keysByFunction = new Map<string, Set<string>>();
  for await (const { path, possible } of withPauses(code)) {
    if (isTestCode(path)) continue;
    for (const [name, { uses }] of possible) {
      for (const { key } of uses) addTo(keysByFunction, name, key);
    }
  }
  const wrappers = new Set(await servicesOf(code, keysByFunction.keys()));
  for await (const [name, asked] of withPauses(keysByFunction)) {
    const isTelling = telling.test(name);
    const existing = [...asked].filter((key) => index.exactly(key).length > 0);
    const telltale = isTelling ? existing : existing.filter(isLikeKey);
    if (telltale.length < (isTelling ? fewestTelling : fewestKeys)) continue;
    if (existing.length >= asked.size * leastShare) wrappers.add(name);
  }
  return wrappers;
}

/** Methods of fields that any class of the project has the service of ngx-translate in: a class may take it from its base. */
async function servicesOf(code: readonly CodeFile[], names: Iterable<string>): Promise<readonly string[]> {
  const fields = new Set<string>();
  for await (const { text } of withPauses(code)) {
    if (text.includes('Service')) for (const field of serviceFields(text)) fields.add(field);
  }
  return [...names].filter((name) => {
    const [field = '', method = ''] = name.split('.');
    return fields.has(field) && ngxMethods.test(method);
  });
}

/** Source files with the calls of such functions among their own; what these hand on is what they are called with. */
export function withWrappers(code: readonly CodeFile[], wrappers: ReadonlySet<string>): readonly CodeFile[] {
  const names = new Set([...wrappers].map((name) => name.replace(/@.*$|\(\).*$/, '').replace(/^.*\./, '')));
  const isHandedOn = ({ givenTo }: DynamicKey) => givenTo?.some((name) => names.has(name));
  return code.map((file) => {
    const calls = [...file.possible].flatMap(([name, byName]) => (wrappers.has(name) ? [byName] : []));
    if (calls.length === 0 && !file.dynamic.some(isHandedOn)) return file;
    const uses = [...file.uses, ...calls.flatMap((call) => call.uses)];
    uses.sort((a, b) => a.range.start - b.range.start);
    const dynamic = [...file.dynamic, ...calls.flatMap((call) => call.dynamic)].filter((one) => !isHandedOn(one));
    return { ...file, uses, dynamic };
  });
}
