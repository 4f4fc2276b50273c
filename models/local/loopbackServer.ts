import { isLoopbackUrl } from '../../shared/api/loopbackHost.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { asClause, type Sentence, say } from '../../shared/sentences/sentence.ts';
import { limitedSignal } from '../limitedSignal.ts';

/** Largest answer that is read, in bytes. */
const largest = 4_000_000;

/** Where a program of this machine listens. */
export interface LoopbackAddress {
  /** Its URL, with or without a path: `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  /** Sent as a bearer token where the server wants one. */
  readonly key?: string | undefined;
}

/** What a request carries. */
export type LoopbackBody = { readonly json: unknown } | { readonly form: FormData };

/** A program of this machine that answers over HTTP in JSON. */
export interface LoopbackServer {
  /** The path of its address, without a slash at the end; empty where it has none. */
  readonly path: string;
  /**
   * @param path from the root. @param body posted; without one the path is fetched.
   * @throws OperationalError `cancelled`, or `unavailable` with what went wrong, and with the status where the server
   *   answered.
   */
  ask(path: string, signal: AbortSignal, body?: LoopbackBody): Promise<unknown>;
}

/**
 * A server on this machine; redirects are not followed, so that nothing leaves it.
 *
 * @param name what messages call it: “The local model”. @param patience for one request, in ms.
 * @throws OperationalError `rejected` for a URL that is not of this machine.
 */
export function loopbackServer(name: Sentence, address: LoopbackAddress, patience: number): LoopbackServer {
  const { origin, pathname } = loopbackUrl(name, address.url, 'http');
  return {
    path: pathname.replace(/(?<!\/)\/+$/, ''),
    async ask(path, signal, body) {
      using limit = limitedSignal(signal, patience);
      const posted = body && ('form' in body ? body.form : JSON.stringify(body.json));
      try {
        const response = await fetch(`${origin}${path}`, {
          method: body ? 'POST' : 'GET',
          headers: {
            ...(typeof posted === 'string' ? { 'content-type': 'application/json' } : {}),
            ...(address.key ? { authorization: `Bearer ${address.key}` } : {}),
          },
          ...(posted === undefined ? {} : { body: posted }),
          redirect: 'error',
          signal: limit.signal,
        });
        if (!response.ok) {
          await response.body?.cancel();
          const { status } = response;
          throw new OperationalError('unavailable', say`${name} answered with status ${status}.`, { status });
        }
        return JSON.parse(await readLimited(name, response));
      } catch (cause) {
        if (cause instanceof OperationalError) throw cause;
        if (signal.aborted) throw new OperationalError('cancelled', say`The request was cancelled.`);
        const sentence = limit.signal.aborted
          ? say`${name} at ${origin} did not answer in time.`
          : cause instanceof SyntaxError
            ? say`${name} at ${origin} did not answer in JSON.`
            : say`${name} at ${origin} cannot be reached.`;
        throw new OperationalError('unavailable', sentence, { cause });
      }
    },
  };
}

/** The names in a list of models, as OpenAI-compatible servers answer `GET /v1/models`. */
export function modelNames(answer: unknown): readonly string[] {
  const data = (answer as { data?: unknown } | null)?.data;
  return (Array.isArray(data) ? data : []).flatMap((model: { id?: unknown } | null) =>
    typeof model?.id === 'string' ? [model.id] : [],
  );
}

/**
 * The address of a program of this machine.
 *
 * @param name as in {@link loopbackServer}. @param scheme of it; the one with TLS is accepted too.
 * @throws OperationalError `rejected` for a URL that is not of this machine.
 */
export function loopbackUrl(name: Sentence, text: string, scheme: 'http' | 'ws'): URL {
  if (!URL.canParse(text)) throw new OperationalError('rejected', say`The address of ${asClause(name)} is not a URL.`);
  const url = new URL(text);
  if (
    !isLoopbackUrl(url) ||
    (url.protocol !== `${scheme}:` && url.protocol !== `${scheme}s:`) ||
    url.username !== '' ||
    url.password !== ''
  ) {
    throw new OperationalError('rejected', say`The address of ${asClause(name)} must be on this machine.`);
  }
  return url;
}

async function readLimited(name: Sentence, response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largest) throw new OperationalError('unavailable', say`${name} sent an answer that is too large.`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
