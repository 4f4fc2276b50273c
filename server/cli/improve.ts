import { stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { tones, writingStyles } from '../../shared/api/improvement.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { improveTexts } from '../translation/improveTexts.ts';
import { unreadable } from '../watchdog/unreadableFileError.ts';
import { readWhole } from '../workspace/readText.ts';
import { command, exitCodes, UsageError } from './command.ts';
import { serviceOptions } from './serviceOptions.ts';
import { withService } from './withService.ts';

const styles = writingStyles.flatMap((name) => (name === 'default' ? [] : [name, `prefer_${name}` as const]));
const manners = tones.flatMap((name) => (name === 'default' ? [] : [name, `prefer_${name}` as const]));

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
    tag: { type: 'string', value: 'TAG', summary: 'reporting tag: what the usage is counted under' },
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
        improveTexts(
          client,
          texts,
          {
            ...(options.lang ? { target_lang: options.lang } : {}),
            ...(options.style ? { writing_style: options.style } : {}),
            ...(options.tone ? { tone: options.tone } : {}),
            ...(options.tag ? { reportingTag: options.tag } : {}),
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

/** The lines of a file of plain text; undefined where there is no file of that name. */
async function fileLines(path: string, name: string): Promise<readonly string[] | undefined> {
  const isFile = await stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
  if (!isFile) {
    // No text ends so.
    if (/^\S+\.(?:txt|text)$/i.test(name)) throw unreadable(path, { code: 'ENOENT' });
    return undefined;
  }
  if (!['', '.txt', '.text'].includes(extname(path).toLowerCase())) {
    throw new UsageError(`improve reads plain text, and ${name} is none; give its texts one by one.`);
  }
  return linesOf(await readWhole(path));
}

function linesOf(bytes: Uint8Array): readonly string[] {
  return new TextDecoder()
    .decode(bytes)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
}
