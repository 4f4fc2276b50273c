import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import type { Direction, Engine, EnginePart, EngineResult, EngineText } from './engine.ts';
import { hasWords } from './engineText.ts';
import { packedJson } from './packedJson.ts';
import { endPhrase, phraseText, restoreCase } from './phraseText.ts';

/** One phrase as the memory has it. */
interface Phrase {
  readonly source: string;
  readonly target: string;
}

/** Likeness of a text that the memory has to the letter, and of one that differs in case or final punctuation. */
const same = 95;
const nearly = 90;

/**
 * The phrase memory: interface strings of English and other languages that `scripts/buildPhrases.mjs` collected from
 * locale packages. It knows texts and translates nothing, so its answers are matches below 100 that a person confirms.
 * A language is loaded when it is first asked for.
 *
 * @param folder with `index.json` and `<language>.json.br`; where it is absent the engine knows nothing.
 */
export function phrases(folder: string): Engine {
  const index = readIndex(folder);
  const loaded = new Map<string, Promise<ReadonlyMap<string, readonly Phrase[]>>>();

  const roots = new Set(Object.keys(index).map((code) => code.split('-')[0] as string));
  const directions = [...roots].flatMap((root): Direction[] => [
    { source: 'en', target: root },
    { source: root, target: 'en' },
  ]);

  const load = (language: string, reverse: boolean): Promise<ReadonlyMap<string, readonly Phrase[]>> => {
    const name = `${language}${reverse ? ' reverse' : ''}`;
    const cached = loaded.get(name);
    if (cached) return cached;
    const pending = readPhrases(join(folder, `${language}.json.br`), reverse);
    loaded.set(name, pending);
    pending.catch(() => loaded.delete(name));
    return pending;
  };

  return {
    id: 'phrases',
    name: 'Phrase memory',
    directions: async () => directions,
    async translate(texts, direction, signal) {
      const file = fileOf(index, direction);
      if (!file) return texts.map(() => undefined);
      const memory = await load(file, direction.target === 'en');
      signal.throwIfAborted();
      return texts.map((text) => find(memory, text, direction.target));
    },
    async close() {
      loaded.clear();
    },
  };
}

/** The file that serves a direction: the variant's own, or the one most people mean by the language. */
function fileOf(index: Readonly<Record<string, number>>, direction: Direction): string | undefined {
  if (direction.source !== 'en' && direction.target !== 'en') return undefined;
  const other = direction.source === 'en' ? direction.target : direction.source;
  const usual: Readonly<Record<string, string>> = { zh: 'zh-Hans', pt: 'pt-BR' };
  const wanted = direction.source === 'en' ? direction.variant : undefined;
  return [wanted, other, usual[other]].find((code) => code !== undefined && index[code] !== undefined);
}

function readIndex(folder: string): Readonly<Record<string, number>> {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return {};
  const index: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof index === 'object' && index !== null ? (index as Record<string, number>) : {};
}

async function readPhrases(file: string, reverse: boolean): Promise<ReadonlyMap<string, readonly Phrase[]>> {
  const memory = new Map<string, Phrase[]>();
  let pairs: [string, string][];
  try {
    pairs = (await packedJson(file)) as [string, string][];
  } catch (cause) {
    throw new OperationalError('unavailable', asWritten('The phrase memory cannot be read.'), { cause });
  }
  for (const [english, other] of pairs) {
    const [from, to] = reverse ? [other, english] : [english, other];
    const phrase = { source: from, target: to };
    const { key } = phraseText(phrase.source);
    pushTo(memory, key, phrase);
  }
  return memory;
}

function find(
  memory: ReadonlyMap<string, readonly Phrase[]>,
  text: EngineText,
  language: string,
): EngineResult | undefined {
  if (!hasWords(text.parts)) return undefined;
  const marks: EnginePart[] = [];
  const flat = text.parts
    .map((part) => (part.kind === 'text' ? part.text.replace(/[{}]/g, '\uffff') : `{${marks.push(part) - 1}}`))
    .join('');
  // A pair of tags around some words stands at words that a phrase cannot tell apart.
  if (marks.some((mark) => mark.kind === 'mark' && mark.role !== 'standalone')) return undefined;
  const wanted = phraseText(flat);
  const offers = memory.get(wanted.key);
  if (!offers) return undefined;
  const even = wanted.body + wanted.end;
  const phrase = offers.find((offer) => offer.source === even) ?? closest(offers, wanted.body);
  const exact = phrase.source === even;
  const translated = exact ? phrase.target : adapt(phrase, wanted.body, wanted.end, language);
  const lead = /^\s*/.exec(flat)?.[0] ?? '';
  const trail = /(?<!\s)\s*$/.exec(flat)?.[0] ?? '';
  const parts = (lead + translated + trail).split(/\{(\d+)\}/).map((part, i): EnginePart => {
    return i % 2 === 0 ? { kind: 'text', text: part } : (marks[Number(part)] as EnginePart);
  });
  return { parts, match: exact ? same : nearly };
}

/** Of phrases with other punctuation or case, the one in the same case and without punctuation: `Search` of `Search:`. */
function closest(offers: readonly Phrase[], body: string): Phrase {
  const cost = ({ source }: Phrase) => {
    const phrase = phraseText(source);
    return (phrase.body === body ? 0 : 1) + (phrase.end === '' ? 0 : 2);
  };
  return offers.reduce((best, offer) => (cost(offer) < cost(best) ? offer : best));
}

function adapt(phrase: Phrase, body: string, end: string, language: string): string {
  const entry = phraseText(phrase.source);
  const target = entry.end === end ? phrase.target : endPhrase(bare(phrase.target, language), end, language);
  return restoreCase(target, body, entry.body, language);
}

/** A translation without its final punctuation, and without what Spanish puts in front for it. */
function bare(target: string, language: string): string {
  const { body } = phraseText(target);
  return language === 'es' ? body.replace(/^[¿¡]/, '') : body;
}
