import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  type MessageConnection,
  type MessageReaderOptions,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';

/** The built server over stdio with a folder of its own, as an editor has it. */
export interface BenchServer {
  readonly connection: MessageConnection;
  readonly pid: number | undefined;
  uriOf(path: string): string;
  /** Opens a document with the text of its file. */
  open(path: string): void;
  /** Ends the server and removes the folder. */
  end(): Promise<void>;
}

/**
 * @param server path of the built `server.mjs`.
 * @param files texts by path below the folder that the editor has open.
 */
export async function startBenchServer(
  server: string,
  files: ReadonlyMap<string, string>,
  options: MessageReaderOptions = {},
): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'interline-bench-'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const uriOf = (path: string) => pathToFileURL(join(folder, path)).href;
  const child = spawn(process.execPath, [server, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout, options),
    new StreamMessageWriter(child.stdin),
  );
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: { textDocument: { diagnostic: {} } },
  });
  await connection.sendNotification('initialized', {});
  return {
    connection,
    pid: child.pid,
    uriOf,
    open(path) {
      void connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri: uriOf(path), languageId: 'plaintext', version: 1, text: files.get(path) ?? '' },
      });
    },
    async end() {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      await new Promise((resolve) => child.once('exit', resolve));
      connection.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
