/**
 * The name that somebody probably meant: the one fewest edits away, at most a third of the name's length and one.
 *
 * @example nearest('chek', ['check', 'set']); // 'check'
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  return nearestOf(name, candidates, 1)[0];
}

/** The names that somebody may have meant, best first. Of the others, which may be a million, none is kept. */
export function nearestOf(name: string, names: Iterable<string>, limit: number): string[] {
  const wanted = name.toLowerCase();
  const most = Math.floor(wanted.length / 3) + 1;
  const best: { readonly candidate: string; readonly away: number }[] = [];
  for (const candidate of names) {
    const away = distance(wanted, candidate.toLowerCase(), most);
    if (away > most) continue;
    const place = best.findIndex((other) => other.away > away);
    best.splice(place < 0 ? best.length : place, 0, { candidate, away });
    if (best.length > limit) best.pop();
  }
  return best.map(({ candidate }) => candidate);
}

/**
 * The keys that somebody may have meant, best first. Behind the groups that a key shares with another they are compared
 * alone: `cart.total` is not nearly `cart.empty` for all that both begin with.
 *
 * @example nearestKeys('cart.titel', ['cart.title', 'cart.close'], 3); // ['cart.title']
 */
export function nearestKeys(key: string, keys: Iterable<string>, limit: number): string[] {
  return nearestOf(key, keys, 4 * limit)
    .filter((candidate) => {
      const shared = sharedGroups(key, candidate);
      return isMisspelt(key.slice(shared), candidate.slice(shared));
    })
    .slice(0, limit);
}

/** Whether one name is the other with slips of the pen: where both have as many words, in each of them, else beside those they share. */
function isMisspelt(name: string, meant: string): boolean {
  const [words = [], others = []] = [name, meant].map((one): string[] => [
    ...(one.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|[^\p{L}\s._-]+|\p{Lo}+/gu) ?? []),
  ]);
  if (words.length !== others.length) {
    const isShared = (word: string | undefined, other: string | undefined) =>
      word !== undefined && word.toLowerCase() === other?.toLowerCase();
    while (isShared(words[0], others[0])) for (const all of [words, others]) all.shift();
    while (isShared(words.at(-1), others.at(-1))) for (const all of [words, others]) all.pop();
    return nearest(words.join(''), [others.join('')]) !== undefined;
  }
  return words.every((word, i) => isSlip(word.toLowerCase(), (others[i] ?? '').toLowerCase()));
}

/** A short word with another first letter is another word: “Text” for “Next”. */
function isSlip(word: string, meant: string): boolean {
  const most = Math.max(1, Math.floor(word.length / 3));
  if (word.length < 5 && word !== meant && word[0] !== meant[0] && word[0] !== meant[1]) return false;
  return distance(word, meant, most) <= most;
}

/** How much of two keys is the same up to a dot, in UTF-16 code units. */
function sharedGroups(a: string, b: string): number {
  let end = 0;
  for (let offset = 0; offset < a.length && a[offset] === b[offset]; offset++) if (a[offset] === '.') end = offset + 1;
  return end;
}

/** Edits (insert, delete, replace, swap of neighbours) between two names; more than `most` is not counted out. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
