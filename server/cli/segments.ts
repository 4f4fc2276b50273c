import { problemsInEnglish } from '../../shared/catalog/problemsInEnglish.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { targetLanguagesOf } from '../workspace/targetLanguages.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { command, exitCodes } from './command.ts';
import { eachFile, openProjects, pathsOrHere, type ReadVisit, visitFiles } from './project.ts';
import { nameOf, shownName, shownPath } from './shownPath.ts';
import { sourceLanguageOption, sourceLanguageSettings } from './sourceLanguage.ts';
import { visible } from './visible.ts';

/** `interline segments`: what a program needs to know of every segment. */
export const segments = command({
  usage: '[PATH…] [--json]',
  summary: 'lists the segments of localization files',
  details: [
    'PATH is a file or a folder; default is the current folder.',
    'json: one object per segment and line: {file, format, id, source, target, state, translatable, sourceRange,',
    'targetRange, notes}, and “obsolete” for an entry that is kept though nothing uses it; then one per file: {file,',
    'format, encoding, bom, segments, problems}. Ranges are UTF-16 offsets into the decoded text of that file, and null',
    'where the text is not in it: in a file that is paired with its source file, “source” comes from there. State is',
    'untranslated, needs-review, translated or final.',
  ].join('\n'),
  options: {
    json: { type: 'boolean', summary: 'one JSON object per line' },
    ...sourceLanguageOption,
  },
  async run({ operands, options }, terminal, signal) {
    const settings = sourceLanguageSettings(options);
    const projects = await openProjects(pathsOrHere(operands), terminal, { settings });
    const list = async ({ path, file, workspace }: ReadVisit) => {
      const name = shownPath(path, terminal);
      const lines = options.json ? jsonLines(name, file) : textLines(nameOf(name), file);
      for (const block of workspace.files.watchdog.steps(watchedFile(file), lines)) {
        for (const line of block) terminal.out(line);
        await terminal.room();
        signal.throwIfAborted();
      }
    };
    const visits = visitFiles(projects, terminal, signal, 'Reading');
    const whole = await eachFile(visits, list, ({ path, reason }) =>
      terminal.say(`${shownName(path, terminal)}: ${reason}.`),
    );
    return whole ? exitCodes.clean : exitCodes.unreadable;
  },
});

function* jsonLines(name: string, file: LocalizationFile): Generator<string> {
  const { catalog, encoding, bom } = file;
  const format = file.format.id;
  const sourceElsewhere = catalog.pair !== undefined;
  for (const segment of catalog.segments) yield JSON.stringify(segmentLine(name, format, segment, sourceElsewhere));
  const problems = problemsInEnglish([...(file.problems ?? []), ...catalog.problems]).map(({ message, range }) => ({
    message,
    range: [range.start, range.end],
  }));
  yield JSON.stringify({ file: name, format, encoding, bom, segments: catalog.segments.count, problems });
}

function segmentLine(file: string, format: string, segment: Segment, sourceElsewhere: boolean): object {
  const { id, source, target, state, translatable, obsolete, notes, targetLanguage } = segment;
  return {
    file,
    format,
    id,
    source: source?.value ?? null,
    target: target?.value ?? null,
    state,
    translatable: translatable && !obsolete,
    ...(obsolete ? { obsolete } : {}),
    sourceRange: source && !sourceElsewhere ? [source.range.start, source.range.end] : null,
    targetRange: target ? [target.range.start, target.range.end] : null,
    notes,
    ...(targetLanguage ? { targetLanguage } : {}),
  };
}

function* textLines(name: string, file: LocalizationFile): Generator<string> {
  const targets = targetLanguagesOf(file).join(', ');
  const languages = [file.sourceLanguage, targets].filter((tag) => tag !== '').join(' → ');
  yield `${name}  ${file.format.name}  ${languages}  ${file.catalog.segments.count} segments`;
  for (const { id, state, source, target, translatable, obsolete } of file.catalog.segments) {
    yield `  ${visible(id)}  ${obsolete ? 'obsolete' : translatable ? state : 'not translatable'}`;
    if (source && source !== target) yield `    ${visible(source.value)}`;
    if (target) yield `    ${visible(target.value)}`;
  }
}
