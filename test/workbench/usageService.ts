import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A remote service that counts, with one key for translating and another for administrators. */
export interface UsageService extends AsyncDisposable {
  readonly url: string;
  readonly key: string;
  readonly adminKey: string;
  /** The secret of the keys that it makes. */
  readonly secret: string;
  /** What administrators asked of it: `PUT /v2/admin/developer-keys/label {…}`. */
  readonly changes: readonly string[];
}

const usage = {
  ...{ character_count: 431_200, character_limit: 500_000, document_count: 3, document_limit: 20 },
  ...{ api_key_character_count: 120_000, api_key_character_limit: 1_000_000_000_000 },
  products: [
    { product_type: 'translate', billing_unit: 'characters', api_key_unit_count: 110_000, account_unit_count: 400_000 },
    { product_type: 'write', billing_unit: 'characters', api_key_unit_count: 10_000, account_unit_count: 31_200 },
  ],
  ...{ start_time: '2026-03-01T00:00:00.000Z', end_time: '2026-04-01T12:00:00.000Z' },
};
const figures = (total_characters: number) => ({
  ...{ total_characters, text_translation_characters: total_characters, document_translation_characters: 0 },
  ...{ text_improvement_characters: 0, speech_to_text_minutes: 0 },
});

/** Starts one. */
export async function usageService(): Promise<UsageService> {
  const [key, adminKey, secret] = ['key-of-the-translator', 'key-of-the-administrator', 'secret-of-a-new-key'];
  const changes: string[] = [];
  const made = (key_id: string, label: string) => ({
    ...{ key_id, label, creation_time: '2026-02-03T12:00:00.000Z', is_deactivated: false },
    deactivated_time: null as string | null,
    usage_limits: { characters: null as number | null, speech_to_text_milliseconds: null as number | null },
  });
  const keys = [made('k1', 'Website'), made('k2', 'Nightly build')];
  const report = (query: URLSearchParams) => {
    const from = Date.parse(query.get('start_date') ?? '');
    const days = (Date.parse(query.get('end_date') ?? '') - from) / 86_400_000 + 1;
    const rows = Array.from({ length: days }, (_, i) => ({
      usage_date: new Date(from + i * 86_400_000).toISOString(),
      ...(i % 3 === 0
        ? { api_key: 'k1**11', api_key_label: 'Website' }
        : { api_key: 'k2**22', api_key_label: 'Nightly build' }),
      usage: figures(((i * 37) % 11) * 900),
    }));
    return { total_usage: figures(1), start_date: '', end_date: '', key_and_day_usages: rows };
  };
  const tags = ['nightly', 'team-7'].map((custom_tag, i) => ({
    custom_tag,
    breakdown: { ...figures(9000 * (i + 1)), speech_to_speech_minutes: 0 },
  }));
  const change = (path: string, body: Record<string, unknown>) => {
    if (path === '/v2/admin/developer-keys') {
      keys.push(made('k3', String(body.label)));
      return { ...keys.at(-1), api_key: secret };
    }
    const one = keys.find(({ key_id }) => key_id === body.key_id);
    if (!one) return undefined;
    if (path.endsWith('/label')) one.label = String(body.label);
    if (path.endsWith('/limits')) {
      const { key_id, ...limits } = body;
      Object.assign(one.usage_limits, limits);
    }
    if (path.endsWith('/deactivate')) one.is_deactivated = true;
    return one;
  };
  const answerTo = (path: string, query: URLSearchParams): unknown => {
    if (path === '/v2/usage') return usage;
    if (path === '/v2/admin/developer-keys') return keys;
    if (path === '/v2/admin/analytics') return { usage_report: report(query) };
    if (path !== '/v2/admin/analytics/custom-tags') return undefined;
    const all = { aggregate_by: 'period', start_date: '', end_date: '', next_page: null, usage: tags };
    return { custom_tag_usage_report: all };
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const wanted = pathname.startsWith('/v2/admin') ? adminKey : key;
    if (request.headers.authorization !== `Service-Auth-Key ${wanted}`) return send(403, { message: 'Forbidden' });
    const text = Buffer.concat(parts).toString('utf8');
    if (request.method !== 'GET') changes.push(`${request.method} ${pathname} ${text}`);
    const answer =
      request.method === 'GET'
        ? answerTo(pathname, searchParams)
        : change(pathname, JSON.parse(text) as Record<string, unknown>);
    return answer === undefined ? send(404, { message: 'Not found' }) : send(200, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key, adminKey, secret, changes },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
