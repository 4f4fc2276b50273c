import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { OperationalError } from '../../../shared/api/operationalError.ts';
import { asWritten } from '../../../shared/sentences/sentence.ts';
import { samplesAsBytes } from '../../../shared/speech/wav.ts';
import { phonesOf } from '../flite.ts';
import type { HeardPiece, Listener, Transcriber, Transcription } from '../transcriber.ts';
import { type HeardWord, wordsToPiece } from './heardWords.ts';

/** Where Debian and Ubuntu put what this engine needs. */
export interface PocketsphinxOptions {
  /** The interpreter that has the module `pocketsphinx`. */
  readonly python?: string;
  /** Folder with `en-us`, `en-us.lm.bin` and `cmudict-en-us.dict`. */
  readonly model?: string;
}

/** How long a program that was not there is taken to be still missing, in ms. */
const recheck = 10_000;

/** Longest time without an answer, in ms, to a flush, for room for more sound, and for the rest after the end of the stream. */
const patience = 60_000;

type Answer =
  | { readonly ready: true }
  | { readonly flushed: true }
  | { readonly partial: readonly HeardWord[] }
  | { readonly final: readonly HeardWord[] };

/**
 * English speech to text by pocketsphinx (`apt-get install python3-pocketsphinx pocketsphinx-en-us`), one process a
 * stream, fed through its standard input. It writes neither punctuation nor capitals; the first letter of a piece, “I”
 * and the spoken terms get theirs here.
 */
export function pocketsphinx(options: PocketsphinxOptions = {}): Transcriber {
  const python = options.python ?? (existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3');
  const model = options.model ?? '/usr/share/pocketsphinx/model/en-us';
  let lastAnswer: { readonly there: boolean; readonly time: number } | undefined;
  return {
    id: 'pocketsphinx',
    name: 'pocketsphinx',
    languages: async () => {
      if (!lastAnswer || (!lastAnswer.there && performance.now() - lastAnswer.time >= recheck)) {
        lastAnswer = { there: await answersCheck(python, model), time: performance.now() };
      }
      return lastAnswer.there ? ['en'] : [];
    },
    start: async ({ terms }, to) => {
      const words: [word: string, phones: string][] = [];
      for (const term of terms) {
        const phones = await phonesOf(term);
        if (phones !== '') words.push([spokenForm(term), phones]);
      }
      const child = spawn(python, ['-I', helperPath()], { stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
      child.stdin.write(`${JSON.stringify({ model, words })}\n`);
      return transcription(child, to, (heard) => wordsToPiece(heard, terms));
    },
  };
}

/** A term as the recognizer knows it: one word, in lower case as all words of its dictionary. */
function spokenForm(term: string): string {
  return term.toLowerCase().replace(/\s+/g, '_');
}

function transcription(
  child: ChildProcessByStdio<Writable, Readable, null>,
  to: Listener,
  pieceOf: (words: readonly HeardWord[]) => HeardPiece | undefined,
): Transcription {
  const flushes: (() => void)[] = [];
  let failure: OperationalError | undefined;
  let [closed, ending] = [false, false];
  let settle = () => {};
  const over = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const ended = (why: string | undefined) => {
    if (why && !closed) failure ??= new OperationalError('unavailable', asWritten(`pocketsphinx ${why}.`));
    for (const flushed of flushes.splice(0)) flushed();
    settle();
  };
  child.on('error', () => ended('cannot be started'));
  child.on('close', (code) => ended(code === 0 && ending ? undefined : 'ended unexpectedly'));
  child.stdin.on('error', () => undefined);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (closed) return;
    const answer = JSON.parse(line) as Answer;
    if ('partial' in answer) to.tentative?.(pieceOf(answer.partial));
    else if ('final' in answer) {
      const piece = pieceOf(answer.final);
      if (piece) to.concluded(piece);
      to.tentative?.(undefined);
    } else if ('flushed' in answer) flushes.shift()?.();
  });
  const requireAlive = () => {
    if (failure) throw failure;
  };
  const inTime = async (done: Promise<void>) => {
    const timer = setTimeout(() => {
      failure ??= new OperationalError('unavailable', asWritten('pocketsphinx did not answer in time.'));
      child.kill('SIGKILL');
    }, patience);
    await done.finally(() => clearTimeout(timer));
    requireAlive();
  };
  return {
    write: async (sound) => {
      requireAlive();
      if (sound.length > 0 && !child.stdin.write(frameOf(sound))) {
        await inTime(Promise.race([new Promise<void>((resolve) => child.stdin.once('drain', resolve)), over]));
      }
    },
    flush: () => {
      requireAlive();
      child.stdin.write(frameOf(new Int16Array()));
      return inTime(new Promise((resolve) => flushes.push(resolve)));
    },
    end: () => {
      ending = true;
      child.stdin.end();
      return inTime(over);
    },
    close: () => {
      closed = true;
      child.stdin.destroy();
      child.kill('SIGKILL');
    },
  };
}

/** A length and the samples, little-endian on every machine. */
function frameOf(sound: Int16Array): Buffer {
  const length = Buffer.allocUnsafe(4);
  length.writeUInt32LE(sound.byteLength);
  return Buffer.concat([length, samplesAsBytes(sound)]);
}

function answersCheck(python: string, model: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(python, ['-I', helperPath(), '--check', model], { timeout: 20_000, windowsHide: true }, (error, stdout) =>
      resolve(!error && stdout.includes('"version"')),
    );
  });
}

/** Beside the bundle in a built program, beside this file when run from source. */
function helperPath(): string {
  return join(dirname(fileURLToPath(import.meta.url)), 'pocketsphinx_stream.py');
}
