import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBytes } from './body.ts';
import { Refusal } from './errors.ts';
import { type Listening, listen } from './listen.ts';
import type { ServiceEnv } from './serviceEnv.ts';

const patience = { headers: 400, request: 60_000, window: 400, bytes: 1024 };
const large = 8 * 1024 * 1024;
let listening: Listening;
/** The same app for clients that are as slow as they usually are. */
let patient: Listening;
let cancelled: Promise<void>;
let enough: () => void;
beforeAll(async () => {
  cancelled = new Promise((resolve) => {
    enough = resolve;
  });
  const app = new Hono<ServiceEnv>();
  app.onError((error) => Response.json({}, { status: error instanceof Refusal ? error.status : 500 }));
  app.post('/small', async (c) => c.text(String((await readBytes(c.req.raw, 1024)).length)));
  app.post('/large', async (c) => c.text(String((await readBytes(c.req.raw, large)).length)));
  app.get('/slow', async (c) => {
    await new Promise((resolve) => setTimeout(resolve, 3 * patience.window));
    return c.text('done');
  });
  app.get('/busy', (c) => {
    for (const end = performance.now() + 2 * patience.window; performance.now() < end; );
    return c.text('done');
  });
  app.get('/file', (c) => {
    const part = new Uint8Array(65_536);
    const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(part);
    return c.body(new ReadableStream({ pull, cancel: () => enough() }));
  });
  listening = await listen(app, '127.0.0.1', 0, undefined, patience);
  patient = await listen(app, '127.0.0.1', 0);
});
afterAll(() => Promise.all([listening.close(0), patient.close(0)]));

const open = () =>
  connect(listening.port, '127.0.0.1')
    .setEncoding('latin1')
    .on('error', () => undefined);
/** Everything that a connection brought until it was ended. */
async function untilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part: string) => {
    text += part;
  });
  await once(socket, 'close');
  return text;
}
const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${length}\r\n\r\n`;
/** Sends a little again and again, until the connection is ended. */
function trickle(socket: Socket, text: string): Socket {
  const timer = setInterval(() => socket.write(text), patience.window / 8);
  return socket.on('close', () => clearInterval(timer));
}
const healthy = async () =>
  expect(await (await fetch(`${listening.url}/small`, { method: 'POST', body: 'abc' })).text()).toBe('3');

describe('a client that is too slow', () => {
  const ways: readonly (readonly [string, (socket: Socket) => void])[] = [
    ['says nothing', () => undefined],
    ['never ends its headers', (socket) => socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n')],
    ['sends a header now and then', (socket) => trickle(socket, 'X: y\r\n').write('GET / HTTP/1.1\r\n')],
    ['stops in the middle of its body', (socket) => socket.write(`${head('/large', 5000)}abc`)],
    ['sends its body byte by byte', (socket) => trickle(socket, 'x').write(head('/large', 5000))],
  ];
  test.each(ways)('and %s is told so and cut off, and holds nobody', async (_name, begin) => {
    const socket = open();
    begin(socket);
    const answer = untilClosed(socket);
    await healthy();
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(text).toMatch(/X-Trace-ID: [\da-f]{32}\r\n/);
    expect(text).toMatch(/\r\n\r\n\{"message":"The request took too long to arrive\."\}$/);
  });

  test('to take its answer is cut off, and what makes the answer is told', async () => {
    const socket = open();
    socket.write('GET /file HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    socket.pause();
    await healthy();
    await cancelled;
    socket.resume();
    await once(socket, 'close');
  });

  test('but waits for the service itself is not', async () => {
    expect(await (await fetch(`${listening.url}/slow`)).text()).toBe('done');
    const socket = open();
    socket.write(`${head('/large', 6)}abc`);
    await healthy();
    const [busy, answer] = [fetch(`${listening.url}/busy`), untilClosed(socket)];
    socket.end('def');
    expect(await (await busy).text()).toBe('done');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });
});

describe('a body', () => {
  test('that is refused while it still comes has its answer', async () => {
    for (const size of [2000, 5_000_000]) {
      const answers = Array.from({ length: 4 }, () =>
        fetch(`${patient.url}/small`, { method: 'POST', body: new Uint8Array(size) }).then(({ status }) => status),
      );
      expect(await Promise.all(answers), String(size)).toEqual(Array(4).fill(413));
    }
    await healthy();
  });

  test('that is torn ends in an answer where somebody still listens', async () => {
    const half = open();
    half.end(`${head('/large', 5000)}abc`);
    expect(await untilClosed(half)).toMatch(/^HTTP\/1\.1 400 /);
    const chunked = open();
    chunked.write('POST /large HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nnonsense\r\n');
    expect(await untilClosed(chunked)).toMatch(/^HTTP\/1\.1 400 /);
    const cut = open();
    cut.write(`${head('/large', 5000)}abc`, () => cut.destroy());
    await once(cut, 'close');
    await healthy();
  });
});
