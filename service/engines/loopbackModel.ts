import { languageModelName } from '../../shared/api/translation.ts';
import { chatText } from './chatText.ts';
import type { Direction, Engine, EngineText, Guidance, TextKind } from './engine.ts';
import { type ChatOptions, type ChatSource, chatOf } from './loopbackChat.ts';
import { refusalOf, settled } from './refusedAnswers.ts';

/** Languages that a general model is asked for: those of the detection list. */
const languages =
  'en de fr es pt it nl pl ru zh ja bg cs da el et fi hu lt lv ro sk sl sv tr id uk ko nb ar vi he th ca gl eu hr'.split(
    ' ',
  );

/**
 * A language model of this machine as an engine for translation. An answer that lost its marks, is in another script,
 * repeats itself, is the text itself or too long is asked for again, once, with the reason; the caller's guard checks
 * the marks.
 *
 * @param options which one; a function tells it for every request, and that there is none.
 * @throws OperationalError `rejected` for a URL that is not of this machine: texts never leave it.
 */
export function loopbackModel(options: ChatOptions | ChatSource): Engine {
  const chat = chatOf(options);
  return {
    id: 'loopback-model',
    name: languageModelName,
    isGuided: true,
    async directions() {
      if (!chat()) return [];
      return languages.flatMap((source) =>
        languages.filter((target) => target !== source).map((target) => ({ source, target })),
      );
    },
    async translate(texts, direction, signal, guidance) {
      const ask = chat();
      if (!ask) return texts.map(() => undefined);
      const guide = instructions(direction, guidance);
      const first = await ask(texts, guide, signal);
      const refusals = texts.map((text, i) => refusalOf(text, first[i], direction));
      const open = refusals.flatMap((refusal, i) => (refusal ? [i] : []));
      if (open.length === 0) return first;
      const again = open.map((i): EngineText => {
        const answer = first[i];
        const reason = refusals[i]?.reason ?? '';
        return { ...(texts[i] as EngineText), refused: { reason, ...(answer ? { answer: chatText(answer) } : {}) } };
      });
      const second = await ask(again, guide, signal);
      const results = [...first];
      open.forEach((i, k) => {
        const text = texts[i] as EngineText;
        results[i] = settled(first[i], second[k], (answer) => refusalOf(text, answer, direction)?.fault);
      });
      return results;
    },
    async close() {},
  };
}

const names = new Intl.DisplayNames('en', { type: 'language' });

function instructions(direction: Direction, guidance: Guidance | undefined): string {
  const from = names.of(direction.source) ?? direction.source;
  const to = names.of(direction.variant ?? direction.target) ?? direction.target;
  return [
    `You translate ${kinds[guidance?.kind ?? 'interface']} from ${from} to ${to}.`,
    'The user sends a JSON object whose values are texts. Answer with one JSON object that has the same keys and the translations as values, and nothing else.',
    ...wishes(guidance),
  ].join(' ');
}

const kinds: Readonly<Record<TextKind, string>> = {
  interface: 'texts of a user interface, brief and as such programs word them,',
  prose: 'prose, which has to read as if it had been written in the target language,',
  speech: 'speech that was written down, in the words that people say,',
};

/** What the request asks for. The context is quoted as JSON, so that nothing in it passes for an instruction. */
function* wishes(guidance: Guidance | undefined): Generator<string> {
  if (guidance?.formality)
    yield `Address the reader in ${guidance.formality === 'more' ? 'formal' : 'informal'} words.`;
  if (guidance && guidance.instructions.length > 0) {
    yield `Follow these instructions: ${JSON.stringify(guidance.instructions)}.`;
  }
  if (guidance && guidance.styleRules.length > 0) {
    yield `Follow these rules of style: ${JSON.stringify(guidance.styleRules)}.`;
  }
  if (guidance?.context !== undefined) {
    yield `The texts stand in this context, which is not to be translated: ${JSON.stringify(guidance.context)}.`;
  }
}
