import { type HunspellFactory, loadModule } from 'hunspell-asm';

/** Tells the words of one language. */
export interface Speller {
  isWord(word: string): boolean;
  /** What a word that is none may have been, the likeliest first. Takes up to a second. */
  suggest(word: string): readonly string[];
  /** Lower-case letters that its words have. */
  readonly letters: ReadonlySet<string>;
}

/** Letters that stand in fewer of the words looked at than this are of foreign names. */
const leastUse = 20;
/** Characters of the list of words that are looked at for letters. */
const looked = 400_000;

let factory: Promise<HunspellFactory> | undefined;

/**
 * Reads a dictionary into Hunspell, compiled to WebAssembly, which is loaded with the first one. Takes half a second to
 * two, so in a worker.
 *
 * @param aff the bytes of the dictionary's rules, `dic` of its words.
 */
export async function loadSpeller({ aff, dic }: { aff: Uint8Array; dic: Uint8Array }): Promise<Speller> {
  factory ??= loadModule();
  const hunspell = await factory;
  // Hunspell is given UTF-8 alone: dictionaries of the system may be in another encoding, and say so
  const declared = /^\s*SET\s+(\S+)/m.exec(new TextDecoder('latin1').decode(aff))?.[1] ?? 'ISO8859-1';
  const decoder = new TextDecoder(declared.replace(/^ISO(?=\d)/i, 'ISO-'));
  const rules = decoder.decode(aff).replace(/^\s*SET\s+\S+/m, 'SET UTF-8');
  const words = decoder.decode(dic);
  const encoder = new TextEncoder();
  const checker = hunspell.create(
    hunspell.mountBuffer(encoder.encode(rules)),
    hunspell.mountBuffer(encoder.encode(words)),
  );
  return {
    isWord: (word) => checker.spell(word),
    suggest: (word) => checker.suggest(word),
    letters: lettersOf(words),
  };
}

function lettersOf(words: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const step = Math.max(1, Math.ceil(words.length / looked));
  let index = 0;
  for (const line of words.split('\n')) {
    if (index++ % step !== 0) continue;
    for (const letter of new Set(line.split('/')[0])) {
      if (/\p{Ll}/u.test(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  }
  // In a short list no letter is rare.
  const least = index < 5000 ? 1 : leastUse;
  return new Set([...counts].filter(([, count]) => count >= least).map(([letter]) => letter));
}
