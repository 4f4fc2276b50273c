import { setFlagsFromString } from 'node:v8';
import { modelFolders } from '../models/dataFolder.ts';
import { chosenModel } from '../models/local/chosenModel.ts';
import { version } from '../shared/version.ts';
import { parseArguments, UsageError, usageText } from './arguments.ts';
import type { Detector } from './engines/detectTexts.ts';
import type { ChatOptions } from './engines/loopbackChat.ts';
import { type PhraseWords, readPhraseWords } from './engines/phraseWords.ts';
import { builtFile } from './process/builtFile.ts';
import type { Log } from './process/running.ts';
import { startService } from './start.ts';
import { FolderInUse } from './storage/ownership.ts';
import { createPipeline } from './translation/createPipeline.ts';

/** The status with which it ends when its data folder belongs to another service (sysexits, EX_TEMPFAIL). */
const folderInUseStatus = 75;

/** Most memory of one WebAssembly engine, in pages of 64 KiB: 1 GiB; each has 4 GiB otherwise. */
const mostPages = 16_384;

/** The service's own program: one JSON line on standard output when it listens, and nothing else there. */
async function main(): Promise<void> {
  const options = parseArguments(process.argv.slice(2), process.env);
  if (!options) {
    process.stdout.write(usageText);
    return;
  }
  setFlagsFromString(`--wasm-max-mem-pages=${mostPages}`);
  const log = options.log ? await createLog() : undefined;
  const pipeline = createPipeline({ ...options, modelFolders: modelFolders(), chosenModel: userModel });
  const service = await startService(options, { pipeline, detect, chosenModel: userModel }, log);
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    service.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', stop);
  if (options.exitWithParent) {
    process.stdin.on('end', stop).on('close', stop).on('error', stop);
    process.stdin.resume();
  }
  const { url, port, key } = service;
  process.stdout.write(`${JSON.stringify({ url, port, pid: process.pid, version, ...(key ? { key } : {}) })}\n`);
}

/** The language model that the user chose in the terminal or an editor, read for every request. */
function userModel(): ChatOptions | undefined {
  const chosen = chosenModel(process.env);
  return chosen && { url: chosen.url, model: chosen.id };
}

/** One JSON line on standard error for each event. */
async function createLog(): Promise<Log> {
  const { default: pino } = await import('pino');
  const logger = pino({ base: null }, pino.destination({ dest: 2, sync: true }));
  return (what, fields) => (what === 'failure' ? logger.error(fields, what) : logger.info(fields, what));
}

/** The detector's data, and the words of the phrase memory, are loaded when the first text comes. */
const detect: Detector = async (texts) => {
  const { detectTexts } = await import('./engines/detectTexts.ts');
  words ??= readPhraseWords(builtFile('phrases'));
  return detectTexts(texts, await words);
};
let words: Promise<PhraseWords> | undefined;

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`interline serve: ${message}\n`);
  process.exit(error instanceof UsageError ? 2 : error instanceof FolderInUse ? folderInUseStatus : 1);
});
