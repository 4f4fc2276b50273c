import { loadOf, serviceRow, startServer } from '../benchService.ts';
import { peakOf } from '../processFigures.ts';
import type { BenchResult } from '../row.ts';

const load = { connections: 16, requests: 5000 };

/** A route that reads JSON and answers with JSON, and nothing else. */
const bareRoute = `
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
const app = new Hono();
app.post('/v2/translate', async (c) => {
  const { text } = await c.req.json();
  return c.json({ translations: text.map((each) => ({ detected_source_language: 'EN', text: each })) });
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log('http://127.0.0.1:' + port));
`;

const text = (i: number) => `The ferry number ${i} leaves the harbour at noon.`;

/** Requests answered from a translation memory, beside a bare route of the same framework; whole processes, real sockets. */
export const row = serviceRow({
  what: 'POST /v2/translate from memory, 16 connections, a request',
  goal: { ratio: 0.5 },
  async measure(start) {
    await using service = await start();
    const units = Array.from({ length: 10_000 }, (_, i) => `${tuv('en', text(i))}${tuv('de', `Fähre ${i}`)}`);
    const bytes = new TextEncoder().encode(
      `<tmx version="1.4"><header srclang="en"/><body>${units.map((unit) => `<tu>${unit}</tu>`).join('')}</body></tmx>`,
    );
    const { id } = await service.client.memories.importFile({ name: 'ferries.tmx', bytes });
    const body = { text: [text(77)], source_lang: 'en', target_lang: 'de', translation_memory_id: id };
    return figures(await loadOf(service, '/v2/translate', body, load), peakOf(service.pid));
  },
  peer: {
    name: 'bare Hono route',
    async measure() {
      await using server = await startServer(['--input-type=module', '-e', bareRoute]);
      return figures(await loadOf(server, '/v2/translate', { text: [text(77)] }, load), peakOf(server.pid));
    },
  },
});

const tuv = (language: string, words: string) => `<tuv xml:lang="${language}"><seg>${words}</seg></tuv>`;

function figures({ perSecond, p50, p97, cpu }: Awaited<ReturnType<typeof loadOf>>, memory: number): BenchResult {
  const note = `${Math.round(perSecond)} requests/s, p50 ${p50} ms, p97.5 ${p97} ms, ${cpu.toFixed(2)} ms of CPU a request`;
  return { ms: 1000 / perSecond, memory, note };
}
