import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { connectService, lazyConnection } from '../translation/connectService.ts';
import { countFailures, countOrigins, describeOrigins, unusedMatches } from '../translation/origins.ts';
import { namesResources } from '../translation/projectTexts.ts';
import type { ServiceTexts } from '../translation/serviceRequest.ts';
import { serviceRun } from '../translation/serviceRun.ts';
import { shortPath, type TranslationTarget, translationTargets } from '../translation/targets.ts';
import type { SegmentTranslation } from '../translation/translate.ts';
import { type FileTranslation, translateFile } from '../translation/translateFile.ts';
import { createTranslator } from '../translation/translator.ts';
import { writeTranslation } from '../translation/writeTranslation.ts';
import { unreadable } from '../watchdog/unreadableFileError.ts';
import { command, exitCodes, listed, UsageError } from './command.ts';
import { endOfTranslation, notTranslated } from './failure.ts';
import { openProjects } from './project.ts';
import { serviceChoice, serviceOptions } from './serviceOptions.ts';
import { nameOf } from './shownPath.ts';
import { targetLanguage } from './targetLanguage.ts';
import type { Terminal } from './terminal.ts';
import { translateTexts } from './translateTexts.ts';

/** `interline translate`: fills what is untranslated from memory, glossary and service. */
export const translate = command({
  usage: [
    'PATH… --to LANG [--from LANG] [--dry-run] [--service URL] [--glossary FILE|ID] [--tm FILE|ID] [--style ID]',
    '--text TEXT --to LANG [--from LANG] …',
    '- --to LANG [--from LANG] …',
  ].join('\n'),
  summary: 'translates what is untranslated',
  details: [
    'Takes each translation from the first that has one: the same text in the memory, a similar text in the memory',
    '(kept as “needs review” where the file can say so), the glossary, the service. What has a translation is left',
    'alone. A file of the language that is not there yet is made from its source file.',
    '',
    'A TEXT, and standard input for “-”, are translated the same way with what the project around knows; the translation',
    'goes to standard output.',
    '',
    'Glossaries and memories are files, or ids of resources that the service holds.',
    'The key of a remote service comes from --key or INTERLINE_KEY.',
  ].join('\n'),
  options: {
    to: { type: 'string', value: 'LANG', summary: 'language to translate into' },
    from: { type: 'string', value: 'LANG', summary: 'source language, where files and folders do not tell' },
    text: { type: 'string', multiple: true, value: 'TEXT', summary: 'translates this text, and no file' },
    'dry-run': { type: 'boolean', summary: 'say what would be done and sent; ask no service, write nothing' },
    json: {
      type: 'boolean',
      summary: 'one JSON object per segment: file, id, status, target, state, origin or failure',
    },
    glossary: { type: 'string', multiple: true, value: 'FILE|ID', summary: 'further glossaries' },
    tm: { type: 'string', multiple: true, value: 'FILE|ID', summary: 'further translation memories' },
    style: { type: 'string', value: 'ID', summary: 'style rule list of the service' },
    formality: { type: 'string', value: 'LEVEL', summary: 'default, more, less, prefer_more or prefer_less' },
    context: {
      type: 'string',
      value: 'TEXT',
      summary: 'what the texts are about; read by the service, not translated',
    },
    tag: { type: 'string', value: 'TAG', summary: 'reporting tag: what the usage is counted under' },
    ...serviceOptions,
  },
  async run({ operands, options }, terminal, signal) {
    const given = options.text ?? [];
    const isInput = operands.includes('-');
    if (operands.length + given.length === 0) throw new UsageError('translate needs a PATH, “-” or --text TEXT.');
    if (given.length + Number(isInput) > 0 && operands.length > Number(isInput))
      throw new UsageError('Files, texts and standard input are translated one at a time.');
    const language = targetLanguage(options.to, 'translate');
    const glossaries = await filesAndIds(listed(options.glossary), terminal.cwd);
    const memories = await filesAndIds(listed(options.tm), terminal.cwd);
    if (memories.ids.length > 1) throw new UsageError('The service takes one translation memory at a time.');
    const texts: ServiceTexts = {
      ...(glossaries.ids.length > 0 ? { glossaryIds: glossaries.ids } : {}),
      ...(memories.ids[0] ? { memoryId: memories.ids[0] } : {}),
      ...(options.style ? { styleId: options.style } : {}),
      ...(options.formality ? { formality: options.formality } : {}),
      ...(options.context ? { context: options.context } : {}),
      ...(options.tag ? { reportingTag: options.tag } : {}),
    };
    const workspaceOptions = {
      settings: options.from ? { sourceLanguage: options.from } : {},
      glossaries: glossaries.files,
      memories: memories.files,
    };
    const choice = serviceChoice(options, terminal.env);
    const transient = !options.data && glossaries.ids.length === 0 && memories.ids.length === 0 && !options.style;
    let isStored = false;
    const connection = lazyConnection(() => connectService({ ...choice, transient: transient && !isStored }, signal));
    const dry = options['dry-run'] === true;
    if (isInput || given.length > 0) {
      if (dry) throw new UsageError('--dry-run is for files.');
      const input = isInput ? [new TextDecoder().decode(await terminal.stdin())] : given;
      const wanted = { texts: input, from: options.from, to: language, json: options.json, service: texts };
      return translateTexts(wanted, workspaceOptions, connection, terminal, signal);
    }
    const projects = await openProjects(operands, terminal, workspaceOptions);
    isStored = projects.some(({ workspace }) => namesResources(workspace.settings.project));
    const translated: SegmentTranslation[] = [];
    let targetCount = 0;
    const run = serviceRun();
    try {
      for (const { workspace, paths } of projects) {
        const translator = createTranslator(
          dry
            ? { workspace }
            : { workspace, service: connection.get, onNotice: (notice) => terminal.say(english(notice)) },
        );
        const { targets, skipped } = await translationTargets(workspace, paths, language, signal);
        for (const { path, reason } of skipped)
          terminal.say(`${nameOf(shortPath(path, terminal.cwd))}: left alone, ${reason}.`);
        targetCount += targets.length;
        for (const target of targets) {
          const name = shortPath(pathOf(target), terminal.cwd);
          const bar = terminal.progress(name, 100);
          const onProgress = (done: number, total: number) =>
            bar.update(total === 0 ? 100 : Math.floor((100 * done) / total));
          const result = await translateFile(translator, target, {
            ...{ signal, run, texts, onProgress },
            target: language,
          });
          bar.end();
          if (!dry) await writeTranslation(workspace, result);
          if (options.json) reportJson(result, name, terminal);
          else report(result, nameOf(name), dry, terminal);
          pushAll(translated, result.translations);
          if (signal.aborted) return exitCodes.cancelled;
        }
      }
      if (targetCount === 0) terminal.say(`Nothing here can be translated into ${language}.`);
    } finally {
      // A reason is mostly that of many files.
      if (!options.json) for (const failures of countFailures(translated)) terminal.say(notTranslated(failures));
      await connection.stop();
    }
    if (signal.aborted) return exitCodes.cancelled;
    return dry ? exitCodes.clean : endOfTranslation(translated);
  },
});

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Resources of the service are named by their id, everything else is a file.
 *
 * @throws UnreadableFileError for a file that is not there.
 */
async function filesAndIds(values: readonly string[], cwd: string): Promise<{ files: string[]; ids: string[] }> {
  const files = values.filter((value) => !uuid.test(value)).map((value) => resolve(cwd, value));
  for (const path of files) {
    await access(path).catch((error: unknown) => {
      throw unreadable(path, error);
    });
  }
  return { files, ids: values.filter((value) => uuid.test(value)) };
}

function pathOf(target: TranslationTarget): string {
  return 'absent' in target ? target.absent.path : target.path;
}

function report(result: FileTranslation, name: string, dry: boolean, terminal: Terminal): void {
  const counts = countOrigins(result.translations);
  if (result.translations.length === 0) {
    terminal.out(`${name}: nothing to translate (${result.total} segment${result.total === 1 ? '' : 's'}).`);
    return;
  }
  const made = result.created && counts.translated > 0 ? (dry ? ', would be made' : ', made') : '';
  if (dry) {
    const originNote = describeOrigins(counts);
    const copies = result.copiesBefore > 0 ? ` (${result.copiesBefore} of them copies of the source text)` : '';
    terminal.out(
      `${name}: ${result.untranslatedBefore} of ${result.total} untranslated${copies}${made}; ` +
        `${originNote ? `${originNote} here, ` : ''}${counts.open} would be sent to the service.`,
    );
    return;
  }
  const origins = describeOrigins(counts);
  terminal.out(
    `${name}: ${counts.translated} of ${result.untranslatedBefore} translated${origins ? ` (${origins})` : ''}${made}.`,
  );
  const unused = unusedMatches(result.translations);
  if (unused) terminal.say(`  ${unused}`);
}

/** One line a segment; `status` is where its translation is from, `send` for what would be sent, or `failed`. */
function reportJson(result: FileTranslation, file: string, terminal: Terminal): void {
  for (const { id, content, state, origin, wouldBeSent, failure, similarity } of result.translations) {
    const status = wouldBeSent ? 'send' : content ? origin?.kind : 'failed';
    terminal.out(
      JSON.stringify({
        file,
        id,
        status,
        target: content?.value ?? null,
        state,
        origin,
        failure: failure && english(failure),
        similarity,
      }),
    );
  }
}
