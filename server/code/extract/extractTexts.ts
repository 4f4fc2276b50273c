import { extname } from 'node:path';
import type { TextEdit, TextRange } from '../../../shared/catalog/textRange.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import type { CodeFile } from '../codeFile.ts';
import type { KeyFile, KeyIndex } from '../keyIndex.ts';
import type { CodeLibrary } from './codeLibrary.ts';
import { keyScopeOf } from './keyScopeOf.ts';
import { type ExtractedMessage, messageOf } from './messageText.ts';
import { keyStyleOf, proposeKey } from './proposeKey.ts';
import { type TakenKeys, takenKeys } from './takenKeys.ts';
import type { TextPlace } from './textPlace.ts';
import { wordsOf } from './textPlace.ts';
import { quoteOf, textPlaces } from './textPlaces.ts';
import { writeCall } from './writeCall.ts';

/** What keys are made for. */
export interface ExtractionProject {
  readonly index: KeyIndex;
  /** Every file of source code; the same list for the same code, by which is remembered what was found in it. */
  readonly code: readonly CodeFile[];
  /** The file that is extracted from, where it is newer than the one of the list. */
  readonly file?: CodeFile;
  readonly library: CodeLibrary;
  /** The keys of several source files that are extracted together; default: those of the files of texts alone. */
  readonly taken?: TakenKeys;
}

/** A key that stands for a text of the code now. */
export interface ExtractedKey {
  /** The file of texts that it is in, or belongs in; undefined where the library's own extractor makes that file. */
  readonly file: KeyFile | undefined;
  /** As the file has it: `cart.title`. */
  readonly key: string;
  readonly text: string;
  /** The entries that it takes, where it is new: the key itself, or one for each plural form. */
  readonly entries: readonly { readonly key: string; readonly text: string }[];
  /** False where the file had the text already. */
  readonly isNew: boolean;
  /** Where the text stood. */
  readonly range: TextRange;
}

/** What became of texts in a source file. Nothing is written. */
export interface Extraction {
  /** Edits of the source file. */
  readonly edits: readonly TextEdit[];
  readonly keys: readonly ExtractedKey[];
  /** Texts that stay, and why. */
  readonly left: readonly { readonly range: TextRange; readonly reason: Sentence }[];
}

/** Which texts are meant, and what they are to be called. */
export interface ExtractionWish {
  /** A selection, or the cursor; without it every text that people certainly read. */
  readonly selection?: TextRange;
  /** The key of the only text; default: one is proposed. */
  readonly key?: string;
}

/**
 * Puts calls in the place of texts. A text that a file of the source language has already gets its key; any other a new one,
 * named by the text and its place. The texts still have to be added to the file: see `addKeys`.
 *
 * @param path absolute.
 * @param text of the source file, in whose UTF-16 offsets everything is.
 * @example (await extractTexts('/app/Cart.tsx', '<b>Pay now</b>', project)).keys[0]?.key; // 'cart.payNow'
 */
export async function extractTexts(
  path: string,
  text: string,
  project: ExtractionProject,
  { selection, key: wanted }: ExtractionWish = {},
): Promise<Extraction> {
  const sourceLanguage = project.index.files[0]?.file.sourceLanguage;
  const places = chosen(await textPlaces(path, text, project.library, sourceLanguage), selection);
  const file = project.file ?? project.code.find((one) => one.path === path);
  if (file && file.blockTexts.length > 0) {
    return { edits: [], keys: [], left: places.map(({ range }) => ({ range, reason: inBlocks })) };
  }
  const edits: TextEdit[] = [];
  const keys: ExtractedKey[] = [];
  const left: { range: TextRange; reason: Sentence }[] = [];
  const taken = project.taken ?? takenKeys();
  const { index } = project;
  const neighbours = file?.uses.map(({ key }) => index.split(key)?.rest ?? key) ?? [];
  const quote = quoteOf(text);
  const keepsText =
    project.library.name === 'react-intl' && project.code.some((one) => one.text.includes('defaultMessage'));
  const isSvelte = extname(path).toLowerCase() === '.svelte';
  const isTyped = /\.[cm]?tsx?$/i.test(path);
  for (const place of places) {
    const { access, range } = place;
    const reason = 'template' in access ? access : !selection && place.isPiece ? cutByElements : undefined;
    if (reason || 'template' in access) {
      left.push({ range, reason: reason ?? cutByElements });
      continue;
    }
    const { library } = project;
    const asked = { ...access, ...(index.isDotted ? dottedAccess(index, access, file) : {}) };
    const scope = library.name === 'angular' ? undefined : keyScopeOf(project, { namespaces: asked.namespaces, path });
    const keyFile = scope?.file;
    const prefix = [scope?.group, asked.prefix].filter(Boolean).join('.');
    if (!keyFile && library.name !== 'angular') {
      left.push({ range, reason: noFile });
      continue;
    }
    const message = messageOf(place.parts, library.name, keyFile?.file.catalog.syntaxes ?? []);
    if (!message) {
      left.push({ range, reason: twoNumbers });
      continue;
    }
    const words = message.counted ? `${message.counted.one}\u0000${message.text}` : message.text;
    const same = wanted === undefined ? taken.withText(keyFile, words, prefix) : undefined;
    const key = wanted ?? same ?? proposedKey(place, message.text, prefix, path, keyFile, neighbours, taken);
    const bare = prefix === '' ? key : key.slice(prefix.length + 1);
    const [written = bare] = access.prefix === '' && index.isDotted && keyFile ? index.asked(bare, keyFile) : [bare];
    const call = writeCall({ place, access, library, key: written, message, keepsText, quote, isSvelte, isTyped });
    if ('template' in call) {
      left.push({ range, reason: call });
      continue;
    }
    const entries = entriesOf(key, message, keyFile);
    taken.add(keyFile, key, words);
    for (const entry of entries) if (entry.key !== key) taken.add(keyFile, entry.key, entry.text);
    keys.push({ file: keyFile, key, text: message.text, entries, isNew: same === undefined, range });
    addEdits(edits, [...access.edits, { range: { start: call.start, end: call.end }, newText: call.newText }]);
  }
  return { edits, keys, left };
}

/** Where the first part of a key names its file: that of the prefix, else the one that the source file asks most. */
function dottedAccess(
  index: KeyIndex,
  { prefix, namespaces }: { readonly prefix: string; readonly namespaces: readonly string[] },
  file: CodeFile | undefined,
) {
  const named = prefix === '' ? undefined : index.split(`${prefix}.`);
  if (named) return { namespaces: [named.namespace], prefix: named.rest.replace(/\.$/, '') };
  const counts = new Map<string, number>();
  for (const { key } of file?.uses ?? []) {
    const { namespace } = index.split(key) ?? {};
    if (namespace !== undefined) counts.set(namespace, (counts.get(namespace) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most && namespaces.length === 0 ? { namespaces: [most[0]] } : {};
}

const cutByElements = say`Elements cut this sentence into pieces; extract it by hand, as one text with tags.`;
const twoNumbers = say`Two numbers decide about the words of this text; extract it by hand.`;
const noFile = say`The project has no file of texts in the source language that a key could be added to.`;
const inBlocks = say`This component keeps its texts in an <i18n> block; add the text there.`;
const nested = { letters: 'camel', isGrouped: true, isFlat: false } as const;

/** The entries of a message: i18next has one for each plural form, `file_one` and `file_other`, or `file` and `file_plural`. */
function entriesOf(
  key: string,
  { text, counted }: ExtractedMessage,
  keyFile: KeyFile | undefined,
): ExtractedKey['entries'] {
  if (!counted) return [{ key, text }];
  const keys = [...(keyFile?.byKey.keys() ?? [])];
  const isOld = keys.some((other) => other.endsWith('_plural')) && !keys.some((other) => other.endsWith('_other'));
  const forms = isOld ? [key, `${key}_plural`] : [`${key}_one`, `${key}_other`];
  return forms.map((form, i) => ({ key: form, text: i === 0 ? counted.one : text }));
}

function proposedKey(
  { parts, role }: TextPlace,
  text: string,
  prefix: string,
  path: string,
  keyFile: KeyFile | undefined,
  neighbours: readonly string[],
  taken: TakenKeys,
): string {
  const style = keyFile ? keyStyleOf(keyFile) : nested;
  const ofFile = neighbours.filter((key) => !keyFile || keyFile.byKey.has(key));
  const origin = { words: wordsOf(parts), text, role, path, neighbours: ofFile, prefix };
  return proposeKey(origin, style, (key) => taken.has(keyFile, key));
}

/** The places that are meant: the smallest one around the selection, else the certain ones within it. */
function chosen(places: readonly TextPlace[], selection: TextRange | undefined): readonly TextPlace[] {
  const certain = places.filter(({ isCertain }) => isCertain);
  if (!selection) return certain;
  const { start, end } = selection;
  const around = places.filter(({ range }) => range.start <= start && end <= range.end);
  const size = ({ range }: TextPlace) => range.end - range.start;
  const [smallest] = around.sort((a, b) => size(a) - size(b));
  if (smallest) return [smallest];
  if (start === end) return [];
  const within = (all: readonly TextPlace[]) => all.filter(({ range }) => start <= range.start && range.end <= end);
  const [only, another] = within(places);
  return only && !another ? [only] : within(certain);
}

/** Adds edits; one that another text asked for as well is made once, and imports of one module are one. */
function addEdits(edits: TextEdit[], more: readonly TextEdit[]): void {
  for (const edit of more) {
    const besides = edits.findIndex((other) => importsTogether(other, edit) !== undefined);
    const joined = edits[besides] && importsTogether(edits[besides], edit);
    if (joined) {
      edits[besides] = joined;
      continue;
    }
    const isThere = edits.some(
      ({ range, newText }) =>
        range.start === edit.range.start && range.end === edit.range.end && newText === edit.newText,
    );
    if (!isThere) edits.push(edit);
  }
}

/** Two edits at one place that import names of the same module, as one; undefined for any others. */
function importsTogether(edit: TextEdit, another: TextEdit): TextEdit | undefined {
  if (edit.range.start !== another.range.start) return undefined;
  const [, names, from] = importLine.exec(edit.newText) ?? [];
  const [, more, same] = importLine.exec(another.newText) ?? [];
  if (names === undefined || more === undefined || from !== same) return undefined;
  const all = new Set([...names.split(', '), ...more.split(', ')]);
  return { range: edit.range, newText: `import { ${[...all].join(', ')} } from ${from}` };
}

const importLine = /^import \{ ([\w, ]+) \} from (['"][^'"]+['"];?\n+)$/;
