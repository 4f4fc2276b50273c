import { OperationalError } from '../../shared/api/operationalError.ts';
import type { EnginePart, EngineResult, EngineText } from './engine.ts';
import { hasWords } from './engineText.ts';

/** Longest time for one request, in ms: a small model on a slow machine. */
const patience = 120_000;
/** Texts of one request. */
const batchSize = 10;
/** Requests under way at once: servers on one machine answer one after the other anyway. */
const inFlight = 2;
/** Largest answer that is read, in bytes. */
const largest = 4_000_000;

/** A model server of this machine. */
export interface LoopbackOptions {
  /** Base URL, with or without `/v1`: `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  /** The model's name; the first that the server lists by default. */
  readonly model?: string | undefined;
  /** Sent as a bearer token where the server wants one. */
  readonly key?: string | undefined;
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
export function createChat(options: LoopbackOptions): Chat {
  const base = loopbackBase(options.url);
  let model: Promise<string> | undefined;

  const request = async (path: string, body: unknown, signal: AbortSignal): Promise<unknown> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    try {
      const response = await fetch(`${base}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(options.key ? { authorization: `Bearer ${options.key}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: limit,
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new OperationalError('unavailable', `The local model answered with status ${response.status}.`);
      }
      return JSON.parse(await readLimited(response));
    } catch (cause) {
      if (cause instanceof OperationalError) throw cause;
      if (signal.aborted) throw new OperationalError('cancelled', 'The request was cancelled.');
      const why = limit.aborted
        ? 'did not answer in time'
        : cause instanceof SyntaxError
          ? 'answered no JSON'
          : 'cannot be reached';
      throw new OperationalError('unavailable', `The local model at ${base} ${why}.`, { cause });
    }
  };

  const modelName = (signal: AbortSignal): Promise<string> => {
    if (options.model) return Promise.resolve(options.model);
    model ??= request('/models', undefined, signal).then((answer) => {
      const name = (answer as { data?: { id?: unknown }[] } | null)?.data?.[0]?.id;
      if (typeof name !== 'string') throw new OperationalError('unavailable', 'The local model server lists no model.');
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
    const sent = Object.fromEntries(texts.map((text, i) => [String(i + 1), write(text.parts)]));
    const answer = await request(
      '/chat/completions',
      {
        model: name,
        temperature: 0,
        stream: false,
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: `${instructions} ${aboutMarks}` },
          { role: 'user', content: JSON.stringify(sent) },
        ],
      },
      signal,
    );
    const answered = readAnswer(answer);
    return texts.map((_, i) => {
      const text = answered[String(i + 1)];
      return typeof text === 'string' && text.trim() !== '' ? { parts: read(text) } : undefined;
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

const aboutMarks =
  'Tags like <x1/> and pairs like <g1>…</g1> stand for placeholders and formatting: keep each exactly once, where it belongs. Add no tags, no notes and no explanations.';

/** The base with `/v1`, when it is on this machine. */
function loopbackBase(text: string): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new OperationalError('rejected', 'The endpoint of the local model is not a URL.');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const local = host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
  if (!local || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new OperationalError('rejected', 'The endpoint of the local model must be an address of this machine.');
  }
  const path = url.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  return `${url.origin}${path === '' ? '/v1' : path}`;
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largest) throw new OperationalError('unavailable', 'The local model answered far too much.');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function write(parts: readonly EnginePart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return part.role === 'standalone' ? `<x${part.id}/>` : part.role === 'open' ? `<g${part.id}>` : `</g${part.id}>`;
    })
    .join('');
}

function read(text: string): EnginePart[] {
  const parts: EnginePart[] = [];
  let at = 0;
  const words = (raw: string) => {
    const decoded = raw.replace(
      /&(lt|gt|amp);/gi,
      (_, name: string) => ({ lt: '<', gt: '>' })[name.toLowerCase()] ?? '&',
    );
    if (decoded !== '') parts.push({ kind: 'text', text: decoded });
  };
  for (const match of text.matchAll(/<\s*(?:x\s*(\d{1,6})\s*\/?|(\/?)\s*g\s*(\d{1,6}))\s*>/gi)) {
    words(text.slice(at, match.index));
    at = match.index + match[0].length;
    const role = match[1] !== undefined ? 'standalone' : match[2] === '/' ? 'close' : 'open';
    parts.push({ kind: 'mark', id: Number(match[1] ?? match[3]), role });
  }
  words(text.slice(at));
  return parts;
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
