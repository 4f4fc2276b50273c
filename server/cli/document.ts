import { basename, extname, resolve } from 'node:path';
import { connectService } from '../translation/connectService.ts';
import { serviceSource, serviceTarget } from '../translation/serviceLanguage.ts';
import { documentName } from '../workspace/documentName.ts';
import { readWhole } from '../workspace/readText.ts';
import { writeAtomically } from '../workspace/writeAtomically.ts';
import { command, exitCodes, listed, UsageError } from './command.ts';
import { serviceChoice, serviceOptions } from './serviceOptions.ts';

/** `interline document`: a whole document through the service. */
export const document = command({
  usage: 'FILE --to LANG [-o OUT] [--from LANG] [--service URL]',
  summary: 'translates a whole document through the service',
  details: [
    'Sends the file as it is and saves what comes back, in its own format and layout; with -o OUT.docx a PDF becomes a',
    'Word document. Without -o the result is written beside the file, with the language in its name. An existing file is',
    'replaced only with --force.',
  ].join('\n'),
  options: {
    to: { type: 'string', value: 'LANG', summary: 'language to translate into' },
    from: { type: 'string', value: 'LANG', summary: 'source language; detected or read from the file without it' },
    output: { type: 'string', short: 'o', value: 'OUT', summary: 'where to save the result' },
    force: { type: 'boolean', summary: 'replace a file that is there' },
    glossary: { type: 'string', multiple: true, value: 'ID', summary: 'glossaries of the service; need --from' },
    formality: { type: 'string', value: 'LEVEL', summary: 'default, more, less, prefer_more or prefer_less' },
    ...serviceOptions,
  },
  async run({ operands, options }, terminal, signal) {
    const [operand, ...more] = operands;
    if (!operand || more.length > 0) throw new UsageError('document needs one FILE.');
    if (!options.to) throw new UsageError('document needs the language: --to LANG.');
    const path = resolve(terminal.cwd, operand);
    const output = resolve(terminal.cwd, options.output ?? documentName(path, options.to));
    const bytes = await readWhole(path);
    const format = extname(output).toLowerCase();
    const glossaries = listed(options.glossary);
    const choice = serviceChoice(options, terminal.env);
    const connection = await connectService({ ...choice, transient: glossaries.length === 0 }, signal);
    const bar = terminal.progress(basename(path), 100);
    try {
      const result = await connection.client.documents.translate(
        {
          file: { name: basename(path), bytes },
          target_lang: serviceTarget(options.to),
          ...(options.from ? { source_lang: serviceSource(options.from) } : {}),
          ...(format !== '' && format !== extname(path).toLowerCase() ? { output_format: format.slice(1) } : {}),
          ...(options.formality ? { formality: options.formality as 'default' } : {}),
          ...(glossaries.length > 0 ? { glossary_ids: glossaries } : {}),
        },
        (status) => bar.update(status.status === 'done' ? 100 : 50, status.status),
        signal,
      );
      bar.end();
      await writeAtomically(output, result.bytes, options.force ? 'replace' : 'create');
      const billed = result.billedCharacters === undefined ? '' : ` (${result.billedCharacters} characters billed)`;
      terminal.say(`Saved ${output}${billed}.`);
      if (result.message) terminal.say(result.message);
      return exitCodes.clean;
    } finally {
      bar.end();
      await connection.stop();
    }
  },
});
