import type { Catalog, Problem } from '../../catalog/catalog.ts';
import type { Format } from '../format.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { poEdits, poEditsTogether } from './poEdits.ts';
import { headerEntry, type PoHeader, readHeader } from './poHeader.ts';
import { poIgnore } from './poIgnore.ts';
import { scanPo } from './poScan.ts';
import { poSegments } from './poSegments.ts';
import { encodePo } from './poString.ts';

/**
 * Gettext catalogs, PO and POT (gettext manual, “The Format of PO Files”). The id of a segment is its msgid, behind
 * its context and `|` where it has one; each plural form is a segment, `msgid[0]`.
 *
 * @example po.parse('msgctxt "menu"\nmsgid "Open"\nmsgstr "Öffnen"\n').segments[0]?.id; // 'menu|Open'
 */
export const po: Format = {
  id: 'po',
  name: 'Gettext PO',
  kind: 'bilingual',
  languageIds: ['po', 'gettext'],
  extensions: ['.po', '.pot'],
  states: ['untranslated', 'needs-review', 'translated'],
  parse: parsePo,
  encode: (content) => encodePo(content.value),
  edits: poEdits,
  editsTogether: poEditsTogether,
  ignore: poIgnore,
};

function parsePo(text: string, path?: string): Catalog {
  const template = path !== undefined && /\.pot$/i.test(path);
  const headerProblems: Problem[] = [];
  const table = scanPo(text);
  const first = headerEntry(table);
  const header: PoHeader = first < 0 ? {} : readHeader(table, first, template, headerProblems);
  const { segments, problems: found } = poSegments(table, header, first, { template });
  const problems = [...table.problems, ...headerProblems, ...found];
  const flagged = segments.some((segment) => segment.syntaxes);
  const step = Math.max(1, Math.floor(segments.length / 1000));
  const sample: string[] = [];
  for (let i = 0; i < segments.length; i += step) {
    // What a flag says of one entry says nothing of the others.
    if (!segments[i]?.syntaxes) sample.push(segments[i]?.source?.value ?? '');
  }
  const guessed = guessSyntaxes(sample);
  const syntaxes = flagged ? guessed.filter((syntax) => syntax !== 'printf') : guessed;
  return {
    format: 'po',
    kind: 'bilingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(header.sourceLanguage ? { sourceLanguage: header.sourceLanguage } : {}),
    ...(header.language ? { targetLanguage: header.language } : {}),
    segments,
    problems,
    syntaxes: syntaxes.includes('markup') ? syntaxes : [...syntaxes, 'markup'],
  };
}
