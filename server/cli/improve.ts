import { readFile, stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { Client } from '../../shared/api/client.ts';
import { type Improvements, tones, writingStyles } from '../../shared/api/improvement.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { unreadable } from '../watchdog/unreadableFileError.ts';
import { command, exitCodes, UsageError } from './command.ts';
import { serviceOptions } from './serviceOptions.ts';
import { withService } from './withService.ts';

/** Texts of one request, and bytes of them as JSON: a request has 10 KiB at most (shapes.md §8). */
const batchTexts = 50;
const batchBytes = 9 * 1024;

const styles = writingStyles.flatMap((name) => (name === 'default' ? [] : [name, `prefer_${name}` as const]));
const manners = tones.flatMap((name) => (name === 'default' ? [] : [name, `prefer_${name}` as const]));

type Improved = Improvements['improvements'][number];

/** `interline improve`: corrects texts, or writes them in another style or tone. */
export const improve = command({
  usage:
    'TEXT… [--style STYLE] [--tone TONE] [--lang LANG] [--json] [--service URL]\nFILE.txt… [--lang LANG] …\n- [--lang LANG] …',
  summary: 'corrects texts, or rephrases them',
  details:
    'Each TEXT is one text; of a FILE of plain text, and of “-”, standard input, each line is one. The improved text goes ' +
    'to standard output, and no file is changed. Without --style and --tone spelling and grammar are corrected.',
  options: {
    style: { type: 'string', value: 'STYLE', choices: styles, summary: 'rephrases in this writing style' },
    tone: { type: 'string', value: 'TONE', choices: manners, summary: 'rephrases in this tone' },
    lang: { type: 'string', value: 'LANG', summary: 'language or variant of the texts: en-GB; detected without it' },
    json: { type: 'boolean', summary: 'one JSON object per text' },
    ...serviceOptions,
  },
  async run({ operands, options }, terminal, signal) {
    if (operands.length === 0) throw new UsageError('improve needs a TEXT or a FILE.');
    if (options.style && options.tone) throw new UsageError('--style and --tone exclude each other.');
    const texts: string[] = [];
    for (const operand of operands) {
      if (operand === '-') pushAll(texts, linesOf(await terminal.stdin()));
      else pushAll(texts, (await fileLines(resolve(terminal.cwd, operand), operand)) ?? [operand]);
    }
    const improved = await withService(
      options,
      terminal,
      signal,
      (client) =>
        improveAll(
          client,
          texts,
          {
            ...(options.lang ? { target_lang: options.lang } : {}),
            ...(options.style ? { writing_style: options.style } : {}),
            ...(options.tone ? { tone: options.tone } : {}),
          },
          signal,
        ),
      true,
    );
    for (const [i, text] of texts.entries()) {
      const one = improved.get(i);
      if (!options.json) terminal.out(one?.text ?? text);
      else if (one) terminal.out(JSON.stringify({ ...one, text, improved: one.text }));
    }
    return exitCodes.clean;
  },
});

/** The improved texts by their place; blank ones are left out. */
async function improveAll(
  client: Client,
  texts: readonly string[],
  wanted: { readonly target_lang?: string; readonly writing_style?: string; readonly tone?: string },
  signal: AbortSignal,
): Promise<ReadonlyMap<number, Improved>> {
  const improved = new Map<number, Improved>();
  const open = texts.flatMap((text, i) => (text.trim() === '' ? [] : [i]));
  while (open.length > 0) {
    const batch = [open.shift() as number];
    let size = Buffer.byteLength(JSON.stringify(texts[batch[0] as number]));
    for (let next = open[0]; next !== undefined && batch.length < batchTexts; next = open[0]) {
      size += Buffer.byteLength(JSON.stringify(texts[next])) + 1;
      if (size > batchBytes) break;
      batch.push(next);
      open.shift();
    }
    const request = { text: batch.map((i) => texts[i] ?? ''), ...wanted };
    const kind = wanted.writing_style || wanted.tone ? 'rephrase' : 'correct';
    const { improvements } = await client.improvement[kind](request, undefined, signal);
    for (const [k, i] of batch.entries()) if (improvements[k]) improved.set(i, improvements[k]);
  }
  return improved;
}

/** The lines of a file of plain text; undefined where there is no file of that name. */
async function fileLines(path: string, name: string): Promise<readonly string[] | undefined> {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) return undefined;
  if (!['', '.txt', '.text'].includes(extname(path).toLowerCase())) {
    throw new UsageError(`improve reads plain text, and ${name} is none; give its texts one by one.`);
  }
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw unreadable(path, cause);
  });
  return linesOf(bytes);
}

function linesOf(bytes: Uint8Array): readonly string[] {
  return new TextDecoder()
    .decode(bytes)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
}
