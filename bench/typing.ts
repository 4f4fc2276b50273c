import type { Message } from 'vscode-jsonrpc/node';
import type { Position } from 'vscode-languageserver';
import { startBenchServer } from './benchServer.ts';
import { cpuOf, peakOf } from './processFigures.ts';

/**
 * What typing in one file costs: from the change leaving the editor to the diagnostics arriving there, in ms. Reading their
 * JSON is the editor's own work.
 */
export interface TypingFigures {
  readonly findings: number;
  /** The first diagnostics after opening. */
  readonly first: number;
  readonly p50: number;
  readonly p95: number;
  /** CPU time of the server for one keystroke, of all of them. */
  readonly cpu: number;
  /** Peak resident memory of the server in MB; 0 where the system does not tell. */
  readonly memory: number;
}

/** What is typed where. */
export interface Typing {
  /** Texts by path below the folder that the editor has open. */
  readonly files: ReadonlyMap<string, string>;
  /** The open documents whose diagnostics are waited for; the letters are typed into the first one. */
  readonly open: readonly string[];
  /** Where a letter is put in, one after the other. */
  readonly places: readonly Position[];
}

/**
 * Types into a file through the real server over stdio, as an editor that pulls diagnostics.
 *
 * @param server path of the built `server.mjs`.
 */
export async function measureTyping(server: string, { files, open, places }: Typing): Promise<TypingFigures> {
  let arrived = 0;
  let measuring = false;
  const contentTypeDecoder = {
    name: 'application/json',
    async decode(content: Uint8Array): Promise<Message> {
      arrived = performance.now();
      const json = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
      const id = measuring ? /"id":(\d+),"result":/.exec(json.toString('utf8', 0, 100))?.[1] : undefined;
      // Reading a list of a thousand diagnostics, and the garbage of that, are the editor's own affair.
      const answer = { jsonrpc: '2.0', id: Number(id), result: { items: [] } };
      return id === undefined ? JSON.parse(json.toString()) : answer;
    },
  };
  const started = await startBenchServer(server, files, { contentTypeDecoder });
  const { connection, uriOf, pid } = started;
  try {
    const diagnose = async () => {
      let count = 0;
      for (const path of open) {
        const textDocument = { uri: uriOf(path) };
        const { items } = await connection.sendRequest<{ items: unknown[] }>('textDocument/diagnostic', {
          textDocument,
        });
        count += items.length;
      }
      return count;
    };
    const opened = performance.now();
    for (const path of open) started.open(path);
    const findings = await diagnose();
    const first = performance.now() - opened;
    measuring = true;
    const before = cpuOf(pid);
    const times: number[] = [];
    for (const [i, place] of places.entries()) {
      const begun = performance.now();
      void connection.sendNotification('textDocument/didChange', {
        textDocument: { uri: uriOf(open[0] ?? ''), version: i + 2 },
        contentChanges: [{ range: { start: place, end: place }, text: 'x' }],
      });
      await diagnose();
      times.push(arrived - begun);
    }
    const cpu = (cpuOf(pid) - before) / places.length;
    measuring = false;
    times.sort((a, b) => a - b);
    const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return { findings, first, p50: percentile(0.5), p95: percentile(0.95), cpu, memory: peakOf(pid) };
  } finally {
    await started.end();
  }
}
