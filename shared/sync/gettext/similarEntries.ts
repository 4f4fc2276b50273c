import type { PoPiece } from '../../formats/po/poPieces.ts';
import { createMemoryIndex } from '../../memory/createMemoryIndex.ts';

/** Finds the entry whose translation may serve another text, or none. */
export type SimilarEntry = (wanted: PoPiece) => PoPiece | undefined;

/** `menu.open`, `menu_open`: a key, of which one that differs in a letter says nothing. */
const isKey = (msgid: string) => /^[\w.:/-]+$/.test(msgid) && /\w[._:/-]\w/.test(msgid);

/** So many similar texts are looked at. */
const mostCompared = 10;

/** Of single words only such as `Open` and `Open…` mean the same; `none` and `Zone` differ in a letter, too. */
function mayServe(wanted: string, other: string): boolean {
  if (/\s/.test(wanted.trim())) return true;
  const [a, b] = [wanted.toLowerCase(), other.toLowerCase()];
  return a.startsWith(b) || b.startsWith(a);
}

/**
 * Prepares the translated entries of a file for fuzzy search. Among equals one of the same context and number of forms
 * goes first, then one that the template does not have any more, then the first.
 *
 * @param isRemoved whether the template does not have an entry.
 * @param threshold lowest similarity, 0 to 100.
 */
export function similarEntries(
  entries: readonly PoPiece[],
  isRemoved: (entry: PoPiece) => boolean,
  threshold: number,
): SimilarEntry {
  const byText = new Map<string, PoPiece[]>();
  for (const entry of entries) {
    if (!entry.isTranslated || entry.msgid === '' || isKey(entry.msgid)) continue;
    const equal = byText.get(entry.msgid);
    if (equal) equal.push(entry);
    else byText.set(entry.msgid, [entry]);
  }
  const index = createMemoryIndex();
  index.add([...byText.keys()].map((text) => ({ source: text, target: text, origin: '' })));
  return (wanted) => {
    if (isKey(wanted.msgid)) return undefined;
    const rank = (entry: PoPiece) =>
      (entry.context === wanted.context ? 4 : 0) +
      (entry.isPlural === wanted.isPlural ? 2 : 0) +
      (isRemoved(entry) ? 1 : 0);
    let best: { readonly entry: PoPiece; readonly similarity: number; readonly rank: number } | undefined;
    for (const {
      entry: { source },
      similarity,
    } of index.find(wanted.msgid, threshold, mostCompared)) {
      if (!mayServe(wanted.msgid, source)) continue;
      for (const entry of byText.get(source) ?? []) {
        const candidate = { entry, similarity, rank: rank(entry) };
        const isBetter =
          !best || similarity > best.similarity || (similarity === best.similarity && candidate.rank > best.rank);
        if (isBetter) best = candidate;
      }
    }
    return best?.entry;
  };
}
