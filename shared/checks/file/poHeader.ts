import { contentOf } from '../../catalog/catalog.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, FileCheck, FileFinding } from '../contract/check.ts';

/** UTF-16 code units; the header stands at the top. */
const head = 20_000;

const headerEntry = /^msgid\s+""[ \t]*(?:\r\n?|\n)(?:msgstr\s+"")?/m;
/** An entry of no text but its translation, wherever it stands. */
const headerElsewhere = /^msgid\s+""[ \t]*(?:\r\n?|\n)msgstr\s+""[ \t]*(?:\r\n?|\n)"[\w-]+:/m;
const charset = /^"Content-Type:(?:[^"\\]|\\.)*?charset=([^"\\\s;]*)/m;
/** What `xgettext` writes for people to replace; no program reads the other fields of a template. */
const formula = /^"Plural-Forms: (nplurals=INTEGER; plural=EXPRESSION;)/m;

/** A header of a PO file that is missing, names no character set, or leaves the plural forms open. */
export const poHeader: FileCheck = {
  scope: 'file',
  id: 'po-header',
  severity: 'warning',
  summary: 'The header of the PO file is missing or was not filled in',
  readsText: true,
  needsFact: 'hasGettextHeader',
  *run({ catalog }: CheckContext): Iterable<FileFinding> {
    if (/\.pot$/i.test(catalog.path ?? '')) return;
    const first = catalog.segments.at(0)?.range.start;
    if (first === undefined) return;
    const content = contentOf(catalog);
    const text = content.slice(0, head);
    const entry = headerEntry.exec(text);
    if (!entry || entry.index > first) {
      const message = headerElsewhere.test(content.slice(0, content.length))
        ? say`The header is not the first entry: programs guess the character set of what stands before it`
        : say`The file has no header: programs that read it guess its character set and plural forms`;
      yield { range: { start: first, end: first }, message };
      return;
    }
    const top = text.slice(0, first);
    const match = charset.exec(top);
    const entryRange = { start: entry.index, end: entry.index + entry[0].trimEnd().length };
    if (!match) yield { range: entryRange, message: say`The header names no character set: Content-Type is missing` };
    else if (match[1] === 'CHARSET' || match[1] === '') {
      const start = match.index + match[0].length - match[1].length;
      yield {
        range: { start, end: start + match[1].length },
        message: say`The character set of the header was not filled in`,
      };
    }
    const plurals = formula.exec(top);
    if (!plurals?.[1]) return;
    const end = plurals.index + plurals[0].length;
    const range = { start: end - plurals[1].length, end };
    yield { range, message: say`“${plurals[1]}” was not filled in`, severity: 'error' };
  },
};
