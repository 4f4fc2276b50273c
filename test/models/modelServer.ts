import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelFiles } from './sentenceModel.ts';

/** One file as Remote Settings lists it. */
interface Served {
  readonly record: Record<string, unknown> & { attachment: { location: string; hash: string; size: number } };
  readonly bytes: Uint8Array;
}

/** A server on loopback that answers as Remote Settings and its file host do; a test says what goes wrong. */
export interface ModelServer extends AsyncDisposable {
  /** The list of records. */
  readonly url: string;
  readonly origin: string;
  /** Every request so far, as `/path` with ` bytes=…` behind it where a part is asked for. */
  readonly requests: string[];
  readonly records: Record<string, unknown>[];
  add(source: string, target: string, files: ModelFiles, changes?: Record<string, unknown>): void;
  /** Answers in place of the server where it returns true. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Bytes of the file that a path names. */
  bytesOf(path: string): Uint8Array | undefined;
}

/** A zstd frame of blocks that are not compressed (RFC 8878), which every decoder reads. */
export function zstdFrame(bytes: Uint8Array, announced = bytes.length): Uint8Array {
  const header = Buffer.alloc(9);
  header.writeUInt32LE(0xfd2fb528, 0);
  // One segment, a size of four bytes, no checksum, no dictionary.
  header.writeUInt8(0b1010_0000, 4);
  header.writeUInt32LE(announced, 5);
  const blocks: Uint8Array[] = [header];
  const most = 128 * 1024;
  for (let start = 0; start < bytes.length || start === 0; start += most) {
    const part = bytes.subarray(start, start + most);
    const last = start + most >= bytes.length;
    blocks.push(blockHeader(part.length, 0, last), part);
  }
  return Buffer.concat(blocks);
}

/** A few bytes that unpack to very many: blocks that repeat one byte. */
export function zstdBomb(blocks: number, announced: number): Uint8Array {
  const start = zstdFrame(new Uint8Array(0), announced).subarray(0, 9);
  const repeated = Array.from({ length: blocks }, (_, i) =>
    Buffer.concat([blockHeader(128 * 1024, 1, i === blocks - 1), Buffer.from([0])]),
  );
  return Buffer.concat([start, ...repeated]);
}

function blockHeader(size: number, type: 0 | 1, last: boolean): Uint8Array {
  const header = Buffer.alloc(3);
  header.writeUIntLE((size << 3) | (type << 1) | Number(last), 0, 3);
  return header;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** @example await using server = await modelServer(); server.add('en', 'de', sentenceModel({ words: ['Guten', 'Tag'] })); */
export async function modelServer(): Promise<ModelServer> {
  const files = new Map<string, Served>();
  const records: Record<string, unknown>[] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path + (request.headers.range ? ` ${request.headers.range}` : ''));
    if (made.intercept(request, response)) return;
    if (path === '/v1/') {
      response.end(JSON.stringify({ capabilities: { attachments: { base_url: `${made.origin}/attachments/` } } }));
      return;
    }
    if (path.endsWith('/records')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: records }));
      return;
    }
    const bytes = made.bytesOf(path);
    if (!bytes) {
      response.writeHead(404).end('Not found');
      return;
    }
    const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (request.headers.range) {
      response.writeHead(206, { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` });
    } else response.writeHead(200, { 'content-length': bytes.length });
    response.end(bytes.subarray(start));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made: ModelServer = {
    origin,
    url: `${origin}/v1/buckets/main/collections/translations-models-v2/records`,
    requests,
    records,
    intercept: () => false,
    bytesOf: (path) => files.get(path.replace(/^\/attachments\//, ''))?.bytes,
    add(source, target, { model, vocabularies }, changes = {}) {
      const pair = `${source}${target}`.replaceAll('-', '');
      const split = vocabularies.length > 1;
      const contents: [string, string, Uint8Array][] = [
        ['model', `model.${pair}.intgemm.alphas.bin`, model],
        ...vocabularies.map((bytes, i): [string, string, Uint8Array] => {
          const type = split ? (['srcvocab', 'trgvocab'][i] ?? 'vocab') : 'vocab';
          return [type, `${type}.${pair}.spm`, bytes];
        }),
      ];
      for (const [fileType, name, content] of contents) {
        const bytes = zstdFrame(content);
        const location = `main-workspace/translations-models-v2/${sha256(bytes).slice(0, 12)}-${name}.zst`;
        const record = {
          name,
          fileType,
          sourceLanguage: source,
          targetLanguage: target,
          version: '3.0',
          architecture: 'tiny',
          decompressedHash: sha256(content),
          decompressedSize: content.length,
          filter_expression: '',
          attachment: {
            hash: sha256(bytes),
            size: bytes.length,
            filename: `${name}.zst`,
            location,
            mimetype: 'application/zstd',
          },
          ...changes,
        };
        records.push(record);
        files.set(location, { record, bytes });
      }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return made;
}
