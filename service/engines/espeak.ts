import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { languages } from '../../shared/languages/languages.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import { readWav } from '../../shared/speech/wav.ts';
import type { Speaker, Speech } from './speaker.ts';

const run = promisify(execFile);

/** How long a program that was not there is taken to be still missing, in ms. */
const recheck = 10_000;

/** Longest time for one text, in ms; a sentence takes about 40. */
const patience = 30_000;

/** espeak-ng's own name of a language, where it is not the API's. */
const names: Readonly<Record<string, string>> = {
  zh: 'cmn',
  'zh-Hans': 'cmn',
  'pt-PT': 'pt',
  pt: 'pt',
  en: 'en-us',
  'en-US': 'en-us',
  'en-GB': 'en-gb',
  'fr-FR': 'fr-fr',
  fr: 'fr-fr',
};

/**
 * Speech by espeak-ng where it is installed: a program of its own (GPL), never part of ours. The voice is a machine's,
 * and understandable. Languages are those that its installation lists.
 */
export function espeak(program = 'espeak-ng'): Speaker {
  let lastAnswer: { readonly voices: ReadonlySet<string>; readonly time: number } | undefined;
  const voices = async (): Promise<ReadonlySet<string>> => {
    if (lastAnswer && (lastAnswer.voices.size > 0 || performance.now() - lastAnswer.time < recheck))
      return lastAnswer.voices;
    const { stdout } = await run(program, ['--voices'], { windowsHide: true, timeout: patience }).catch(() => ({
      stdout: '',
    }));
    const lines = stdout.split('\n').slice(1);
    lastAnswer = {
      voices: new Set(lines.flatMap((line) => line.trim().split(/\s+/)[1] ?? [])),
      time: performance.now(),
    };
    return lastAnswer.voices;
  };
  return {
    id: 'espeak-ng',
    name: 'eSpeak NG',
    languages: async () => {
      const there = await voices();
      return languages.map((language) => language.code).filter((code) => there.has(nameOf(code)));
    },
    speak: async (text, { language, voice }, signal) => {
      const variant = voice === 'female' ? '+f3' : '+m3';
      return speakOnce(program, ['-v', `${nameOf(language)}${variant}`, '--stdin', '--stdout'], text, signal);
    },
  };
}

function nameOf(code: string): string {
  return names[code] ?? code.toLowerCase();
}

/** The text goes in by standard input: it is no argument that anybody sees, and none that could be an option. */
function speakOnce(program: string, args: readonly string[], text: string, signal: AbortSignal): Promise<Speech> {
  return new Promise((resolve, reject) => {
    const broken = (cause?: unknown) =>
      reject(new OperationalError('unavailable', asWritten('eSpeak NG could not speak this text.'), { cause }));
    const child = spawn(program, [...args], {
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
      signal,
      timeout: patience,
    });
    const parts: Buffer[] = [];
    child.on('error', broken);
    child.stdin.on('error', () => undefined);
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('close', (code) => {
      if (code !== 0) return broken();
      try {
        resolve(readWav(Buffer.concat(parts)));
      } catch (error) {
        broken(error);
      }
    });
    child.stdin.end(text);
  });
}
