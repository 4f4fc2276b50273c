import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningService, runService, temporaryFolder, tmx } from './runningService.ts';

/** Between two questions whether work is done, in ms: asked without a pause they would take its time. */
const pollPause = 20;

/** What a crash must not have done. */
export class Loss extends Error {
  override readonly name = 'Loss';
}

/** What the rounds came to. */
export interface CrashReport {
  readonly rounds: number;
  /** Changes that were acknowledged before a crash and looked for after it. */
  readonly acknowledged: number;
  /** Changes that a crash cut off before their answer. */
  readonly cut: number;
}

type Handle = { readonly document_id: string; readonly document_key: string };

/** A glossary whose two dictionaries have one number of entries, its generation. */
interface Kept {
  readonly name: string;
  id?: string;
  /** Acknowledged; 0 before it is there, -1 when it is deleted. */
  generation: number;
  /** Asked for, and not answered. */
  asked?: number | undefined;
}

/** What the service was asked for in one run of it. */
interface Work {
  readonly glossaries: Kept[];
  readonly imports: { readonly jobId: string; readonly units: number; acknowledged: boolean }[];
  readonly documents: { readonly handle: Handle; readonly text: string }[];
}

/**
 * Starts a service, works it hard, kills it (SIGKILL) at a random moment, starts it again on the same folder and looks
 * whether everything that was acknowledged is there, and nothing is half there; as often as asked.
 *
 * @param seed the same seed asks for the same things; the moment of the crash is as random as the machine.
 * @throws Loss
 */
export async function crashRounds(times: number, seed: number): Promise<CrashReport> {
  using data = temporaryFolder();
  const random = randomNumbers(seed);
  const downloaded = new Map<string, Handle>();
  const report = { rounds: 0, acknowledged: 0, cut: 0 };
  const leftBehind = () =>
    readdirSync(data.path, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.part') || downloaded.has(idIn(name)),
    );
  let service = await runService({ data: data.path });
  try {
    for (; report.rounds < times; report.rounds++) {
      const work: Work = { glossaries: [], imports: [], documents: [] };
      const events = 1 + Math.floor(random() * 50);
      const delay = random() * 8;
      await workUntilKilled(service, work, random, events, delay, report);
      await service.exited;
      service = await runService({ data: data.path });
      await look(service, work);
      if (!owns(service, data.path)) throw new Loss('the folder belongs to another process');
      for (const { handle } of work.documents) downloaded.set(handle.document_id, handle);
    }
    // A crash between an answer and the note that it has gone: the document is there to be downloaded once more.
    for (const name of leftBehind()) {
      const handle = downloaded.get(idIn(name));
      if (handle) await service.client.documents.result(handle).catch(() => undefined);
    }
    // The files of a download go once its answer has gone.
    for (let i = 0; i < 100 && leftBehind().length > 0; i++) await pause(100);
  } finally {
    await service[Symbol.asyncDispose]();
  }
  const left = leftBehind();
  if (left.length > 0) throw new Loss(`left behind: ${left.join(', ')}`);
  return report;
}

async function workUntilKilled(
  service: RunningService,
  work: Work,
  random: () => number,
  events: number,
  delay: number,
  report: { acknowledged: number; cut: number },
): Promise<void> {
  let left = events;
  const count = () => {
    if (--left === 0) void pause(delay).then(() => service.process.kill('SIGKILL'));
  };
  /** One request, counted when it goes and when it is answered. */
  const ask = async <T>(request: () => Promise<T>): Promise<T> => {
    report.cut++;
    count();
    const answer = await request();
    report.cut--;
    report.acknowledged++;
    count();
    return answer;
  };
  const { client } = service;
  const editGlossaries = async (lane: number) => {
    for (let i = 0; ; i++) {
      const kept: Kept = { name: `glossary ${lane}-${i}`, generation: 0 };
      work.glossaries.push(kept);
      for (let generation = 1; generation <= 3; generation++) {
        kept.asked = generation;
        const dictionaries = ['de', 'fr'].map((target) => dictionary(target, generation * 40));
        if (kept.id === undefined) {
          const { name } = kept;
          kept.id = (await ask(() => client.glossaries.create({ name, dictionaries }))).glossary_id;
        } else {
          const id = kept.id;
          await ask(() => client.glossaries.update(id, { dictionaries }));
        }
        kept.generation = generation;
        kept.asked = undefined;
      }
      if (random() < 0.5) continue;
      const id = kept.id ?? '';
      kept.asked = -1;
      await ask(() => client.glossaries.delete(id));
      kept.generation = -1;
      kept.asked = undefined;
    }
  };
  const importMemories = async () => {
    for (let i = 0; ; i++) {
      const units = 200 + Math.floor(random() * 3000);
      const bytes = tmx(Array.from({ length: units }, (_, n) => [`text ${n}`, `Text ${n}`] as const));
      const file = { file_name: `memory ${i}.tmx`, content_length: bytes.length };
      const { job_id: jobId, upload_url: address } = await ask(() =>
        client.memories.startImport({ source_file: file }),
      );
      const job = { jobId, units, acknowledged: false };
      work.imports.push(job);
      await ask(() => client.memories.upload(address, bytes));
      job.acknowledged = true;
    }
  };
  const uploadDocuments = async () => {
    for (;;) {
      const text = `Save\n${'·'.repeat(Math.floor(random() * 20_000))}\n`;
      const file = { name: 'a.txt', bytes: new TextEncoder().encode(text) };
      const handle = await ask(() => client.documents.upload({ source_lang: 'en', target_lang: 'es', file }));
      work.documents.push({ handle, text });
    }
  };
  await Promise.allSettled([editGlossaries(0), editGlossaries(1), importMemories(), uploadDocuments()]);
}

function dictionary(target: string, count: number) {
  const entries = Array.from({ length: count }, (_, n) => `source ${n}\ttarget ${n}`).join('\n');
  return { source_lang: 'en', target_lang: target, entries, entries_format: 'tsv' as const };
}

/** Holds the service against what it acknowledged, and clears it for the next round. */
async function look({ client }: RunningService, work: Work): Promise<void> {
  const glossaries = await client.glossaries.list();
  for (const kept of work.glossaries) {
    const stored = glossaries.find(({ name }) => name === kept.name);
    const counts = new Set(stored?.dictionaries.map(({ entry_count }) => entry_count));
    if (stored && (stored.dictionaries.length !== 2 || counts.size !== 1)) throw new Loss(`${kept.name} is half there`);
    const generation = stored ? (stored.dictionaries[0]?.entry_count ?? 0) / 40 : kept.generation > 0 ? -1 : 0;
    const isGone = !stored && (kept.generation <= 0 || kept.asked === -1);
    if (!isGone && generation !== kept.generation && generation !== kept.asked) {
      throw new Loss(`${kept.name} has generation ${generation}, not ${kept.generation} (asked: ${kept.asked})`);
    }
    if (kept.generation === -1 && stored) throw new Loss(`${kept.name} is back`);
  }
  for (const { glossary_id } of glossaries) await client.glossaries.delete(glossary_id);
  const expected: number[] = [];
  for (const { jobId, units, acknowledged } of work.imports) {
    for (;;) {
      const status = (await client.memories.job(jobId)).results[0]?.status;
      if (status === 'processing') {
        await pause(pollPause);
        continue;
      }
      if (status === 'completed') expected.push(units);
      else if (acknowledged || status !== 'awaiting_input') throw new Loss(`an import of ${units} units is ${status}`);
      break;
    }
  }
  const memories = (await client.memories.list()).translation_memories;
  const counts = memories.map((memory) => memory.segment_count).sort();
  if (String(counts) !== String(expected.sort())) throw new Loss(`memories have ${counts} segments, not ${expected}`);
  for (const { translation_memory_id } of memories) await client.memories.delete(translation_memory_id);
  for (const { handle, text } of work.documents) {
    for (;;) {
      const { status, message } = await client.documents.status(handle);
      if (status === 'queued' || status === 'translating') {
        await pause(pollPause);
        continue;
      }
      if (status !== 'done') throw new Loss(`a document is ${status}: ${message}`);
      break;
    }
    const result = new TextDecoder().decode(await client.documents.result(handle));
    if (result !== text.replace('Save', 'Guardar')) throw new Loss('a document came back otherwise than it should');
  }
}

/** True when the claim of the killed process is void. */
function owns(service: RunningService, folder: string): boolean {
  return readFileSync(join(folder, 'service.pid'), 'utf8').startsWith(`${service.process.pid} `);
}

/** The document of a stored file: `documents/BFAC….out`. */
const idIn = (name: string) => name.slice(10, 42);

/** Numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
