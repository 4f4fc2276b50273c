import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type { BenchResult } from './row.ts';

/** What typing in one file costs: from the change leaving the editor to the diagnostics arriving there, in ms. */
export interface KeystrokeFigures {
  readonly units: number;
  readonly megabytes: number;
  readonly findings: number;
  /** The first diagnostics after opening. */
  readonly first: number;
  readonly p50: number;
  readonly p95: number;
  /** Peak resident memory of the server in MB; 0 where the system does not tell. */
  readonly memory: number;
}

const strokes = 60;

/** One of the sizes as a side of a row: the slow end of the keystrokes. */
export async function keystrokes(units: number): Promise<BenchResult> {
  const { p50, p95, memory } = await measureKeystrokes(resolve('dist/server.mjs'), units);
  return { ms: p95, memory, note: `p50 ${p50.toFixed(0)} ms` };
}

/**
 * Types into the middle of an XLIFF file of so many units, through the real server over stdio.
 *
 * @param server path of the built `server.mjs`.
 */
export async function measureKeystrokes(server: string, units: number): Promise<KeystrokeFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'interline-bench-'));
  const text = xliffOf(units);
  const path = join(folder, 'app.de.xlf');
  writeFileSync(path, text);
  const uri = pathToFileURL(path).href;
  const child = spawn(process.execPath, [server, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
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
    let version = 1;
    const diagnose = () =>
      connection.sendRequest<{ items: unknown[] }>('textDocument/diagnostic', { textDocument: { uri } });
    const opened = performance.now();
    void connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'xliff', version, text },
    });
    const { items } = await diagnose();
    const first = performance.now() - opened;
    const times: number[] = [];
    for (let i = 0; i < strokes; i++) {
      // Every unit takes five lines; its target is the fourth of them.
      const line = 3 + 5 * Math.floor(units * ((i % 10) / 10 + 0.03)) + 2;
      const position = { line, character: 14 };
      const before = performance.now();
      void connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version: ++version },
        contentChanges: [{ range: { start: position, end: position }, text: 'x' }],
      });
      await diagnose();
      times.push(performance.now() - before);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return {
      units,
      megabytes: text.length / 1e6,
      findings: items.length,
      first,
      p50: at(0.5),
      p95: at(0.95),
      memory: peakMemory(child.pid),
    };
  } finally {
    await connection.sendRequest('shutdown');
    await connection.sendNotification('exit');
    await new Promise((resolve) => child.once('exit', resolve));
    connection.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

const things = ['ticket', 'ferry', 'deck', 'cabin', 'harbour', 'timetable', 'crossing', 'luggage', 'bicycle', 'berth'];
const dinge = ['Ticket', 'Fähre', 'Deck', 'Kabine', 'Hafen', 'Fahrplan', 'Überfahrt', 'Gepäck', 'Fahrrad', 'Koje'];

/** A believable file: about 300 characters a unit, one in twenty untranslated, one in forty with a fault. */
function xliffOf(units: number): string {
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n' +
      '<file original="app" source-language="en" target-language="de" datatype="plaintext"><body>\n',
  ];
  for (let i = 0; i < units; i++) {
    const thing = things[i % 10];
    const ding = dinge[i % 10];
    const source = `Please show the ${thing} number ${i} to <g id="1">the crew of %s</g> before you board at gate %d.`;
    const target = `Bitte zeigen Sie ${ding} Nummer ${i} <g id="1">der Crew von %s</g>, bevor Sie an Tor %d einsteigen.`;
    const wrong = i % 40 === 7 ? target.replace('%d', '') : target;
    parts.push(
      `<trans-unit id="app.${thing}.${i}">\n  <source>${source}</source>\n`,
      i % 20 === 3 ? '  <target></target>\n' : `  <target>${wrong}</target>\n`,
      `  <note>Shown at the gate, position ${i}</note>\n</trans-unit>\n`,
    );
  }
  return `${parts.join('')}</body></file></xliff>\n`;
}

/** What Linux says of a process that is still there. */
function peakMemory(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024;
}
