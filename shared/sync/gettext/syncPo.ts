import { type Catalog, errorCount } from '../../catalog/catalog.ts';
import type { Format } from '../../formats/format.ts';
import { pluralFormsOf } from '../../formats/po/pluralForms.data.ts';
import { type PoPiece, type PoPieces, poPieces } from '../../formats/po/poPieces.ts';
import { readPluralForms } from '../../formats/po/poPlural.ts';
import { type EntryLayout, untranslatedEntry } from '../../formats/po/untranslatedEntry.ts';
import { lineEdits } from '../../merge/lineEdits.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import type { Synced } from '../syncCatalog.ts';
import { guessedEntry, keptEntry, obsoleteEntry } from './entryTexts.ts';
import { headerLike, withPluralForms } from './poHeaderLines.ts';
import { similarEntries } from './similarEntries.ts';

/** How a PO file is brought to its template. */
export interface PoSyncOptions {
  /** BCP 47, of the file; it decides about plural forms where the header does not. */
  readonly language: string;
  /** Whether entries that the template does not have go for good, those that are obsolete already among them. */
  readonly prune: boolean;
  /** Whether entries that the file lacks are added. */
  readonly adds: boolean;
  /** Lowest similarity of a text whose translation serves a new one, 0 to 100. */
  readonly threshold: number;
  /** Whether somebody said that this is the template; otherwise one that lacks most of the translated entries is none. */
  readonly isCertain: boolean;
}

/** What became of a PO file. */
export interface PoSynced extends Synced {
  /** Ids of entries that got the translation of a similar text, or whose plural changed, in order: they need a review. */
  readonly fuzzy: readonly string[];
  /** Why nothing of the file was touched, in words for the user. */
  readonly leftAlone?: Sentence;
}

/**
 * Brings a PO file to its template, as msgmerge does: the entries of the template in its order, with its references,
 * extracted comments and format flags. Translations, remarks and the header stay. A new entry gets the translation of a
 * similar one, marked as fuzzy with the text that it was made for, or none. An entry that the template does not have
 * any more becomes obsolete. What does not change keeps its bytes; a new creation date alone is no change.
 *
 * @param catalog,template as parsed, of a `.po` and a `.pot` file or a `.po` file of the source language.
 * @example syncPo(po, german, template, { language: 'de', prune: false, adds: true, threshold: 75, isCertain: true }).added;
 */
export function syncPo(format: Format, catalog: Catalog, template: Catalog, options: PoSyncOptions): PoSynced {
  const lineEnd = /\r\n?|\n/.exec(catalog.text)?.[0] ?? '\n';
  const existing = poPieces(catalog.text);
  const wanted = poPieces(template.text.replace(/\r\n?|\n/g, lineEnd));
  const reason = refusal(catalog, existing) ?? refusal(template, wanted);
  if (reason) return unchanged(catalog, reason);
  const { pieces, added, fuzzy, removed, lost } = mergedPieces(existing, wanted, options, lineEnd);
  if (!options.isCertain && isStranger(existing.entries, lost)) {
    return unchanged(
      catalog,
      say`Most of its translations are not in the template that belongs to it by its name; “interline sync --template” takes one all the same.`,
    );
  }
  const join = (header: string) => {
    const bom = catalog.text.charCodeAt(0) === 0xfeff ? '\ufeff' : '';
    return bom + joined([{ text: header, was: existing.header }, ...pieces], existing, lineEnd) + existing.rest;
  };
  const before = existing.header?.text ?? '';
  const lacksForms = !existing.headerFields.forms && wanted.entries.some(({ isPlural }) => isPlural);
  const asked = lacksForms ? withPluralForms(before, options.language, lineEnd) : before;
  if (join(asked) === catalog.text) return unchanged(catalog);
  const text = join(headerLike(asked, wanted.header?.text ?? ''));
  if (errorCount(format.parse(text, catalog.path)) > errorCount(catalog)) {
    return unchanged(catalog, say`It cannot be changed without a fault; bring it to its template by msgmerge.`);
  }
  return { edits: lineEdits(catalog.text, text), text, added, removed, fuzzy, refused: new Map() };
}

const unchanged = ({ text }: Catalog, leftAlone?: Sentence): PoSynced => ({
  edits: [],
  text,
  added: [],
  removed: [],
  fuzzy: [],
  refused: new Map(),
  ...(leftAlone ? { leftAlone } : {}),
});

function refusal(catalog: Catalog, { hasDomains }: PoPieces): Sentence | undefined {
  if (errorCount(catalog) > 0) return say`There are syntax errors to be mended first.`;
  return hasDomains ? say`It has several domains, which only msgmerge brings to a template.` : undefined;
}

/** Whether a template is another file's: most of what is translated would be lost with it. */
function isStranger(entries: readonly PoPiece[], lost: number): boolean {
  return 2 * lost > entries.filter(({ isObsolete, isTranslated }) => isTranslated && !isObsolete).length;
}

/** A piece of the result, and the piece of the file that it was. */
interface ResultPiece {
  readonly text: string;
  readonly was: PoPiece | undefined;
}

function mergedPieces(existing: PoPieces, wanted: PoPieces, options: PoSyncOptions, lineEnd: string) {
  const isFromSource = wanted.entries.some(({ isTranslated }) => isTranslated);
  const layout: EntryLayout = {
    lineEnd,
    formCount: formCountOf(existing, options.language),
    withReferences: existing.entries.length === 0 || existing.entries.some(({ text }) => /^[ \t]*#:/m.test(text)),
    remarks: !isFromSource,
  };
  const asked = wanted.entries.filter(({ isObsolete }) => !isObsolete);
  const keys = new Set(asked.map(({ key }) => key));
  const byKey = new Map<string, PoPiece>();
  for (const entry of existing.entries)
    if (!byKey.has(entry.key) || byKey.get(entry.key)?.isObsolete) byKey.set(entry.key, entry);
  const similar = similarEntries(existing.entries, ({ key }) => !keys.has(key), options.threshold);
  const used = new Set<PoPiece>();
  const pieces: ResultPiece[] = [];
  const [added, fuzzy, removed]: [string[], string[], string[]] = [[], [], []];
  for (const entry of asked) {
    const same = byKey.get(entry.key);
    const guess = same && (!same.isObsolete || same.isTranslated) ? undefined : similar(entry);
    const origin = guess ?? same;
    if (!options.adds && (!same || same.isObsolete)) continue;
    if (origin) used.add(origin);
    if (same) used.add(same);
    if (guess) pieces.push({ text: guessedEntry(guess, entry, layout), was: same });
    else if (same) pieces.push({ text: keptEntry(same, entry, layout), was: same });
    else pieces.push({ text: untranslatedEntry(entry, layout), was: undefined });
    const isReview = guess !== undefined || (same?.isTranslated && same.msgidPlural !== entry.msgidPlural);
    if (isReview) fuzzy.push(entry.id);
    else if (!same || same.isObsolete) added.push(entry.id);
  }
  const old: ResultPiece[] = [];
  let lost = 0;
  for (const entry of existing.entries) {
    if (used.has(entry)) continue;
    if (entry.isTranslated && !entry.isObsolete) lost++;
    if (options.prune || !entry.isObsolete) removed.push(entry.id);
    if (options.prune) continue;
    if (entry.isObsolete) old.push({ text: entry.raw, was: entry });
    else if (entry.isTranslated) pieces.push({ text: obsoleteEntry(entry), was: undefined });
  }
  return { pieces: [...pieces, ...old], added, fuzzy, removed, lost };
}

function formCountOf({ headerFields }: PoPieces, language: string): number {
  if (headerFields.forms) return headerFields.forms.count;
  const forms = readPluralForms(pluralFormsOf(language) ?? '');
  return 'count' in forms ? forms.count : 2;
}

/** The pieces one behind the other, with the space that was between two of them, else that which is usual in the file. */
function joined(pieces: readonly ResultPiece[], { header, entries }: PoPieces, lineEnd: string): string {
  const order = [...(header ? [header] : []), ...entries];
  const before = new Map(order.map((piece, place) => [piece, order[place - 1]]));
  const usual = order[1]?.gap ?? lineEnd;
  const parts: string[] = [];
  let last: PoPiece | undefined;
  for (const { text, was } of pieces) {
    if (text === '') continue;
    const end = parts.at(-1);
    if (end !== undefined) {
      if (!/[\r\n]$/.test(end)) parts.push(lineEnd);
      parts.push(was && before.get(was) === last ? was.gap : usual);
    } else if (was && before.get(was) === undefined) parts.push(was.gap);
    parts.push(text);
    last = was;
  }
  return parts.join('');
}
