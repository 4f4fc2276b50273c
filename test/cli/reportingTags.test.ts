import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { jsonLines, type Sandbox, sandbox } from './runCli.ts';

interface Answered {
  readonly method: string | undefined;
  readonly url: string;
  readonly tag: string | undefined;
}

/** A remote service that answers what these commands ask for, and notes the tags of requests. */
async function remoteService() {
  const requests: Answered[] = [];
  const server = createServer(async (request, response) => {
    const url = request.url ?? '';
    requests.push({
      method: request.method,
      url,
      tag: request.headers['x-service-reporting-tag'] as string | undefined,
    });
    const answer = answerTo(url, await bodyOf(request));
    response.statusCode = answer ? 200 : 404;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? { message: 'Not found' }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const env = {
    INTERLINE_SERVICE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    INTERLINE_KEY: 'key',
  };
  return { env, requests, [Symbol.dispose]: () => server.close() };
}

async function bodyOf(request: IncomingMessage): Promise<{ readonly text?: readonly string[] }> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length === 0 ? {} : JSON.parse(Buffer.concat(parts).toString());
}

function answerTo(url: string, { text = [] }: { readonly text?: readonly string[] }): object | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/v2/translate') {
    return {
      translations: text.map((one) => ({ text: one.replace('Good day', 'Guten Tag'), detected_source_language: 'EN' })),
    };
  }
  if (pathname === '/v2/write/correct') {
    return { improvements: text.map((one) => ({ text: one, detected_source_language: 'en', target_language: 'en' })) };
  }
  if (pathname !== '/v2/admin/analytics/custom-tags') return undefined;
  const page = Number(searchParams.get('page'));
  const figures = { text_improvement_characters: 0, speech_to_text_minutes: 1.5, speech_to_speech_minutes: 0 };
  const row = (custom_tag: string, text_translation_characters: number) => ({
    custom_tag,
    ...(searchParams.get('aggregate_by') === 'day' ? { usage_date: '2026-01-02T00:00:00Z' } : {}),
    breakdown: { total_characters: text_translation_characters, text_translation_characters, ...figures },
  });
  return {
    custom_tag_usage_report: {
      aggregate_by: searchParams.get('aggregate_by'),
      start_date: '2026-01-01T00:00:00',
      end_date: '2026-01-31T00:00:00',
      next_page: page === 0 ? 1 : null,
      usage: page === 0 ? [row('shop', 120)] : [row('web', 7)],
    },
  };
}

const tagged = (requests: readonly Answered[], path: string) =>
  requests.filter(({ url }) => url.startsWith(path)).map(({ tag }) => tag);

test('a reporting tag goes along with what is translated and improved', async () => {
  using box: Sandbox = sandbox({ 'en.json': { hi: 'Good day' }, 'de.json': { hi: '' } });
  using service = await remoteService();
  const translated = await box.run(['translate', '.', '--to', 'de', '--tag', 'Shop'], { env: service.env });
  expect([translated.code, translated.stderr]).toEqual([0, '']);
  expect(JSON.parse(box.read('de.json').toString())).toEqual({ hi: 'Guten Tag' });
  expect(tagged(service.requests, '/v2/translate')).toEqual(['Shop']);
  await box.run(['improve', 'This is it.', '--tag', 'Web'], { env: service.env });
  await box.run(['improve', 'This is it.'], { env: service.env });
  expect(tagged(service.requests, '/v2/write')).toEqual(['Web', undefined]);
});

test('usage is reported by tag, over all pages of the report', async () => {
  using box = sandbox();
  using service = await remoteService();
  const days = ['--from', '2026-01-01', '--to', '2026-01-31'];
  const report = await box.run(['keys', 'usage', ...days, '--by', 'tag'], { env: service.env });
  expect(report.stdout.split('\n').map((line) => line.trim().split(/ {2,}/))).toMatchObject([
    ['day', 'tag', 'text', 'improvement', 'minutes of speech to text', 'minutes of speech to speech'],
    ['shop', '120', '0', '1.5', '0'],
    ['web', '7', '0', '1.5', '0'],
    [''],
  ]);
  const byDay = await box.run(['keys', 'usage', ...days, '--by', 'tag_and_day', '--json'], { env: service.env });
  expect(jsonLines(byDay.stdout)).toMatchObject([
    { custom_tag: 'shop', usage_date: '2026-01-02T00:00:00Z' },
    { custom_tag: 'web' },
  ]);
});
