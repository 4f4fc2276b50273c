import { basename, extname, resolve } from 'node:path';
import { connectService } from '../translation/connectService.ts';
import { serviceSource, serviceTarget } from '../translation/serviceLanguage.ts';
import { resultTypes, sourceTypes } from '../voice/recordingTypes.ts';
import { readWhole } from '../workspace/readText.ts';
import { writeAtomically } from '../workspace/writeAtomically.ts';
import { command, exitCodes, UsageError } from './command.ts';
import { serviceChoice, serviceOptions } from './serviceOptions.ts';
import { shownName } from './shownPath.ts';

/** `interline transcribe`: a recording as subtitles, text or speech, through the service. */
export const transcribe = command({
  usage: 'FILE [--to LANG] [-o OUT] [--from LANG] [--service URL]',
  summary: 'writes down a recording, and translates it',
  details: [
    'Subtitles go to standard output. With -o the extension says what is made: .srt, .txt, or speech as .ogg, .webm,',
    '.flac or .mka. Without --to the recording is written down in its own language.',
  ].join('\n'),
  options: {
    to: { type: 'string', value: 'LANG', summary: 'language to translate into' },
    from: { type: 'string', value: 'LANG', summary: 'language that is spoken; English without it' },
    output: { type: 'string', short: 'o', value: 'OUT', summary: 'where to save the result' },
    force: { type: 'boolean', summary: 'replace a file that is there' },
    ...serviceOptions,
  },
  async run({ operands, options }, terminal, signal) {
    const [operand, ...more] = operands;
    if (!operand || more.length > 0) throw new UsageError('transcribe needs one FILE.');
    const path = resolve(terminal.cwd, operand);
    const source = sourceTypes[extname(path).toLowerCase()];
    if (!source) throw new UsageError(`A recording is one of ${Object.keys(sourceTypes).join(', ')}.`);
    const type = resultTypes[options.output === undefined ? '.srt' : extname(options.output).toLowerCase()];
    if (!type) throw new UsageError(`The result is one of ${Object.keys(resultTypes).join(', ')}.`);
    const bytes = await readWhole(path);
    const from = serviceSource(options.from ?? 'en');
    const connection = await connectService({ ...serviceChoice(options, terminal.env), transient: true }, signal);
    const bar = terminal.progress(basename(path), 100);
    try {
      bar.update(50, 'listening');
      const [result = new Uint8Array()] = await connection.client.voiceJobs.translate(
        {
          file: { name: basename(path), type: source, bytes },
          parameters: { source_language: from },
          targets: [{ language: options.to ? serviceTarget(options.to) : from, type }],
        },
        signal,
      );
      bar.end();
      if (options.output === undefined) terminal.bytes(result);
      else {
        const output = resolve(terminal.cwd, options.output);
        await writeAtomically(output, result, options.force ? 'replace' : 'create');
        terminal.say(`Saved ${shownName(output, terminal)}.`);
      }
      return exitCodes.clean;
    } finally {
      bar.end();
      await connection.stop();
    }
  },
});
