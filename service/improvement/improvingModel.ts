import type { Tone, WritingStyle } from '../../shared/api/improvement.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { protectText } from '../../shared/messages/protectText.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import type { EnginePart, EngineText } from '../engines/engine.ts';
import { keepsMarks } from '../engines/engineText.ts';
import type { Chat } from '../engines/loopbackChat.ts';

/** What is wanted of the texts. */
export type Improvement =
  | { readonly kind: 'correct' }
  | { readonly kind: 'rephrase'; readonly style?: WritingStyle; readonly tone?: Tone };

/**
 * Has a model on this machine improve texts. Placeholders and tags are marks for it, and an answer that lost or added
 * one is asked for again, once.
 *
 * @param language as in the API: `en-GB`.
 * @throws OperationalError `unavailable` where the model gives no answer that keeps them.
 */
export async function improveByModel(
  chat: Chat,
  texts: readonly string[],
  language: string,
  wanted: Improvement,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const parts = texts.map((text) => protectText(text, true));
  const sent = parts.map(
    (some): EngineText => ({
      parts: some.map((part, i) =>
        part.opaque ? { kind: 'mark', id: i + 1, role: 'standalone' } : { kind: 'text', text: part.text },
      ),
    }),
  );
  const accepted = new Map<number, readonly EnginePart[]>();
  for (let round = 0; round < 2 && accepted.size < texts.length; round++) {
    const open = sent.flatMap((_, i) => (accepted.has(i) ? [] : [i]));
    const asked = open.map((i) => sent[i] as EngineText);
    const answers = await chat(asked, instructions(language, wanted), signal);
    open.forEach((i, k) => {
      const answer = answers[k]?.parts;
      if (answer && keepsMarks(sent[i] as EngineText, { parts: answer })) accepted.set(i, answer);
    });
  }
  return parts.map((some, i) => {
    const answer = accepted.get(i);
    if (!answer) {
      throw new OperationalError(
        'unavailable',
        asWritten('The local model gave no version of the text that keeps its placeholders and tags.'),
      );
    }
    return answer.map((part) => (part.kind === 'text' ? part.text : (some[part.id - 1]?.text ?? ''))).join('');
  });
}

const names = new Intl.DisplayNames('en', { type: 'language' });

function instructions(language: string, wanted: Improvement): string {
  const name = names.of(language) ?? language;
  const task =
    wanted.kind === 'correct'
      ? `You correct spelling and grammar of user interface texts in ${name}. Change as little as possible; a text without errors stays as it is.`
      : `You rephrase user interface texts in ${name} so that they read well and mean the same${manner(wanted)}. Write ${name} and do not translate.`;
  return `${task} The user sends a JSON object whose values are texts. Answer with one JSON object that has the same keys and the new texts as values, and nothing else.`;
}

function manner({ style, tone }: { readonly style?: WritingStyle; readonly tone?: Tone }): string {
  if (style && style !== 'default') return `, in ${style === 'academic' ? 'an' : 'a'} ${style} writing style`;
  if (tone && tone !== 'default') return `, in ${tone === 'enthusiastic' ? 'an' : 'a'} ${tone} tone`;
  return '';
}
