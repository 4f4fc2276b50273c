import type { Mode, Stage } from './apertiumModes.ts';
import type { EnginePart, EngineTerm } from './engine.ts';

/** A reading of a word by Apertium's analyser: `carpeta`, `['n', 'f', 'sg']`. */
interface Analysis {
  readonly lemma: string;
  readonly tags: readonly string[];
}

/** Readings of words of the target language, by word: none of one that Apertium does not know. */
export type Analyses = Map<string, readonly Analysis[]>;

/** A term whose translation can be inflected. */
export interface InflectedTerm extends EngineTerm {
  /** What takes the forms: `clave`. */
  readonly head: string;
  /** What stays as it is behind it: ` de acceso`. */
  readonly rest: string;
  /** What stands behind each of its forms instead, where adjectives agree: ` compartidas` behind `carpetas`. */
  readonly agreeing?: ReadonlyMap<string, string>;
}

/** What reads and writes words of the target language. Both take and give Apertium's stream format. */
export interface TermWords {
  analyse(words: string): Promise<string>;
  /** Absent where the mode has no such program. */
  readonly generate?: ((stream: string) => Promise<string>) | undefined;
}

/** The words of a text that a glossary translates, by the id of their mark. */
export type Terms = ReadonlyMap<number, InflectedTerm>;

/**
 * A mode in two: up to the dictionary that gives each word its translation, and what brings the translations into order
 * and form. In between stands the place where a glossary can have its say.
 *
 * @returns one part alone for a mode without such a dictionary.
 */
export function halvesOf(mode: Mode): readonly [Mode, Mode?] {
  const { name, stages } = mode;
  const dictionary = stages.findIndex(({ program, args }) => program === 'lt-proc' && args.includes('-b'));
  const choice = stages[dictionary + 1]?.program === 'lrx-proc' ? 1 : 0;
  const cut = dictionary + choice + 1;
  if (dictionary < 0 || cut >= stages.length) return [mode];
  return [
    { ...mode, name: `${name}, words`, stages: stages.slice(0, cut) },
    { ...mode, name: `${name}, sentences`, stages: stages.slice(cut) },
  ];
}

/** The program that reads words of the target language, which the opposite direction begins with. */
export function analyserOf(modes: readonly Mode[], { direction: { source, target } }: Mode): Stage | undefined {
  const opposite = modes.find(({ direction }) => direction.source === target && direction.target === source);
  const first = opposite?.stages[0];
  return first?.program === 'lt-proc' && !first.args.includes('-b') && !first.args.includes('-g') ? first : undefined;
}

/** The program that writes words of the target language. */
export function generatorOf({ stages }: Mode): Stage | undefined {
  return stages.find(({ program, args }) => program === 'lt-proc' && args.some((arg) => arg.endsWith('.autogen.bin')));
}

/**
 * One word in small letters, as names have forms of their own; and what a preposition of a Romance language joins to it,
 * which has no part in its forms.
 */
const headAndRest =
  /^(\p{Ll}+)((?: (?:a|à|al|au|con|com|da|de|del|des|di|do|du|en|em|para|per|por|pour)(?: \p{L}+)+)?)$/u;
/** A noun in small letters and what may agree with it: `carpeta compartida`. */
const words = /^\p{Ll}+(?: \p{Ll}+){1,3}$/u;

/**
 * Reads the terms' translations, so that they can be inflected.
 *
 * @returns the terms among them that Apertium knows as a word of the target language.
 */
export async function inflectable(
  terms: ReadonlyMap<number, EngineTerm>,
  programs: TermWords,
  analyses: Analyses,
): Promise<Terms> {
  const read = async (word: string): Promise<readonly Analysis[]> => {
    const readings = analyses.get(word) ?? analysesOf(await programs.analyse(word));
    analyses.set(word, readings);
    return readings;
  };
  const usable = new Map<number, InflectedTerm>();
  for (const [id, term] of terms) {
    const [, head, rest = ''] = headAndRest.exec(term.target) ?? [];
    if (head !== undefined) {
      if ((await read(head)).length > 0) usable.set(id, { ...term, head, rest });
    } else if (programs.generate && words.test(term.target)) {
      const agreeing = await formsOf(term.target.split(' '), read, programs.generate);
      if (agreeing) usable.set(id, { ...term, ...agreeing });
    }
  }
  return usable;
}

/**
 * Both numbers of a noun and its adjectives and participles.
 *
 * @returns undefined where Apertium does not know the words, or they do not agree as they are.
 */
async function formsOf(
  [head = '', ...others]: readonly string[],
  read: (word: string) => Promise<readonly Analysis[]>,
  generate: (stream: string) => Promise<string>,
): Promise<Pick<InflectedTerm, 'head' | 'rest' | 'agreeing'> | undefined> {
  const noun = (await read(head)).find(({ tags }) => tags[0] === 'n');
  if (!noun) return undefined;
  const [gender, number] = [genders, numbers].map((set) => noun.tags.find((tag) => set.has(tag)));
  const phrase = [noun];
  for (const other of others) {
    const reading = (await read(other)).find(
      ({ tags }) =>
        (tags[0] === 'adj' || tags.includes('pp')) &&
        (tags.includes(gender ?? '') || tags.includes('mf')) &&
        tags.includes(number ?? ''),
    );
    if (!reading) return undefined;
    phrase.push(reading);
  }
  const agreeing = new Map<string, string>();
  for (const wanted of ['sg', 'pl']) {
    const stream = phrase.map(({ lemma, tags }) => {
      const numbered = tags.map((tag) => `<${tag === 'sg' || tag === 'pl' ? wanted : tag}>`);
      return `^${lemma}${numbered.join('')}$`;
    });
    // the program holds words back until something else follows
    const [form = '', ...rest] = (await generate(`${stream.join(' ')}.[]`)).replace(/\.\[\]$/, '').split(' ');
    agreeing.set(form, rest.map((word) => ` ${word}`).join(''));
  }
  const rest = ` ${others.join(' ')}`;
  // of two equal forms nobody can say which one it is
  return agreeing.size === 2 && agreeing.get(head) === rest ? { head, rest, agreeing } : undefined;
}

/** `^carpeta/carpeta<n><f><sg>$`: what stands behind the word itself; nothing for an unknown one. */
function analysesOf(stream: string): Analysis[] {
  const [, ...readings] = (/\^([^$^]*)\$/.exec(stream)?.[1] ?? '').split('/');
  return readings.filter((reading) => !/^[*@#]|\+/.test(reading)).map(readWord);
}

function readWord(word: string): Analysis {
  const tagsStart = word.indexOf('<');
  const tags = [...word.matchAll(/<([^<>]*)>/g)].map((match) => match[1] ?? '');
  return { lemma: tagsStart < 0 ? word : word.slice(0, tagsStart), tags };
}

/** Where a term begins and ends in a stream, between which its words stand. */
export const termMarks = (id: number): readonly [string, string] => [`[b${id}]`, `[e${id}]`];

/**
 * Puts the glossary's translations in the place of the dictionary's, with the number and the form that the text asks for.
 *
 * @param stream between the two halves, with {@link termMarks} around the words of each term.
 * @returns undefined where a term is not found whole, or cannot take the form that its place asks for.
 */
export function putTerms(stream: string, terms: Terms, analyses: Readonly<Analyses>): string | undefined {
  let written = stream;
  for (const [id, term] of terms) {
    const [open, close] = termMarks(id);
    const start = written.indexOf(open);
    const end = written.indexOf(close, start);
    if (start < 0 || end < 0) return undefined;
    const units = [...written.slice(start + open.length, end).matchAll(/\\.|\^((?:\\.|[^$^\\])*)\$/g)].flatMap(
      ([, unit]) => unit ?? [],
    );
    const head = units.findLast((unit) => /^[^/]*<n>/.test(unit)) ?? units.at(-1);
    const unit = head === undefined ? undefined : withTarget(head, term, analyses.get(term.head) ?? []);
    if (unit === undefined) return undefined;
    written = `${written.slice(0, start)}^${unit}$${written.slice(end + close.length)}`;
  }
  return written;
}

const genders: ReadonlySet<string> = new Set(['m', 'f', 'mf', 'nt', 'ut', 'GD', 'mfn']);
const numbers: ReadonlySet<string> = new Set(['sg', 'pl', 'sp', 'ND']);

/** `folder<n><pl>/lima<n><f><pl>` with another translation: what the source is decides on the form. */
function withTarget(unit: string, term: InflectedTerm, readings: readonly Analysis[]): string | undefined {
  const [from = '', to = ''] = unit.split('/');
  const source = readWord(from.replace(/^\*/, ''));
  const there = readWord(to.replace(/^[*@#]/, ''));
  const kind = source.tags[0] ?? '';
  const capital = /^\p{Lu}/u.test(term.written);
  const write = (lemma: string, tags: readonly string[]) =>
    `${capital ? lemma.charAt(0).toUpperCase() + lemma.slice(1) : lemma}${tags.map((tag) => `<${tag}>`).join('')}`;
  const same = readings.find(
    ({ lemma, tags }) => lemma === term.head && tags[0] === kind && (kind === 'vblex' || kind === 'adj'),
  );
  if (same && there.tags[0] === kind) {
    if (kind === 'vblex' && !same.tags.includes('inf')) return undefined;
    const tags = there.tags.filter((tag) => kind !== 'adj' || tag !== 'mf');
    if (kind === 'adj' && same.tags.includes('mf')) tags.splice(1, 0, 'mf');
    return `${from}/${write(same.lemma, tags)}`;
  }
  const noun = readings.find(({ tags }) => tags[0] === 'n');
  if (!noun) return undefined;
  const gender = noun.tags.find((tag) => genders.has(tag));
  // The term as the glossary has it takes the number of its translation (“settings”: “ajustes”, “data”: “datos”).
  const asWritten = term.written.toLowerCase() === term.source.toLowerCase();
  const number = asWritten
    ? noun.tags.find((tag) => numbers.has(tag))
    : (source.tags.find((tag) => numbers.has(tag)) ?? 'pl');
  if (gender === undefined || number === undefined) return undefined;
  return `${source.lemma}<n><${number}>/${write(noun.lemma, ['n', gender, number])}`;
}

/**
 * Completes the terms of a translation: what belongs behind their heads.
 *
 * @returns undefined where a head is not there, or nobody can say which of several it is.
 */
export function completed(parts: readonly EnginePart[], terms: Terms): readonly EnginePart[] | undefined {
  let written = parts;
  for (const { head, rest, agreeing } of terms.values()) {
    const stem = head.slice(0, Math.max(3, head.length - 2));
    const forms = new RegExp(`(?<![\\p{L}\\p{M}])${stem}\\p{L}*`, 'giu');
    const count = written.reduce(
      (sum, part) => sum + (part.kind === 'text' ? (part.text.match(forms)?.length ?? 0) : 0),
      0,
    );
    if (count === 0 || (rest !== '' && count > 1)) return undefined;
    if (rest === '') continue;
    const isForm = (form: string) => !agreeing || agreeing.has(form.toLowerCase());
    if (!written.every((part) => part.kind === 'mark' || (part.text.match(forms) ?? []).every(isForm)))
      return undefined;
    const withRest = (form: string) => form + (agreeing?.get(form.toLowerCase()) ?? rest);
    written = written.map((part) =>
      part.kind === 'text' ? { ...part, text: part.text.replace(forms, withRest) } : part,
    );
  }
  return written;
}
