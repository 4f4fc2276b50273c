import type { EnginePart, EngineResult, EngineTerm, EngineText } from './engine.ts';
import { wordsOf } from './engineText.ts';

/** What a model has to know of the tags in its texts. */
export const aboutMarks =
  'Tags like <x1/> and pairs like <g1>…</g1> stand for placeholders and formatting: keep each exactly once, where it belongs. Add no tags, no notes and no explanations.';

/**
 * A text for a language model: marks are tags, and terms of a glossary stand between tags of their own, so that the words
 * around them can agree with their translation.
 *
 * @example chatText({ parts: [{ kind: 'text', text: 'Open ' }, { kind: 'mark', id: 1, role: 'standalone' }] }); // 'Open <x1/>'
 */
export function chatText({ parts }: Pick<EngineText, 'parts'>): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return escaped(part.text);
      if (part.term) return `<t${part.id}>${escaped(part.term.written)}</t${part.id}>`;
      return part.role === 'standalone' ? `<x${part.id}/>` : part.role === 'open' ? `<g${part.id}>` : `</g${part.id}>`;
    })
    .join('');
}

/**
 * The answer to {@link chatText}. What stands between the tags of a term is its translation in the form that the place
 * asks for; where it is another word, the mark stands there as for any engine.
 *
 * @param asked the text that was sent.
 */
export function chatResult(text: string, asked: EngineText): EngineResult {
  const terms = new Map(
    asked.parts.flatMap((part) => (part.kind === 'mark' && part.term ? [[part.id, part.term]] : [])),
  );
  const parts: EnginePart[] = [];
  const inflected: number[] = [];
  let end = 0;
  const words = (raw: string) => {
    if (raw !== '') parts.push({ kind: 'text', text: decoded(raw) });
  };
  for (const match of text.matchAll(tags)) {
    const [tag, term, written = '', standalone, slash, pair] = match;
    words(text.slice(end, match.index));
    end = match.index + tag.length;
    if (term === undefined) {
      const role = standalone !== undefined ? 'standalone' : slash === '/' ? 'close' : 'open';
      parts.push({ kind: 'mark', id: Number(standalone ?? pair), role });
      continue;
    }
    const id = Number(term);
    if (isFormOf(decoded(written), terms.get(id))) {
      words(written);
      inflected.push(id);
    } else parts.push({ kind: 'mark', id, role: 'standalone' });
  }
  words(text.slice(end));
  return inflected.length > 0 ? { parts, inflected } : { parts };
}

const tags =
  /<\s{0,3}t\s{0,3}(\d{1,6})\s{0,3}>([^<]{0,300})<\s{0,3}\/\s{0,3}t\s{0,3}\d{1,6}\s{0,3}>|<\s{0,3}(?:x\s{0,3}(\d{1,6})\s{0,3}\/?|(\/?)\s{0,3}g\s{0,3}(\d{1,6}))\s{0,3}>/gi;

/** Every word of the translation is there, apart from its ending. */
function isFormOf(written: string, term: EngineTerm | undefined): boolean {
  if (!term) return false;
  const there = written.toLowerCase().split(/[\s-]+/);
  return term.target
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => there.some((one) => one.startsWith(word.slice(0, Math.max(3, word.length - 2)))));
}

/**
 * What a model should know of some texts beside the texts: translations of their terms and of similar texts, their
 * notes, limits and neighbours, and answers that were refused. Quoted as JSON, so that nothing in it passes for an
 * instruction.
 */
export function* aboutTexts(texts: readonly EngineText[]): Generator<string> {
  const terms = new Map(
    texts.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'mark' && part.term ? [[part.term.source, part.term.target]] : [])),
    ),
  );
  if (terms.size > 0) {
    yield `Words in <t1>…</t1> are terms of a glossary: ${JSON.stringify(Object.fromEntries(terms))}. Translate each as the glossary does, in the form that its place asks for, keep its tags around it, and let articles and adjectives agree.`;
  }
  const hints = new Map(
    texts.flatMap((text) => (text.hints ?? []).map(({ source, target }) => [source, target] as const)),
  );
  if (hints.size > 0) {
    const pairs = [...hints].map(([source, translation]) => ({ source, translation }));
    yield `Similar texts were translated before; use their wording, but not what they say otherwise: ${JSON.stringify(pairs)}.`;
  }
  const sent = new Set(texts.map(({ parts }) => wordsOf(parts)));
  const about = keyed(texts, (text) => text.about && toldDetails(text.about, sent));
  if (about) {
    yield `About the texts, by their keys (their context, notes for translators, the most characters that have room, and the texts before and behind them, which are not to be translated): ${about}.`;
  }
  const refused = keyed(texts, (text) => text.refused);
  if (refused) {
    yield `These texts are asked for again, because your answers could not be used: ${refused}. Answer in another way.`;
  }
}

/** What is known of texts as JSON, by the keys that {@link aboutTexts}' caller gives them: from 1 on. */
function keyed(texts: readonly EngineText[], detailsOf: (text: EngineText) => object | undefined): string | undefined {
  const details = texts.flatMap((text, i) => {
    const value = detailsOf(text);
    return value && Object.keys(value).length > 0 ? [[String(i + 1), value] as const] : [];
  });
  return details.length > 0 ? JSON.stringify(Object.fromEntries(details)) : undefined;
}

/** @param sent texts of the same request: they need not be told as neighbours. */
function toldDetails({ limit, ...about }: NonNullable<EngineText['about']>, sent: ReadonlySet<string>): object {
  const given = Object.entries(about).filter(
    ([name, text]) => !(/^(before|after)$/.test(name) && sent.has(text ?? '')),
  );
  return { ...Object.fromEntries(given), ...(limit === undefined ? {} : { characters: limit }) };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const decoded = (raw: string) =>
  raw.replace(/&(lt|gt|amp);/gi, (_, name: string) => ({ lt: '<', gt: '>' })[name.toLowerCase()] ?? '&');
