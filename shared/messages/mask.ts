import type { InlineCode } from '../catalog/content.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { say } from '../sentences/sentence.ts';
import type { Masked, MaskResult, Unmasked } from './guard.ts';
import { withAccelerator, withoutAccelerator } from './maskAccelerator.ts';
import { textEscapes } from './maskEscapes.ts';
import { escapeXml, readMasked } from './maskedXml.ts';
import { type Mark, type MaskedText, planTexts } from './maskPlan.ts';
import type { Message } from './message.ts';
import { restoreMarks } from './restoreMarks.ts';

export type { MaskedMessage } from './guard.ts';

/**
 * Hides from a translation engine what a program reads: every placeholder, tag and inline code becomes a numbered
 * element, and of an ICU message only the texts are sent, its skeleton stays.
 *
 * @returns a reason where the source itself is broken, so that nothing of it can be sent safely.
 * @example maskMessage(analyzeMessage(plain('Hi {name} & co'), ['brace'])); // xml: 'Hi <x id="1"/> &amp; co'
 */
export function maskMessage(message: Message): MaskResult {
  const fault = message.faults.find((one) => !one.readable);
  if (fault) return { ok: false, reason: say`The source text is not a valid message: ${fault.message}.` };
  const bare = withoutAccelerator(message).message;
  const sent = sentTexts(planTexts(bare));
  const texts = sent.map((text) => xmlOf(bare, text));
  const xml = texts.length === 1 ? (texts[0] ?? '') : texts.map((text, i) => `<t id="${i + 1}">${text}</t>`).join('');
  return { ok: true, xml, texts, message };
}

/**
 * Puts everything back: the translation of {@link maskMessage}'s texts as content of the file. Every unit that is not
 * optional must be there exactly once, pairs must nest, nothing may be added. A unit that was lost is put back where
 * its place is certain: the very start or end of the text, or around all of it. Never throws, whatever the answer is.
 *
 * @param translated the answer to `masked.xml`, or the answers to `masked.texts` in order.
 */
export function unmaskMessage(masked: Masked, translated: string | readonly string[]): Unmasked {
  const bare = withoutAccelerator(masked.message);
  const { message } = bare;
  const sent = sentTexts(planTexts(message));
  const answers = typeof translated === 'string' ? splitTexts(translated, sent.length) : translated;
  if (answers?.length !== sent.length) {
    return { ok: false, reason: say`The translation and the source have a different number of texts: ${sent.length}.` };
  }
  const codes = new Map(message.codes.map((code) => [code.start, code]));
  const built: { value: string; codes: InlineCode[] } = { value: '', codes: [] };
  const words: TextRange[] = [];
  let repaired = false;
  let offset = 0;
  for (const [i, text] of sent.entries()) {
    append(built, message, codes, offset, text.start);
    offset = text.end;
    const answer = readMasked(answers[i] ?? '', message.value.slice(text.start, text.end));
    if (!answer.tokens) {
      return {
        ok: false,
        reason: say`The translation contains markup that the source does not have: ${shown(answer.foreign)}.`,
      };
    }
    if (text.words && !answer.tokens.some((token) => token.kind === 'text' && token.text.trim() !== '')) {
      return { ok: false, reason: say`The translation is empty.` };
    }
    const restored = restoreMarks(message.value, text, answer.tokens);
    if (!restored.ok) return restored;
    repaired ||= restored.repaired;
    const escapes = textEscapes(message, text);
    for (const [index, piece] of restored.pieces.entries()) {
      if (typeof piece !== 'string') {
        append(built, message, codes, piece.start, piece.end);
        continue;
      }
      const next = restored.pieces[index + 1];
      const follows =
        next === undefined ? message.value[text.end] : typeof next === 'string' ? '' : message.value[next.start];
      const written = escapes.encode(piece, follows ?? '');
      if ('reason' in written) return { ok: false, reason: written.reason };
      const start = built.value.length;
      built.value += written.text;
      words.push({ start, end: built.value.length });
    }
  }
  append(built, message, codes, offset, message.value.length);
  return { ok: true, content: withAccelerator(built, bare, words), repaired };
}

function sentTexts(plan: readonly MaskedText[]): readonly MaskedText[] {
  if (plan.length === 1) return plan;
  const worded = plan.filter((text) => text.words);
  return worded.length > 0 ? worded : plan.slice(0, 1);
}

function xmlOf(message: Message, text: MaskedText): string {
  const { decode } = textEscapes(message, text);
  let xml = '';
  let offset = text.start;
  for (const mark of text.marks) {
    xml += escapeXml(decode(message.value.slice(offset, mark.start))) + tagOf(mark);
    offset = mark.end;
  }
  return xml + escapeXml(decode(message.value.slice(offset, text.end)));
}

function tagOf(mark: Mark): string {
  if (mark.role === 'standalone') return `<x id="${mark.id}"/>`;
  return mark.role === 'open' ? `<g id="${mark.id}">` : '</g>';
}

/** The answers to several texts that were sent as one. */
function splitTexts(xml: string, count: number): readonly string[] | undefined {
  if (count === 1) return [xml];
  const texts: string[] = [];
  let open: { readonly id: number; readonly start: number } | undefined;
  for (const tag of xml.matchAll(/<t\s+id\s*=\s*["'](\d{1,6})["']\s*>|<\/t\s*>/gi)) {
    if (tag[1] !== undefined) open ??= { id: Number(tag[1]), start: tag.index + tag[0].length };
    else if (open) {
      const { id, start } = open;
      if (id >= 1 && id <= count && texts[id - 1] === undefined) texts[id - 1] = xml.slice(start, tag.index);
      open = undefined;
    }
  }
  return texts.filter((text) => text !== undefined).length === count ? texts : undefined;
}

/** Copies a range of the source with its inline codes. */
function append(
  built: { value: string; codes: InlineCode[] },
  message: Message,
  codes: ReadonlyMap<number, InlineCode>,
  start: number,
  end: number,
): void {
  const moved = built.value.length - start;
  if (codes.size > 0) {
    for (let offset = start; offset < end; offset++) {
      const code = codes.get(offset);
      if (code && code.end <= end) built.codes.push({ ...code, start: code.start + moved, end: code.end + moved });
    }
  }
  built.value += message.value.slice(start, end);
}

function shown(markup: string): string {
  return markup.length > 40 ? `${markup.slice(0, 40)}…` : markup;
}
