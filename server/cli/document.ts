import { basename, dirname, extname, resolve } from 'node:path';
import type { DocumentOptions } from '../../shared/documentProtocol.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { connectService } from '../translation/connectService.ts';
import { projectTexts } from '../translation/projectTexts.ts';
import { textsOf, uploadDocument } from '../translation/uploadDocument.ts';
import { documentName } from '../workspace/documentName.ts';
import { projectRoot } from '../workspace/projectRoot.ts';
import { readSettings } from '../workspace/settings.ts';
import { writeAtomically } from '../workspace/writeAtomically.ts';
import { command, listed, UsageError } from './command.ts';
import { endOfDocument } from './failure.ts';
import { serviceChoice, serviceOptions } from './serviceOptions.ts';
import { shownName } from './shownPath.ts';
import { targetLanguage } from './targetLanguage.ts';

/** `interline document`: a whole document through the service. */
export const document = command({
  usage: 'FILE --to LANG [-o OUT] [--from LANG] [--service URL]',
  summary: 'translates a whole document through the service',
  details: [
    'Sends the file as it is and saves what comes back, in its own format and layout; with -o OUT.docx a PDF becomes a',
    'Word document. Without -o the result is written beside the file, with the language in its name. An existing file is',
    'replaced only with --force. Texts that have no translation stay as they are; the exit code is then 1.',
  ].join('\n'),
  options: {
    to: { type: 'string', value: 'LANG', summary: 'language to translate into' },
    from: { type: 'string', value: 'LANG', summary: 'source language; detected or read from the file without it' },
    output: { type: 'string', short: 'o', value: 'OUT', summary: 'where to save the result' },
    force: { type: 'boolean', summary: 'replace a file that is there' },
    glossary: { type: 'string', multiple: true, value: 'ID', summary: 'glossaries of the service; need --from' },
    formality: { type: 'string', value: 'LEVEL', summary: 'default, more, less, prefer_more or prefer_less' },
    style: { type: 'string', value: 'ID', summary: 'style rule list of the service' },
    tm: { type: 'string', value: 'ID', summary: 'translation memory of the service' },
    'tm-threshold': {
      type: 'string',
      value: 'PERCENT',
      summary: 'lowest similarity of its matches, from 0 to 100 (75)',
    },
    watermark: { type: 'boolean', summary: 'mark a docx or pdf as translated by the service' },
    ...serviceOptions,
  },
  async run({ operands, options }, terminal, signal) {
    const [operand, ...more] = operands;
    if (!operand || more.length > 0) throw new UsageError('document needs one FILE.');
    const language = targetLanguage(options.to, 'document');
    const path = resolve(terminal.cwd, operand);
    const output = resolve(terminal.cwd, options.output ?? documentName(path, language));
    const format = extname(output).toLowerCase();
    const glossaryIds = listed(options.glossary);
    const threshold = thresholdOf(options['tm-threshold']);
    const wished: DocumentOptions = {
      ...(options.formality ? { formality: options.formality } : {}),
      ...(glossaryIds.length > 0 ? { glossaryIds } : {}),
      ...(options.style ? { styleId: options.style } : {}),
      ...(options.tm ? { memoryId: options.tm } : {}),
      ...(threshold === undefined ? {} : { memoryThreshold: threshold }),
      ...(options.watermark ? { watermark: true } : {}),
      ...(format !== '' && format !== extname(path).toLowerCase() ? { outputFormat: format.slice(1) } : {}),
    };
    const settings = await readSettings(await projectRoot(dirname(path), terminal.cwd));
    const { glossaryIds: ids, styleId, memoryId } = { ...projectTexts(settings, language), ...textsOf(wished) };
    // What the service keeps is in its data.
    const transient = !options.data && ids === undefined && styleId === undefined && memoryId === undefined;
    const connection = await connectService({ ...serviceChoice(options, terminal.env), transient }, signal);
    const bar = terminal.progress(basename(path), 100);
    try {
      const document = { path, targetLanguage: language, sourceLanguage: options.from, options: wished, settings };
      const { handle, notices } = await uploadDocument(connection.client, document, signal);
      const result = await connection.client.documents.follow(
        handle,
        (status) => bar.update(status.status === 'done' ? 100 : 50, status.status),
        signal,
      );
      for (const notice of notices) terminal.say(english(notice));
      bar.end();
      await writeAtomically(output, result.bytes, options.force ? 'replace' : 'create');
      const billed = result.billedCharacters === undefined ? '' : ` (${result.billedCharacters} characters billed)`;
      terminal.say(`Saved ${shownName(output, terminal)}${billed}.`);
      if (result.message) terminal.say(result.message);
      return endOfDocument(result.message);
    } finally {
      bar.end();
      await connection.stop();
    }
  },
});

function thresholdOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^(?:\d{1,2}|100)$/.test(given)) throw new UsageError('--tm-threshold takes a percentage from 0 to 100.');
  return Number(given);
}
