import type { z } from 'zod';
import { Refusal, refusalOfIssues } from './errors.ts';
import { nestedForm } from './formBody.ts';
import { bodyLimit } from './limits.ts';

/** A request's body as data, and how it was written. */
export interface Body {
  readonly encoding: 'json' | 'form';
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * A request's bytes, counted while they come.
 *
 * @throws Refusal 413 as soon as there are too many, without waiting for the rest.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new Refusal(413, `The request is larger than ${limit} bytes.`);
  const announced = request.headers.get('content-length');
  if (announced !== null) {
    if (Number(announced) > limit) {
      await discard(request.body?.getReader());
      throw tooLarge();
    }
    // no more can come than was announced; what comes is read at once, which is cheaper than part by part
    try {
      return new Uint8Array(await request.arrayBuffer());
    } catch {
      throw brokenOff();
    }
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of partsOf(request.body)) {
    size += part.length;
    if (size > limit) throw tooLarge();
    parts.push(part);
  }
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts, size);
}

/** A body part by part. @throws Refusal 413 and 400 where it is longer or shorter than it should be. */
export async function* ofLength(body: ReadableStream<Uint8Array> | null, length: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const part of partsOf(body)) {
    size += part.length;
    if (size > length) throw new Refusal(413, `The file is longer than the ${length} bytes that were declared.`);
    yield part;
  }
  if (size < length) throw new Refusal(400, `The file has ${size} bytes, not the ${length} that were declared.`);
}

/** The connection was cut, or sent what is not HTTP: hardly anybody reads this. */
function brokenOff(): Refusal {
  return new Refusal(400, 'The body of the request broke off.');
}

/** @throws Refusal 400 where the body breaks off. */
async function* partsOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  let open = true;
  try {
    for (;;) {
      const part = await reader.read().catch(() => {
        open = false;
        throw brokenOff();
      });
      open = !part.done;
      if (part.done) return;
      yield part.value;
    }
  } finally {
    if (open) await discard(reader);
  }
}

/** How much, and how long (ms), of a body that nobody wants is read. */
const unwanted = { bytes: 64 * 1024 * 1024, time: 2000 };

/** Reads the rest of a body that is refused: a client that still sends does not see the answer, but a closed connection. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  if (!reader) return;
  const rest = async () => {
    for (let size = 0; size < unwanted.bytes; ) {
      const part = await reader.read();
      if (part.done) return;
      size += part.value.length;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, unwanted.time);
  });
  await Promise.race([rest().catch(() => undefined), late]);
  clearTimeout(timer);
}

/**
 * A body in JSON or form encoding (`a=1&a=2` becomes a list, `a[0].b=c` a nested one).
 *
 * @throws Refusal 415 for another media type, 400 for text that is not what it says it is.
 */
export async function readBody(
  request: Request,
  options: { readonly limit?: number; readonly unsupported?: string } = {},
): Promise<Body> {
  const type = mediaType(request);
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') {
    const message =
      options.unsupported ?? 'Unsupported Content-Type: send application/json or application/x-www-form-urlencoded.';
    throw new Refusal(415, message, { code: 'invalid_content_type' });
  }
  const packing = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (packing !== 'identity') throw new Refusal(415, 'Unsupported Content-Encoding: send the body as it is.');
  const bytes = await readBytes(request, options.limit ?? bodyLimit);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'The body is not UTF-8.');
  }
  if (type !== 'application/json') return { encoding: 'form', fields: nestedForm(text) };
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new Refusal(400, 'The body is not a JSON object.');
  }
  return { encoding: 'json', fields: fields as Record<string, unknown> };
}

/** The media type without its parameters, lower case. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Fields checked and coerced. @throws Refusal 400 that names the first wrong one. */
export function checked<T extends z.ZodType>(schema: T, fields: unknown): z.output<T> {
  const given = withoutNull(fields);
  const result = schema.safeParse(given);
  if (!result.success) throw refusalOfIssues(result.error, given);
  return result.data;
}

/** Some clients write `null` for what they leave out. */
function withoutNull(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields;
  if (!Object.values(fields).includes(null)) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** A query as fields: what stands once is a text, what is repeated a list. */
export function queryFields(url: URL): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    Object.defineProperty(fields, name, { value: values.length > 1 ? values : values[0], enumerable: true });
  }
  return fields;
}
