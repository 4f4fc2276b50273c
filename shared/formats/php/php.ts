import type { Catalog } from '../../catalog/catalog.ts';
import type { MessageSyntax, Segment } from '../../catalog/segment.ts';
import { inUsualFolders } from '../../languages/localePath.ts';
import type { TreeNotation } from '../entryTree/entryTree.ts';
import { treeCatalog } from '../entryTree/treeCatalog.ts';
import { treeEdits, treeIgnore } from '../entryTree/treeEdits.ts';
import { treeDerive, treeInsert } from '../entryTree/treeInsert.ts';
import { treeOutline } from '../entryTree/treeOutline.ts';
import type { Format } from '../format.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { keysAsTexts } from '../keysAsTexts.ts';
import { lineEndOf } from '../lines.ts';
import { readPhp } from './phpEntries.ts';
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
  // Names of fields, which Laravel puts into messages of validation: a language that needs none has none.
  facts: {
    orderIsFree: true,
    mayBeOfPages: true,
    textTakesNumber: true,
    // Laravel shows the key of an empty text (`$line ?: $key`), and the text of its fallback language where there is no entry.
    emptyIsShown: true,
    mayAdd: (id) => /^(?:validation\.)?attributes\./.test(id),
  },
  states: ['untranslated', 'translated'],
  discovered: 'in-locale-folder',
  detect: (_path, head) => isLanguageFile(head),
  parse: parsePhp,
  ownSource: (catalog) => {
    const [, name] = /^(\w+)\./.exec(catalog.segments.at(0)?.id ?? '') ?? [];
    const isAssigned = name !== undefined && new RegExp(`\\$${name}\\s*=[^>]`).test(catalog.text.slice(0, head));
    const keys = keysAsTexts(catalog, isAssigned ? `${name}.` : '')?.filter((key) => /^['"]/.test(key));
    const entries = keys?.map((key) => `${key} => ${key}`).join(', ');
    return keys && `<?php ${isAssigned ? `$${name} =` : 'return'} [${entries}];`;
  },
  encode: (content, { target }, { text }) =>
    encodePhp(content, target ? text.charAt(target.range.start - 1) : "'", lineEndOf(text, undefined)),
  edits: (catalog, segment, change) => treeEdits(notation, catalog, segment, change),
  ignore: treeIgnore,
  outline: (texts, isFlat, { text }) => treeOutline(notation, text, texts, isFlat),
  insert: (catalog, entries) => treeInsert(notation, catalog, entries),
  derive: (source, _language, translations) => treeDerive(notation, source, translations),
};

/** UTF-16 code units in which a file begins its array, behind a licence. */
const head = 8192;

const notation: TreeNotation = {
  read: readPhp,
  encode: (content, quote, text) => encodePhp(content, quote, lineEndOf(text, undefined)),
  isDelicate,
  rootSign: ';',
  signs: { lead: '<?php ', open: '[', close: ']', sign: ' =>' },
};

/** Whether the start of a file has texts in arrays and nothing that a program does. */
function isLanguageFile(head: string): boolean {
  if (!/^\uFEFF?\s*<\?php\b/i.test(head)) return false;
  const { leaves, root, isProgram } = readPhp(head);
  // A long licence at the top leaves nothing to see.
  return !isProgram && (leaves.length > 0 || (head.length >= 4096 && root.entries.length === 0));
}

function parsePhp(text: string, path?: string): Catalog {
  return treeCatalog(text, readPhp(text), {
    format: 'php',
    path,
    reader: 'PHP',
    slot: phpSlot,
    syntaxes: syntaxesOf,
  });
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
