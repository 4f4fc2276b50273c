import { readFile } from 'node:fs/promises';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { concat } from '../../shared/encoding/concat.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import { readWav } from '../../shared/speech/wav.ts';
import { builtFile } from '../process/builtFile.ts';
import type { Speaker, VoiceKind } from './speaker.ts';

/** The clearest voices of each kind. */
const voices: Readonly<Record<VoiceKind, string>> = { female: 'slt', male: 'rms' };

/** Characters that are spoken at one go: about a quarter of a second of work. */
const longest = 300;

/** What of the runtime's WebAssembly is used; Node's types do not declare it. */
const { WebAssembly: runtime } = globalThis as unknown as {
  readonly WebAssembly: {
    compile(bytes: Uint8Array): Promise<object>;
    instantiate(module: object, imports: object): Promise<object>;
  };
};

let compiled: Promise<object> | undefined;

/** English speech by flite, compiled to WebAssembly: part of the program, nothing to install. 16 kHz. */
export function flite(): Speaker {
  return {
    id: 'flite',
    name: 'flite',
    languages: async () => ['en'],
    speak: async (text, { voice }, signal) => {
      const sounds: Int16Array[] = [];
      for (const part of utterances(text)) {
        signal.throwIfAborted();
        const { files } = await runFlite(['-voice', voices[voice], '-t', part, '-o', 'out.wav']);
        const wav = files.get('out.wav');
        if (!wav) throw new OperationalError('unavailable', asWritten('flite gave no sound.'));
        sounds.push(readWav(wav).sound);
      }
      return { sound: concat(sounds, Int16Array), rate: 16_000 };
    },
  };
}

/**
 * The sounds of a word as flite says it, in the alphabet of the CMU dictionary.
 *
 * @example await phonesOf('Kubernetes'); // 'K AH B ER N IY T S'
 */
export async function phonesOf(word: string): Promise<string> {
  const { output } = await runFlite(['-voice', 'slt', '-ps', '-t', word, 'none']);
  return output
    .toUpperCase()
    .split(/\s+/)
    .filter((phone) => phone !== '' && phone !== 'PAU')
    .map((phone) => (phone === 'AX' ? 'AH' : phone))
    .join(' ');
}

/** Runs the program once, in memory: it sees no file of this machine and no environment. */
async function runFlite(args: readonly string[]): Promise<{ output: string; files: Map<string, Uint8Array> }> {
  const { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } = await import('@bjorn3/browser_wasi_shim');
  compiled ??= readFile(builtFile('flite.wasm')).then((bytes) => runtime.compile(bytes));
  const folder = new PreopenDirectory('/out', new Map());
  let output = '';
  const decoder = new TextDecoder();
  const stdout = new ConsoleStdout((bytes) => {
    output += decoder.decode(bytes, { stream: true });
  });
  const wasi = new WASI(
    ['flite', ...args.map((arg) => (arg === 'out.wav' ? '/out/out.wav' : arg))],
    [],
    [new OpenFile(new File([])), stdout, new ConsoleStdout(() => undefined), folder],
    { debug: false },
  );
  try {
    const instance = await runtime.instantiate(await compiled, { wasi_snapshot_preview1: wasi.wasiImport });
    const status = wasi.start(instance as Parameters<typeof wasi.start>[0]);
    if (status !== 0) throw new Error(`status ${status}`);
  } catch (cause) {
    // read again next time: an update may have been under way
    compiled = undefined;
    throw new OperationalError('unavailable', asWritten('flite could not speak this text.'), { cause });
  }
  const files = new Map<string, Uint8Array>();
  for (const [name, entry] of folder.dir.contents) if (entry instanceof File) files.set(name, entry.data);
  return { output, files };
}

/** A text in parts of whole sentences or clauses, none longer than flite should be given. */
function utterances(text: string): readonly string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    let rest = segment.trim();
    while (rest.length > longest) {
      const cut = Math.max(rest.lastIndexOf(', ', longest) + 1, rest.lastIndexOf(' ', longest));
      const end = cut > 0 ? cut : longest;
      parts.push(rest.slice(0, end).trim());
      rest = rest.slice(end).trim();
    }
    if (/[\p{L}\p{N}]/u.test(rest)) parts.push(rest);
  }
  return parts;
}
