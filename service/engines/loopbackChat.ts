import { chatCompletion } from '../../models/local/chatCompletion.ts';
import { type LoopbackAddress, loopbackServer, modelNames } from '../../models/local/loopbackServer.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import { aboutMarks, aboutTexts, chatResult, chatText } from './chatText.ts';
import type { EngineResult, EngineText } from './engine.ts';
import { hasWords } from './engineText.ts';

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
 * @param instructions what the model has to do with the values of a JSON object.
 * @returns one answer a text in order, undefined where the model gave none; a text without words is its own answer.
 *   Whether the marks are all there is for the caller to check.
 */
export type Chat = (
  texts: readonly EngineText[],
  instructions: string,
  signal: AbortSignal,
) => Promise<readonly (EngineResult | undefined)[]>;

/** Tells the language model to use now, if there is one. */
export type ChatSource = () => ChatOptions | undefined;

/**
 * The model of some options, or the one that is chosen when somebody asks.
 *
 * @throws OperationalError as {@link createChat}.
 */
export function chatOf(options: ChatOptions | ChatSource): () => Chat | undefined {
  if (typeof options !== 'function') {
    const chat = createChat(options);
    return () => chat;
  }
  let last: { readonly key: string; readonly chat: Chat } | undefined;
  return () => {
    const now = options();
    if (!now) return undefined;
    const key = `${now.url} ${now.model}`;
    if (last?.key !== key) last = { key, chat: createChat(now) };
    return last.chat;
  };
}

/**
 * A language model behind an OpenAI-compatible server on this machine (Ollama, llama.cpp, LM Studio). Texts are sent as
 * a JSON object and wanted back as one; what does not fit is dropped.
 *
 * @throws OperationalError `rejected` for a URL that is not of this machine: texts never leave it.
 */
export function createChat(options: ChatOptions): Chat {
  const server = loopbackServer(asWritten('The local model'), options, patience);
  const base = server.path.replace(/\/chat\/completions$/, '') || '/v1';
  const complete = chatCompletion(server, `${base}/chat/completions`);
  let model: Promise<string> | undefined;

  const modelName = (signal: AbortSignal): Promise<string> => {
    if (options.model) return Promise.resolve(options.model);
    model ??= server.ask(`${base}/models`, signal).then((answer) => {
      const [name] = modelNames(answer);
      if (name === undefined)
        throw new OperationalError('unavailable', asWritten('The local model server lists no model.'));
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
    const answered = await complete(
      {
        model: await modelName(signal),
        instructions: [instructions, aboutMarks, ...aboutTexts(texts)].join(' '),
        texts: Object.fromEntries(texts.map((text, i) => [String(i + 1), chatText(text)])),
      },
      signal,
    );
    return texts.map((asked, i) => {
      const text = answered[String(i + 1)] ?? '';
      return text.trim() === '' ? undefined : chatResult(text, asked);
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
