import { type Command, nounSigns, rewordings, spanishCommands } from './apertiumCommands.data.ts';
import type { EnginePart, EngineText } from './engine.ts';

/** An English text made ready for Apertium, and how its Spanish is completed. */
export interface SpanishText {
  /** What is left to be translated; of a command alone nothing. */
  readonly text: EngineText;
  /** `program` where a command tells what the text is about. */
  readonly subject?: 'program';
  /** @param parts the translation of {@link text}. */
  complete(parts: readonly EnginePart[]): readonly EnginePart[];
}

/** Capitals that stand for themselves (`OK`, `URL`), and names of three words and more: `Visual Studio Code`. */
const names =
  /(?<![\p{L}\p{N}'’-])(?:\p{Lu}{2,5}(?![\p{L}'’-])|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){2,4}(?= \p{Ll}| [-–] |[.,!?]))/gu;

/**
 * What Apertium's English–Spanish does not do: commands of programs, which it takes for nouns (*Print page*) and which
 * Spanish buttons have as infinitives; *please*; names; and the marks that open questions and exclamations.
 *
 * @example prepareSpanish(text('Delete file')).text; // 'file', completed to “Eliminar archivo”
 */
export function prepareSpanish(given: EngineText): SpanishText {
  const [first, ...others] = given.parts;
  const { lead, rest } = first?.kind === 'text' ? commandOf(first.text, given.parts) : { lead: '', rest: '' };
  const left = first?.kind !== 'text' ? given.parts : rest === '' ? others : [{ ...first, text: rest }, ...others];
  const { text, put } = withNames({ parts: left });
  return {
    text,
    ...(lead === '' ? {} : { subject: 'program' as const }),
    complete: (parts) => {
      const named = put(asLabel(text.parts, withFirstCase(text.parts, parts)).map(addressed));
      return withOpenings(lead === '' ? named : [{ kind: 'text', text: lead }, ...named]);
    },
  };
}

/** Apertium's verbs speak to one reader (*tienes*), its possessives to several (*vuestros*). */
function addressed(part: EnginePart): EnginePart {
  if (part.kind !== 'text') return part;
  const text = part.text.replace(
    /(?<!\b(?:[Ee]l|[Ll][ao]s?) )\b([Vv])uestr[ao](s?)(?= \p{L})/gu,
    (_, v: string, s: string) => `${v === 'V' ? 'T' : 't'}u${s}`,
  );
  return { ...part, text };
}

/** What is translated by itself begins with a capital; it is no beginning where its text has a small letter. */
function withFirstCase(given: readonly EnginePart[], parts: readonly EnginePart[]): readonly EnginePart[] {
  const isSmall = /^[^\p{L}]*\p{Ll}/u.test(given.find(isWords)?.text ?? '');
  const first = parts.find(isWords);
  if (!isSmall || !first) return parts;
  const text = first.text.replace(/\p{L}/u, (letter) => letter.toLowerCase());
  return parts.map((part) => (part === first ? { ...first, text } : part));
}

/** A label of a few words that ends with a participle and has no article: `Page not found`, `Two files deleted`. */
const label =
  /^(?!(?:the|a|an|my|your|this|that|all|no)\b)\p{L}+(?: [\p{L}\d]+){0,2}(?: not)? (?:\p{Ll}+ed|found|hidden|lost|sent|shown)$/iu;

/** Apertium gives the noun of a label an article, as a sentence has (*La página no encontrada*). */
function asLabel(given: readonly EnginePart[], parts: readonly EnginePart[]): readonly EnginePart[] {
  const [english, spanish] = [given.find(isWords)?.text ?? '', parts.find(isWords)];
  if (!spanish) return parts;
  let text = spanish.text;
  if (given.length === 1 && label.test(english)) {
    text = text.replace(/^(?:el|la|los|las) (\p{L})(?=.* \p{L}+[ds]os?$|.* \p{L}+[ds]as?$)/iu, (_, letter: string) =>
      letter.toUpperCase(),
    );
  }
  // A word that Apertium does not know stays, and gives its capital to the next one: “Departs En”.
  const unknown = /^(\p{Lu}\p{L}+) \p{Ll}/u.exec(english)?.[1];
  if (unknown !== undefined && text.startsWith(`${unknown} `)) {
    const next = unknown.length + 1;
    text = text.slice(0, next) + text.charAt(next).toLowerCase() + text.slice(next + 1);
  }
  return parts.map((part) => (part === spanish ? { ...spanish, text } : part));
}

const isWords = (part: EnginePart): part is EnginePart & { readonly kind: 'text' } =>
  part.kind === 'text' && /\p{L}/u.test(part.text);

/** Its beginning in Spanish, and what is left: `Delete file` is `Eliminar ` and `file`. */
function commandOf(text: string, parts: readonly EnginePart[]): { readonly lead: string; readonly rest: string } {
  const reworded = rewordings.reduce((words, [pattern, other]) => words.replace(pattern, other), text);
  const [, space = '', please = ''] = /^(\s*)(please,? )?/i.exec(reworded) ?? [];
  const rest = reworded.slice(space.length + please.length);
  const command = verbOf(rest);
  if (!command) return please === '' ? { lead: '', rest: reworded } : { lead: `${space}Por favor, `, rest };
  const last = parts.at(-1);
  const isSentence =
    please !== '' || (last?.kind === 'text' && /[.!]\s*$/.test(last.text) && !/\.\.\.\s*$/.test(last.text));
  const [infinitive, imperative] = command.forms;
  const verb = isSentence ? imperative : infinitive;
  const lead = please === '' ? verb : `Por favor, ${verb.charAt(0).toLowerCase()}${verb.slice(1)}`;
  return { lead: `${space}${lead}`, rest: rest.slice(command.length) };
}

/** The command with which a text begins; undefined where its verb is a noun, an adjective or capitals. */
function verbOf(text: string): { readonly length: number; readonly forms: Command } | undefined {
  const words = /^(\p{L}\p{Ll}+)(?: (\p{Ll}+))?(?: (\p{Ll}+))?/u.exec(text);
  if (!words) return undefined;
  for (const count of [3, 2, 1]) {
    if (words.slice(1, count + 1).some((word) => word === undefined)) continue;
    const verb = words.slice(1, count + 1).join(' ');
    const forms = Object.hasOwn(spanishCommands, verb.toLowerCase()) ? spanishCommands[verb.toLowerCase()] : undefined;
    if (!forms) continue;
    const after = text.slice(verb.length);
    const next = /^ (\p{L}+)/u.exec(after)?.[1]?.toLowerCase();
    // “Open issues”, “Clear sky”: an adjective is told from its noun's plural alone
    const isAdjective = /^(?:open|clear|close)$/i.test(verb) && /^ \p{Ll}*[^s]s\b/u.test(after) && next !== 'this';
    if (/^[-'’\p{L}\p{N}(:]/u.test(after) || isAdjective) return undefined;
    if (
      count === 1 &&
      next !== undefined &&
      (nounSigns.has(next) || /(?:ed|ing)$/.test(next) || /^ in progress\b/.test(after))
    )
      return undefined;
    return { length: verb.length, forms };
  }
  return undefined;
}

/** Puts names behind marks, as nothing of them is to be translated. */
function withNames(given: EngineText): { readonly text: EngineText; put(parts: readonly EnginePart[]): EnginePart[] } {
  const kept = new Map<number, string>();
  const ids = given.parts.map((part) => (part.kind === 'mark' ? part.id : 0));
  let next = ids.reduce((most, id) => Math.max(most, id), 0) + 1;
  const hasSmall = given.parts.some((part) => part.kind === 'text' && /\p{Ll}{2}/u.test(part.text));
  const parts = given.parts.flatMap((part): EnginePart[] => {
    if (part.kind === 'mark' || !hasSmall) return [part];
    const split: EnginePart[] = [];
    let end = 0;
    for (const match of part.text.matchAll(names)) {
      split.push({ kind: 'text', text: part.text.slice(end, match.index) });
      kept.set(next, match[0]);
      split.push({ kind: 'mark', id: next++, role: 'standalone' });
      end = match.index + match[0].length;
    }
    return [...split, { kind: 'text' as const, text: part.text.slice(end) }].filter(
      (one) => one.kind === 'mark' || one.text !== '',
    );
  });
  const put = (translated: readonly EnginePart[]) =>
    translated.map((part): EnginePart => {
      const name = part.kind === 'mark' ? kept.get(part.id) : undefined;
      return name === undefined ? part : { kind: 'text', text: name };
    });
  return { text: { parts }, put };
}

/** Stands for a mark. */
const markSign = '\ufffc';

/** Questions and exclamations with the signs that open them; behind a condition: “Si falla, ¿quieres …?” */
function withOpenings(parts: readonly EnginePart[]): readonly EnginePart[] {
  const marks = parts.filter((part) => part.kind === 'mark');
  const flat = parts.map((part) => (part.kind === 'text' ? part.text.replaceAll(markSign, ' ') : markSign)).join('');
  const opened = flat
    .split(/(?<=[.!?…]["”»)]?)(?=\s)/)
    .map((sentence) => {
      const end = /[?!]["”»)]?$/.exec(sentence)?.[0];
      if (end === undefined || /[¿¡]/.test(sentence) || !/\p{L}/u.test(sentence)) return sentence;
      const opening = end.startsWith('?') ? '¿' : '¡';
      return sentence.replace(/^\s*["“«(]?(?:(?:Si|Cuando) [^,]{1,80}, +)?/, (before) => before + opening);
    })
    .join('');
  let next = 0;
  return opened.split(markSign).flatMap((text, i): EnginePart[] => {
    const mark = i === 0 ? undefined : marks[next++];
    return [...(mark ? [mark] : []), ...(text === '' ? [] : [{ kind: 'text' as const, text }])];
  });
}
