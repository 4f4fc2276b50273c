import { OperationalError } from '../../shared/api/operationalError.ts';
import { say } from '../../shared/sentences/sentence.ts';
import type { LoopbackServer } from './loopbackServer.ts';

/** Where a program takes chat completions, below its root. */
export const chatPath = '/v1/chat/completions';

/** What a model is asked: instructions, and an object of texts whose keys the answer has to have. */
export interface ChatQuestion {
  readonly model: string;
  readonly instructions: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Asks for one answer; values that are no text are left out. */
export type ChatCompletion = (question: ChatQuestion, signal: AbortSignal) => Promise<Readonly<Record<string, string>>>;

/** How the form of the answer is asked for, the strictest first: programs know different ones. */
const forms: readonly ((keys: readonly string[]) => object | undefined)[] = [
  (keys) => ({
    type: 'json_schema',
    json_schema: {
      name: 'texts',
      strict: true,
      schema: {
        type: 'object',
        properties: Object.fromEntries(keys.map((key) => [key, { type: 'string' }])),
        required: keys,
        additionalProperties: false,
      },
    },
  }),
  () => ({ type: 'json_object' }),
  () => undefined,
];

/** What programs answer to a form that they do not know. */
const refusals = new Set([400, 422, 500, 501]);

/**
 * Chat completions of an OpenAI-compatible program whose answers are one JSON object: a schema is asked for, then any
 * object, then nothing but what the instructions say, and the way that a program takes is kept.
 *
 * @param path of the completions, from the root.
 * @throws OperationalError `unavailable` or `cancelled`, as the server does, and where an answer has no content.
 */
export function chatCompletion(server: LoopbackServer, path: string = chatPath): ChatCompletion {
  let taken = 0;
  return async ({ model, instructions, texts }, signal) => {
    const keys = Object.keys(texts);
    for (let form = taken; ; form++) {
      const format = forms[form]?.(keys);
      try {
        const answer = await server.ask(path, signal, {
          json: {
            model,
            temperature: 0,
            stream: false,
            ...(format ? { response_format: format } : {}),
            messages: [
              { role: 'system', content: instructions },
              { role: 'user', content: JSON.stringify(texts) },
            ],
          },
        });
        taken = form;
        return textsIn(contentOf(answer), keys);
      } catch (error) {
        const status = error instanceof OperationalError ? error.status : undefined;
        if (status === undefined || !refusals.has(status) || form >= forms.length - 1) throw error;
      }
    }
  };
}

function contentOf(answer: unknown): string {
  const content = (answer as { choices?: { message?: { content?: unknown } }[] } | null)?.choices?.[0]?.message
    ?.content;
  if (typeof content !== 'string') throw new OperationalError('unavailable', say`The local model gave no answer.`);
  return content;
}

/** Places in an answer where an object is looked for. */
const mostStarts = 40;

/**
 * The texts of an object in an answer, whatever a model says around it: thoughts, a greeting, a code fence.
 *
 * @example textsIn('Sure! {"1": "Bonjour"} Anything else?', ['1']); // { 1: 'Bonjour' }
 */
export function textsIn(content: string, keys: readonly string[]): Readonly<Record<string, string>> {
  const said = content.replace(/<think>[\s\S]*?<\/think>/gi, '');
  let start = said.indexOf('{');
  for (let tries = 0; start >= 0 && tries < mostStarts; tries++) {
    const object = objectAt(said, start);
    const texts = keys.flatMap((key) => {
      const value = object && Object.hasOwn(object, key) ? object[key] : undefined;
      return typeof value === 'string' ? [[key, value] as const] : [];
    });
    if (texts.length > 0) return Object.fromEntries(texts);
    start = said.indexOf('{', start + 1);
  }
  return {};
}

function objectAt(text: string, start: number): Readonly<Record<string, unknown>> | undefined {
  let depth = 0;
  let quoted = false;
  for (let i = start; i < text.length; i++) {
    const sign = text[i];
    if (quoted) {
      if (sign === '\\') i++;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return parsed(text.slice(start, i + 1));
  }
  return undefined;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
