import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pocketsphinx } from '../../service/engines/pocketsphinx/pocketsphinx.ts';
import type { HeardPiece } from '../../service/engines/transcriber.ts';
import { readWav } from '../../shared/speech/wav.ts';

/** What the server was asked once. */
export interface TranscriptionRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Length of the sound, in ms. */
  readonly duration: number;
}

/** A server on loopback that really writes down English, behind the protocol that whisper servers speak. */
export interface TranscriptionServer extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly TranscriptionRequest[];
  /** A status that it answers instead, until it is undefined again. */
  failing: number | undefined;
}

/** Starts one. @param options.path where it takes recordings. @param options.models those it lists; without, it has no list. */
export async function transcriptionServer(options: {
  readonly path: '/v1/audio/transcriptions' | '/inference';
  readonly models?: readonly string[];
}): Promise<TranscriptionServer> {
  const requests: TranscriptionRequest[] = [];
  const hearing = recognizer();
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/v1/models' && options.models) {
      answer(200, { object: 'list', data: options.models.map((id) => ({ id, object: 'model' })) });
      return;
    }
    const form = request.method === 'POST' ? await formOf(request) : undefined;
    if (!form || request.url !== options.path) {
      answer(404, { error: 'File Not Found' });
      return;
    }
    if (running.failing !== undefined) {
      answer(running.failing, { error: 'out of memory' });
      return;
    }
    const { sound, rate } = readWav(new Uint8Array(await (form.get('file') as File).arrayBuffer()));
    if (rate !== 16_000) throw new Error('A recording came with another rate.');
    requests.push({
      path: request.url,
      authorization: request.headers.authorization,
      fields: Object.fromEntries(
        [...form].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
      ),
      duration: sound.length / 16,
    });
    const pieces = await hearing.hear(sound);
    const segments = pieces.map(({ text, start, end }) => ({ text: ` ${text}`, start: start / 1000, end: end / 1000 }));
    answer(200, { text: pieces.map(({ text }) => text).join(' '), segments });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const running = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failing: undefined as number | undefined,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await hearing.close();
    },
  };
  return running;
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(chunks), { headers }).formData();
}

/** Hears one recording after the other, in one process. */
function recognizer() {
  let pieces: HeardPiece[] = [];
  let before = 0;
  const stream = pocketsphinx().start({ language: 'en', terms: [] }, { concluded: (piece) => void pieces.push(piece) });
  let work: Promise<unknown> = stream;
  return {
    hear(sound: Int16Array): Promise<readonly HeardPiece[]> {
      const heard = work.then(async () => {
        pieces = [];
        await (await stream).write(sound);
        await (await stream).flush();
        const since = before;
        before += sound.length / 16;
        return pieces.map(({ text, start, end }) => ({ text, start: start - since, end: end - since }));
      });
      work = heard;
      return heard;
    },
    close: async () => (await stream).close(),
  };
}
