import type { Catalog } from '../../catalog/catalog.ts';
import { slashedPath } from '../../catalog/slashedPath.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { factsOf } from '../../formats/factsOf.ts';
import { isRegion } from '../../languages/isRegion.ts';
import { rootLanguage, sameLanguage } from '../../languages/languageTag.ts';
import { pathLanguage } from '../../languages/pathLanguage.ts';
import { say } from '../../sentences/sentence.ts';
import type { FileCheck } from '../contract/check.ts';

/** UTF-16 code units; a declaration stands near the top. */
const head = 20_000;

/** A file that says another language than its path. */
export const declaredLanguage: FileCheck = {
  scope: 'file',
  id: 'declared-language',
  severity: 'warning',
  summary: 'The file names a different language from its path',
  inSource: true,
  needsFact: 'languageDeclaration',
  *run({ catalog, sourceLanguage }) {
    const declared = declarationOf(catalog);
    const path = declared && catalog.path && pathLanguage(slashedPath(catalog.path));
    if (!declared || !path || agree(declared.language, path)) return;
    // A file may hold several languages.
    if (hasSeveralLanguages(catalog)) return;
    // A bilingual file may be named after its source.
    if (catalog.kind === 'bilingual' && sameLanguage(path, sourceLanguage)) return;
    yield {
      range: declared.range,
      message: say`The file says “${declared.language}”, its path says “${path}”`,
      data: { declared: declared.language, path },
    };
  },
};

function declarationOf(catalog: Catalog): { readonly language: string; readonly range: TextRange } | undefined {
  const { text } = catalog;
  const match = factsOf(catalog).languageDeclaration?.exec(text.slice(0, head));
  const [start, end] = match?.indices?.[1] ?? [];
  if (start === undefined || end === undefined) return undefined;
  return { language: text.slice(start, end), range: { start, end } };
}

function hasSeveralLanguages(catalog: Catalog): boolean {
  const languages = new Set<string | undefined>();
  for (const { targetLanguage } of catalog.segments) if (languages.add(targetLanguage).size > 1) return true;
  return false;
}

/** Codes that ISO 639 replaced or that name a part of another (CLDR, languageAlias). */
const aliases: Readonly<Record<string, string>> = {
  iw: 'he',
  in: 'id',
  ji: 'yi',
  jw: 'jv',
  mo: 'ro',
  tl: 'fil',
  no: 'nb',
  cmn: 'zh',
  sh: 'sr',
};

/** The region of a name, which may repeat its language and say nothing then: `ar_AR`, `no_nb`. */
function regionOf(name: string): string | undefined {
  const region = /[-_]([A-Za-z]{2}|\d{3})(?=$|[-_@])/.exec(name)?.[1]?.toLowerCase();
  const root = rootLanguage(name);
  if (region === undefined || (region !== root && aliases[root] !== region)) return region;
  return new Intl.Locale(root).maximize().region?.toLowerCase() === region ? region : undefined;
}

/**
 * True when two names may stand for the same language: a script or region is compared only where both have one that is
 * known; `sr_SP`, as old programs write it, is no other one than `sr_RS`.
 */
function agree(a: string, b: string): boolean {
  const [first, second] = [a, b].map((language) => rootLanguage(language.replace('@', '-')));
  if ((aliases[first ?? ''] ?? first) !== (aliases[second ?? ''] ?? second)) return false;
  const [one, other] = [a, b].map(regionOf);
  return one === undefined || other === undefined || one === other || !isRegion(one) || !isRegion(other);
}
