import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limitedNode } from '../limitedNode.ts';

/** The bundle that `interline` starts. */
export const bundle = join(dirname(fileURLToPath(import.meta.url)), '../../dist/cli.mjs');

/** A process that ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly bytes: Buffer;
  readonly stderr: string;
}

/** What a run may be given. */
export interface RunOptions {
  readonly cwd?: string;
  readonly stdin?: string | Uint8Array;
  /** True where standard input stays open after `stdin`, as that of a person or a microphone. */
  readonly open?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Called with the process as soon as it runs. */
  readonly during?: (child: ChildProcess) => void;
  readonly nodeOptions?: readonly string[];
  /** Bytes that a file may have, as on a disk that gets full. */
  readonly largestFile?: number;
  /** Id of the user and group that it runs as; only root may choose. */
  readonly user?: number;
}

/** Runs the real command line as a process, without the environment's own keys and services. */
export function interline(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const { INTERLINE_KEY: _key, INTERLINE_SERVICE_URL: _url, FORCE_COLOR: _color, ...env } = process.env;
    const [command, before] = limitedNode(options.largestFile);
    const child = spawn(command, [...before, ...(options.nodeOptions ?? []), bundle, ...args], {
      ...(options.cwd ? { cwd: options.cwd } : {}),
      ...(options.user === undefined ? {} : { uid: options.user, gid: options.user }),
      env: { ...env, ...options.env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', (code) => {
      const bytes = Buffer.concat(out);
      resolve({ code, bytes, stdout: bytes.toString('utf8'), stderr: Buffer.concat(err).toString('utf8') });
    });
    if (options.open) child.stdin.write(options.stdin ?? '');
    else child.stdin.end(options.stdin ?? '');
    options.during?.(child);
  });
}

/** Lines of JSON as objects. */
export function jsonLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** A folder with files, for one test. */
export interface Sandbox extends Disposable {
  readonly root: string;
  write(name: string, content: string | Uint8Array | object): void;
  read(name: string): Buffer;
  run(args: readonly string[], options?: RunOptions): Promise<Ended>;
}

/** Makes a folder; `using` removes it again. Objects are written as JSON. */
export function sandbox(files: Readonly<Record<string, string | Uint8Array | object>> = {}): Sandbox {
  const root = mkdtempSync(join(tmpdir(), 'interline-cli-'));
  const box: Sandbox = {
    root,
    write(name, content) {
      const path = join(root, name);
      mkdirSync(dirname(path), { recursive: true });
      const plain = typeof content === 'string' || content instanceof Uint8Array;
      writeFileSync(path, plain ? content : `${JSON.stringify(content, null, 2)}\n`);
    },
    read: (name) => readFileSync(join(root, name)),
    run: (args, options) => interline(args, { cwd: root, ...options }),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
  for (const [name, content] of Object.entries(files)) box.write(name, content);
  return box;
}

/** An XLIFF 1.2 file of units `[id, source, target]`. */
export function xliff(units: readonly (readonly [string, string, string?])[], encoding = 'UTF-8'): string {
  const body = units.map(
    ([id, source, target]) =>
      `      <trans-unit id="${id}">\n        <source>${source}</source>\n${target === undefined ? '' : `        <target>${target}</target>\n`}      </trans-unit>\n`,
  );
  return `<?xml version="1.0" encoding="${encoding}"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n  <file original="app" source-language="en" target-language="de" datatype="plaintext">\n    <body>\n${body.join('')}    </body>\n  </file>\n</xliff>\n`;
}

/** The part of a text that a range of JSON output names. */
export function sliced(text: string, range: unknown): string {
  const [start, end] = range as [number, number];
  return text.slice(start, end);
}
