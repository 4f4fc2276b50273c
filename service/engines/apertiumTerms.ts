import type { Mode, Stage } from './apertiumModes.ts';
import type { ApertiumProcess } from './apertiumProcess.ts';
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

/**
 * One word in small letters, as names have forms of their own; and what a preposition of a Romance language joins to it,
 * which has no part in its forms.
 */
const headAndRest =
  /^(\p{Ll}+)((?: (?:a|à|al|au|con|com|da|de|del|des|di|do|du|en|em|para|per|por|pour)(?: \p{L}+)+)?)$/u;

/**
 * Reads the terms' translations, so that they can be inflected.
 *
 * @returns the terms among them that Apertium knows as a word of the target language.
 */
export async function inflectable(
  terms: ReadonlyMap<number, EngineTerm>,
  analyser: ApertiumProcess,
  known: Analyses,
): Promise<Terms> {
  const found = new Map<number, InflectedTerm>();
  for (const [id, term] of terms) {
    const [, head, rest = ''] = headAndRest.exec(term.target) ?? [];
    if (head === undefined) continue;
    let readings = known.get(head);
    if (!readings) {
      readings = analysesOf(await analyser.send(head));
      known.set(head, readings);
    }
    if (readings.length > 0) found.set(id, { ...term, head, rest });
  }
  return found;
}

/** `^carpeta/carpeta<n><f><sg>$`: what stands behind the word itself; nothing for an unknown one. */
function analysesOf(stream: string): Analysis[] {
  const [, ...readings] = (/\^([^$]*)\$/.exec(stream)?.[1] ?? '').split('/');
  return readings.filter((reading) => !/^[*@#]|\+/.test(reading)).map(readWord);
}

function readWord(word: string): Analysis {
  const at = word.indexOf('<');
  const tags = [...word.matchAll(/<([^<>]*)>/g)].map((match) => match[1] ?? '');
  return { lemma: at < 0 ? word : word.slice(0, at), tags };
}

/** Where a term begins and ends in a stream, between which its words stand. */
export const termMarks = (id: number): readonly [string, string] => [`[b${id}]`, `[e${id}]`];

/**
 * Puts the glossary's translations in the place of the dictionary's, with the number and the form that the text asks for.
 *
 * @param stream between the two halves, with {@link termMarks} around the words of each term.
 * @returns undefined where a term is not found whole, or cannot take the form that its place asks for.
 */
export function putTerms(stream: string, terms: Terms, known: Readonly<Analyses>): string | undefined {
  let written = stream;
  for (const [id, term] of terms) {
    const [open, close] = termMarks(id);
    const start = written.indexOf(open);
    const end = written.indexOf(close, start);
    if (start < 0 || end < 0) return undefined;
    const units = [...written.slice(start + open.length, end).matchAll(/\^((?:\\.|[^$\\])*)\$/g)].map(
      ([, unit = '']) => unit,
    );
    const head = units.findLast((unit) => /^[^/]*<n>/.test(unit)) ?? units.at(-1);
    const unit = head === undefined ? undefined : withTarget(head, term, known.get(term.head) ?? []);
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
  for (const { head, rest } of terms.values()) {
    const stem = head.slice(0, Math.max(3, head.length - 2));
    const forms = new RegExp(`(?<![\\p{L}\\p{M}])${stem}\\p{L}*`, 'giu');
    const count = written.reduce(
      (sum, part) => sum + (part.kind === 'text' ? (part.text.match(forms)?.length ?? 0) : 0),
      0,
    );
    if (count === 0 || (rest !== '' && count > 1)) return undefined;
    if (rest === '') continue;
    written = written.map((part) =>
      part.kind === 'text' ? { ...part, text: part.text.replace(forms, (form) => form + rest) } : part,
    );
  }
  return written;
}
