import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A remote service that translates documents when it is told to. */
export interface DocumentService extends AsyncDisposable {
  readonly url: string;
  readonly key: string;
  /** What leads to the documents that it has: whoever has it can download them. */
  readonly documentKeys: readonly string[];
  /** Times that a document arrived, refused ones among them. */
  readonly uploads: number;
  /** Requests for the state of a document. */
  readonly asked: number;
  /** The text fields of the last document. */
  readonly fields: Readonly<Record<string, string>>;
  /** Refuses documents with a status; without one it takes them again. */
  refuse(status?: number): void;
  /** Whether documents are done as soon as they have arrived; others stay on their way. */
  finish(isDone: boolean): void;
}

const languages = ['en', 'de', 'fr', 'ja'].map((lang) => ({
  ...{ lang, name: lang, usable_as_source: true, usable_as_target: true, status: 'stable' },
  features: lang === 'de' ? { formality: { status: 'stable' } } : {},
}));

/** Starts one. */
export async function documentService(): Promise<DocumentService> {
  const key = 'key-of-the-document-service';
  const documentKeys: string[] = [];
  let [uploads, asked, isDone] = [0, 0, true];
  let refusal: number | undefined;
  let fields: Record<string, string> = {};
  const take = async (request: Request) => {
    uploads++;
    if (refusal !== undefined) return { status: refusal, body: {} };
    const form = await request.formData();
    fields = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    const document_key = `SECRET${documentKeys.length}`.padEnd(64, 'A');
    documentKeys.push(document_key);
    return { status: 200, body: { document_id: String(documentKeys.length).padStart(32, '0'), document_key } };
  };
  const answerTo = async (request: Request): Promise<{ readonly status: number; readonly body: unknown }> => {
    const { pathname } = new URL(request.url);
    if (request.headers.get('authorization') !== `Service-Auth-Key ${key}`) return { status: 403, body: {} };
    if (pathname === '/v2/usage') return { status: 200, body: { character_count: 1, character_limit: 1000 } };
    if (pathname === '/v3/languages') return { status: 200, body: languages };
    if (pathname === '/v2/document') return take(request);
    if (pathname.endsWith('/result')) return { status: 200, body: 'Übersetzt.\n' };
    if (!pathname.startsWith('/v2/document/')) return { status: 404, body: {} };
    asked++;
    const document_id = pathname.slice('/v2/document/'.length);
    const done = { status: 'done', billed_characters: 50_000 };
    return { status: 200, body: { document_id, ...(isDone ? done : { status: 'translating' }) } };
  };
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const { method = 'GET', headers } = incoming;
    const request = new Request(`http://127.0.0.1${incoming.url}`, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': headers['content-type'] ?? '' },
      ...(method === 'GET' ? {} : { body: Buffer.concat(parts) }),
    });
    const { status, body } = await answerTo(request);
    const isFile = typeof body === 'string';
    response.writeHead(status, { 'content-type': isFile ? 'text/plain' : 'application/json', 'retry-after': '0' });
    response.end(isFile ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key, documentKeys },
    get uploads() {
      return uploads;
    },
    get asked() {
      return asked;
    },
    get fields() {
      return fields;
    },
    refuse(status) {
      refusal = status;
    },
    finish(done) {
      isDone = done;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
