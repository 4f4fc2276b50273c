import { type Catalog, type Problem, type SegmentChange, uniqueIds } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { ignoredIn, ignoreNote } from '../../catalog/ignoreNote.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { MessageSyntax, Segment } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { inUsualFolders } from '../../languages/localePath.ts';
import { indentBefore } from '../../xml/indentBefore.ts';
import type { Format } from '../format.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { remarks } from '../hashComments.ts';
import { keysAsTexts } from '../keysAsTexts.ts';
import { lineEndOf } from '../lines.ts';
import { literalSlot } from '../slot.ts';
import { commentLines } from './phpComments.ts';
import { readPhp } from './phpEntries.ts';
import { phpDerive, phpInsert } from './phpInsert.ts';
import { encodePhp, isDelicate, phpSlot } from './phpText.ts';

/**
 * PHP language files, one language a file, as Laravel, CodeIgniter, phpBB and others have them: an array that is returned
 * (`lang/de/messages.php`), or assignments to one (`$lang['title'] = 'Titel';`). Each text is a segment; its id is the path
 * of its keys. PHP is read, never run: what code puts together is shown and not edited.
 *
 * @example php.parse("<?php return ['menu' => ['open' => 'Öffnen']];").segments[0]?.id; // 'menu.open'
 */
export const php: Format = {
  id: 'php',
  name: 'PHP language file',
  kind: 'monolingual',
  languageIds: ['php'],
  extensions: ['.php'],
  sharesCode: true,
  shownBy: { paths: [inUsualFolders('.php'), '**/{Language,Locale}/*/*.php'] },
  facts: { orderIsFree: true },
  states: ['untranslated', 'translated'],
  discovered: 'in-locale-folder',
  detect: (_path, head) => isLanguageFile(head),
  parse: parsePhp,
  ownSource: (catalog) => {
    const keys = keysAsTexts(catalog)?.filter((key) => /^['"]/.test(key));
    return keys && `<?php return [${keys.map((key) => `${key} => ${key}`).join(', ')}];`;
  },
  encode: (content, { target }, { text }) =>
    encodePhp(content, target ? text.charAt(target.range.start - 1) : "'", lineEndOf(text, undefined)),
  edits: phpEdits,
  ignore: ({ text }, { range: { start } }, check) => {
    const indent = indentBefore(text, start);
    const newText = indent ? `// ${ignoreNote(check)}${indent}` : `/* ${ignoreNote(check)} */ `;
    return [{ range: { start, end: start }, newText }];
  },
  insert: phpInsert,
  derive: phpDerive,
};

/** Whether the start of a file has texts in arrays and nothing that a program does. */
function isLanguageFile(head: string): boolean {
  if (!/^\uFEFF?\s*<\?php\b/i.test(head)) return false;
  const { leaves, root, isProgram } = readPhp(head);
  // A long licence at the top leaves nothing to see.
  return !isProgram && (leaves.length > 0 || (head.length >= 4096 && root.entries.length === 0));
}

function parsePhp(text: string, path?: string): Catalog {
  const { leaves, problems: faults } = readPhp(text);
  const problems: Problem[] = [...faults];
  const unique = uniqueIds();
  const segments = leaves.map((entry): Segment => {
    const id = unique(entry.id);
    if (id !== entry.id) {
      const message = `The key “${entry.id}” appears twice; PHP sees only the last one.`;
      problems.push({ id: 'duplicate-id', range: entry.keyRange, message, severity: 'warning' });
    }
    const comments = commentLines(text, entry);
    const target = Array.isArray(entry.value)
      ? phpSlot(text, entry.value)
      : literalSlot(text, entry.code ?? entry.keyRange);
    return {
      id,
      range: { start: entry.start, end: entry.end },
      idRange: entry.keyRange,
      target,
      state: target.value === '' ? 'untranslated' : 'translated',
      translatable: !entry.code,
      notes: remarks(comments),
      matches: [],
      ignored: ignoredIn(comments),
    };
  });
  return {
    format: 'php',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments: segmentList(segments),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: syntaxesOf(segments),
  };
}

const interval = /(?:^|\|)\s*(?:\{\s*-?\d+\s*\}|[[\]]\s*(?:-?\d+|\*)\s*,\s*(?:-?\d+|\*)\s*[[\]])/g;
const parameter = /(?<![\p{L}\p{N}_:/[]):[A-Za-z][A-Za-z_]{1,40}(?![\p{L}\p{N}_:])/u;

/** What the texts show; those of Laravel have `:name` and forms in front of which numbers stand. */
function syntaxesOf(segments: readonly Segment[]): readonly MessageSyntax[] {
  const values = segments.slice(0, 2000).map(({ target }) => target?.value ?? '');
  const plain = values.map((value) => value.replace(interval, ''));
  const isLaravel = values.some((value, i) => value !== plain[i] || parameter.test(value));
  const shown = guessSyntaxes(plain);
  return isLaravel ? ['laravel', ...shown] : shown;
}

function phpEdits(
  { text }: Catalog,
  { id, target, translatable }: Segment,
  { content }: SegmentChange,
): readonly TextEdit[] {
  if (!content || !target || content.value === target.value) return [];
  if (!translatable) throw new EditRefused(`“${id}” is put together by code: edit it by hand.`);
  const { start, end } = target.range;
  const quote = text.charAt(start - 1);
  if (text[end] !== quote) throw new EditRefused('The text has no closing quote; repair the file first.');
  const lineEnd = lineEndOf(text, undefined);
  const raw = target.codes.reduce(
    (left, code) => left.replace(target.value.slice(code.start, code.end), ''),
    text.slice(start, end),
  );
  if (isDelicate(raw, quote)) return [{ range: target.range, newText: encodePhp(content, quote, lineEnd) }];
  const edit = minimalEdit(target, content, (part) => encodePhp(part, quote, lineEnd));
  return edit ? [edit] : [];
}
