import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, runService, temporaryFolder } from './runningService.ts';

const data = temporaryFolder();
let service: RunningService;
beforeAll(async () => {
  service = await runService({ data: data.path });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  data[Symbol.dispose]();
});
const unfinished = () =>
  readdirSync(data.path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'));

test('a connection that is cut in the middle of an upload leaves nothing', async () => {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  const head = `POST /v2/document HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Service-Auth-Key ${service.key}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n`;
  await new Promise<void>((resolve) =>
    socket.write(`${head}--x\r\nContent-Disposition: form-data; name="file"`, () => resolve()),
  );
  socket.destroy();
  expect((await service.fetch('/v2/usage')).status).toBe(200);
  expect(unfinished()).toEqual([]);
});
