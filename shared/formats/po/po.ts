import type { Catalog, Problem } from '../../catalog/catalog.ts';
import { SegmentList } from '../../catalog/segmentList.ts';
import { encodePo } from '../../encoding/poString.ts';
import { say } from '../../sentences/sentence.ts';
import type { Format } from '../format.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { derivePo } from './poDerive.ts';
import { poEdits, poEditsTogether } from './poEdits.ts';
import { headerEntry, type PoHeader, readHeader } from './poHeader.ts';
import { poIgnore } from './poIgnore.ts';
import { poReview } from './poReview.ts';
import { scanPo } from './poScan.ts';
import { poSegments } from './poSegments.ts';

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
  tier: 'large',
  languageIds: ['po', 'gettext'],
  extensions: ['.po', '.pot'],
  shownBy: { extension: true },
  detect: (_path, head) => !isSettings(head),
  facts: {
    byteOrderMarkFault: say`The file starts with a byte order mark, which msgfmt refuses.`,
    languageDeclaration: /^"Language:[ \t]*([A-Za-z][\w@-]*)/dm,
    hasGettextHeader: true,
    reviewIsOfGuess: true,
    matchesAreEarlierSources: true,
    flagsNamePlaceholders: true,
    mayHaveAccelerators: true,
    edgeBreaksAreKept: true,
    mayBeOfPages: true,
  },
  states: ['untranslated', 'needs-review', 'translated'],
  parse: parsePo,
  encode: (content) => encodePo(content.value),
  edits: poEdits,
  editsTogether: poEditsTogether,
  ignore: poIgnore,
  review: poReview,
  derive: derivePo,
};

/** Whether a file begins with a section or a key of settings, and has nothing of gettext. */
function isSettings(head: string): boolean {
  const first = head.split(/[\r\n]+/).find((line) => /^\uFEFF?[ \t]*[^\s#;\uFEFF]/.test(line));
  if (first === undefined || !/^\uFEFF?[ \t]*(?:\[[^\]]+\][ \t]*$|[\w.-]+[ \t]*=)/.test(first)) return false;
  return !/^[ \t]*(?:#~[ \t]*)?(?:msg(?:id|str|ctxt)|domain)\b/m.test(head);
}

function parsePo(text: string, path?: string): Catalog {
  const template = path !== undefined && /\.pot$/i.test(path);
  const headerProblems: Problem[] = [];
  const table = scanPo(text);
  const first = headerEntry(table);
  const header: PoHeader = first < 0 ? {} : readHeader(table, first, headerProblems);
  const { segments, problems: segmentProblems, flagged } = poSegments(table, header, first, { template });
  const problems = [...table.problems, ...endlessComment(text), ...headerProblems, ...segmentProblems];
  const step = Math.max(1, Math.floor(segments.count / 1000));
  const sample: string[] = [];
  for (let place = 0; place < segments.count; place += step) {
    const { syntaxes, source } = segments.segment(place);
    // What a flag says of one entry says nothing of the others.
    if (!syntaxes) sample.push(source?.value ?? '');
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
    segments: new SegmentList({ maker: segments }),
    problems,
    syntaxes: syntaxes.includes('markup') ? syntaxes : [...syntaxes, 'markup'],
  };
}

/**
 * The first comment of a file whose lines end with a carriage return alone, as on old Macs. Gettext takes that for a
 * blank, so that a comment swallows what follows (`po_lex` reads it to the next line feed): msgfmt makes an empty catalog.
 */
function endlessComment(text: string): Problem[] {
  const end = text.search(/[\r\n]/);
  if (end < 0 || text.charCodeAt(end) === 0x0a || text.charCodeAt(end + 1) === 0x0a) return [];
  const comment = /(?:^|\r)(#[^\r\n]*)\r(?!\n)/.exec(text);
  if (!comment) return [];
  const start = comment.index + comment[0].indexOf('#');
  const message = say`Lines end with a carriage return alone: gettext reads everything after this comment as part of it. Save the file with LF or CR LF.`;
  const range = { start, end: start + (comment[1]?.length ?? 0) };
  return [{ id: 'syntax', range, message, severity: 'warning' }];
}
