import { OperationalError } from '../../shared/api/operationalError.ts';
import { aboutMarks, aboutTexts, chatResult, chatText } from './chatText.ts';
import type { EngineResult, EngineText } from './engine.ts';
import { hasWords } from './engineText.ts';
import { type LoopbackAddress, loopbackServer, modelNames } from './loopbackServer.ts';

/** Longest time for one request, in ms: a small model on a slow machine. */
const patience = 120_000;
/** Texts of one request. */
const batchSize = 10;
/** Requests under way at once: servers on one machine answer one after the other anyway. */
const inFlight = 2;

/** A language model of this machine. */
export interface ChatOptions extends LoopbackAddress {
  /** The model's name; the first that the server lists by default. */
  readonly model?: string | undefined;
}

/**
 * Asks the model for a new version of each text.
 *
 * @param instructions what the model is told to do with the values of a JSON object.
 * @returns one answer a text in order, undefined where the model gave none; a text without words is its own answer.
 *   Whether the marks are all there is for the caller to check.
 */
export type Chat = (
  texts: readonly EngineText[],
  instructions: string,
  signal: AbortSignal,
) => Promise<readonly (EngineResult | undefined)[]>;

/**
 * A language model behind an OpenAI-compatible server on this machine (Ollama, llama.cpp, LM Studio). Texts are sent as
 * a JSON object and wanted back as one; what does not fit is dropped.
 *
 * @throws OperationalError `rejected` for a URL that is not of this machine: texts never leave it.
 */
export function createChat(options: ChatOptions): Chat {
  const server = loopbackServer('The local model', options, patience);
  const base = server.path.replace(/\/chat\/completions$/, '') || '/v1';
  let model: Promise<string> | undefined;

  const modelName = (signal: AbortSignal): Promise<string> => {
    if (options.model) return Promise.resolve(options.model);
    model ??= server.ask(`${base}/models`, signal).then((answer) => {
      const [name] = modelNames(answer);
      if (name === undefined) throw new OperationalError('unavailable', 'The local model server lists no model.');
      return name;
    });
    model.catch(() => {
      model = undefined;
    });
    return model;
  };

  const askBatch = async (
    texts: readonly EngineText[],
    instructions: string,
    signal: AbortSignal,
  ): Promise<(EngineResult | undefined)[]> => {
    const name = await modelName(signal);
    const sent = Object.fromEntries(texts.map((text, i) => [String(i + 1), chatText(text)]));
    const answer = await server.ask(`${base}/chat/completions`, signal, {
      json: {
        model: name,
        temperature: 0,
        stream: false,
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: [instructions, aboutMarks, ...aboutTexts(texts)].join(' ') },
          { role: 'user', content: JSON.stringify(sent) },
        ],
      },
    });
    const answered = readAnswer(answer);
    return texts.map((asked, i) => {
      const text = answered[String(i + 1)];
      return typeof text === 'string' && text.trim() !== '' ? chatResult(text, asked) : undefined;
    });
  };

  return async (texts, instructions, signal) => {
    const results: (EngineResult | undefined)[] = texts.map((text) =>
      hasWords(text.parts) ? undefined : { parts: text.parts },
    );
    const open = texts.flatMap((text, i) => (hasWords(text.parts) ? [i] : []));
    const batches: number[][] = [];
    for (let i = 0; i < open.length; i += batchSize) batches.push(open.slice(i, i + batchSize));
    const work = async (): Promise<void> => {
      for (let batch = batches.shift(); batch; batch = batches.shift()) {
        const answers = await askBatch(
          batch.map((i) => texts[i] as EngineText),
          instructions,
          signal,
        );
        batch.forEach((i, k) => {
          results[i] = answers[k];
        });
      }
    };
    await Promise.all(Array.from({ length: inFlight }, work));
    return results;
  };
}

/** The object in an answer, even where a model puts it into a code fence; nothing for anything else. */
function readAnswer(answer: unknown): Readonly<Record<string, unknown>> {
  const content = (answer as { choices?: { message?: { content?: unknown } }[] } | null)?.choices?.[0]?.message
    ?.content;
  if (typeof content !== 'string') throw new OperationalError('unavailable', 'The local model gave no answer.');
  const start = content.indexOf('{');
  const end = content.lastIndexOf('}');
  try {
    const value: unknown = JSON.parse(content.slice(start, end + 1));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
