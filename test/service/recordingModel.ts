import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model was asked for once. */
export interface ModelRequest {
  readonly system: string;
  readonly texts: readonly string[];
}

/** A server on loopback that speaks the protocol of language models, and tells what it was asked. */
export interface RecordingModel extends AsyncDisposable {
  readonly url: string;
  /** What came since the last call. */
  takeRequests(): readonly ModelRequest[];
}

/**
 * Starts one. Its translations are the texts in capitals; a text that says “unfinished” gets a full stop, one that says
 * “xyzzy” no translation.
 */
export async function recordingModel(): Promise<RecordingModel> {
  let requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') {
      response.end(JSON.stringify({ data: [{ id: 'capitals' }] }));
      return;
    }
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const [system, user] = JSON.parse(body).messages as readonly { content: string }[];
    const texts = JSON.parse(user?.content ?? '{}') as Record<string, string>;
    requests.push({ system: system?.content ?? '', texts: Object.values(texts) });
    const answers = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, capitals(text)]));
    response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(answers) } }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function capitals(text: string): string {
  if (text.includes('xyzzy')) return '';
  const large = text.replace(/<[^>]*>|&\w+;|\p{L}+/gu, (part) => (/^[<&]/.test(part) ? part : part.toUpperCase()));
  return text.includes('unfinished') ? `${large}.` : large;
}
