import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, type Message, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type { Position } from 'vscode-languageserver';
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
  const folder = mkdtempSync(join(tmpdir(), 'interline-bench-'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const uriOf = (path: string) => pathToFileURL(join(folder, path)).href;
  const child = spawn(process.execPath, [server, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
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
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout, { contentTypeDecoder }),
    new StreamMessageWriter(child.stdin),
  );
  connection.listen();
  try {
    await connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(folder).href,
      capabilities: { textDocument: { diagnostic: {} } },
    });
    await connection.sendNotification('initialized', {});
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
    for (const path of open) {
      void connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri: uriOf(path), languageId: 'plaintext', version: 1, text: files.get(path) ?? '' },
      });
    }
    const findings = await diagnose();
    const first = performance.now() - opened;
    measuring = true;
    const before = cpuOf(child.pid);
    const times: number[] = [];
    for (const [i, place] of places.entries()) {
      const started = performance.now();
      void connection.sendNotification('textDocument/didChange', {
        textDocument: { uri: uriOf(open[0] ?? ''), version: i + 2 },
        contentChanges: [{ range: { start: place, end: place }, text: 'x' }],
      });
      await diagnose();
      times.push(arrived - started);
    }
    const cpu = (cpuOf(child.pid) - before) / places.length;
    measuring = false;
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return { findings, first, p50: at(0.5), p95: at(0.95), cpu, memory: peakOf(child.pid) };
  } finally {
    await connection.sendRequest('shutdown');
    await connection.sendNotification('exit');
    await new Promise((resolve) => child.once('exit', resolve));
    connection.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
