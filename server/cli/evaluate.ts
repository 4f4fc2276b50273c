import { OperationalError } from '../../shared/api/operationalError.ts';
import { standsFor } from '../../shared/languages/languageTag.ts';
import { connectService, lazyConnection } from '../translation/connectService.ts';
import { evaluablePairs, evaluateFile, type FileEvaluation } from '../translation/evaluateFile.ts';
import { command, exitCodes, listed, UsageError } from './command.ts';
import { linesOf } from './lines.ts';
import { many } from './many.ts';
import { eachFile, needPaths, openProjects, type ReadVisit, visitFiles } from './project.ts';
import { serviceChoice, serviceOptions } from './serviceOptions.ts';
import { nameOf, shownName, shownPath } from './shownPath.ts';
import { sourceLanguageOption, sourceLanguageSettings } from './sourceLanguage.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';

/** `interline evaluate`: has the service judge translations. */
export const evaluate = command({
  usage: 'PATH… [--to LANG,…] [--fail-under SCORE] [--json] [--service URL]',
  summary: 'has the service evaluate translations, with a score',
  details: [
    'Sends the translations that are there to the service’s quality evaluation, 500 a request, and shows what it holds against',
    'them, each at its place, and a score from 0 to 100 for each file and language. The embedded service judges by the checks.',
    'json: one object per error {file, segment, type, subType, severity, message, range, line, column}, then one per file and',
    'language {file, language, segments, score, critical, major, minor}. --fail-under ends with 1 where a score is lower.',
  ].join('\n'),
  options: {
    to: { type: 'string', value: 'LANG,…', summary: 'only translations into these languages' },
    'fail-under': { type: 'string', value: 'SCORE', summary: 'end with 1 where a score is below this' },
    json: { type: 'boolean', summary: 'one JSON object per line' },
    ...sourceLanguageOption,
    ...serviceOptions,
  },
  async run({ operands, options }, terminal, signal) {
    const least = scoreOf(options['fail-under']);
    const wanted = listed(options.to === undefined ? [] : [options.to]);
    const settings = sourceLanguageSettings(options);
    const projects = await openProjects(needPaths(operands, 'evaluate'), terminal, { settings });
    const choice = serviceChoice(options, terminal.env);
    const connection = lazyConnection(() => connectService({ ...choice, transient: !options.data }, signal));
    const tally = { evaluated: 0, low: 0, refused: 0 };
    const work = async ({ path, file }: ReadVisit) => {
      for (const [language, pairs] of evaluablePairs(file)) {
        if (wanted.length > 0 && !wanted.some((one) => standsFor(language, one))) continue;
        const { client } = await connection.get();
        try {
          const evaluation = await evaluateFile(client, file, language, pairs, signal);
          tally.evaluated++;
          if (least !== undefined && evaluation.score < least) tally.low++;
          print(shownPath(path, terminal), evaluation, file.catalog.text, options.json === true, terminal);
        } catch (error) {
          // A language that the service does not evaluate keeps none of the others from it.
          if (!(error instanceof OperationalError) || error.kind !== 'rejected') throw error;
          tally.refused++;
          terminal.say(`${shownName(path, terminal)}: ${error.message}`);
        }
      }
    };
    try {
      const visits = visitFiles(projects, terminal, signal, 'Evaluating');
      const whole = await eachFile(visits, work, ({ path, reason }) =>
        terminal.say(`${shownName(path, terminal)}: ${reason}.`),
      );
      if (tally.evaluated + tally.refused === 0) terminal.say('There are no translations to evaluate.');
      if (tally.refused > 0) return exitCodes.service;
      if (!whole) return exitCodes.unreadable;
    } finally {
      await connection.stop();
    }
    return tally.low > 0 ? exitCodes.findings : exitCodes.clean;
  },
});

function scoreOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const score = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && score <= 100) return score;
  throw new UsageError(`--fail-under takes a score from 0 to 100, not “${text}”.`);
}

function print(name: string, evaluation: FileEvaluation, text: string, json: boolean, terminal: Terminal): void {
  const lines = linesOf(text);
  const counts = { critical: 0, major: 0, minor: 0 };
  for (const { segment, type, subType, severity, explanation, range } of evaluation.errors) {
    counts[severity.toLowerCase() as keyof typeof counts]++;
    const { line, column } = lines.place(range.start);
    if (json) {
      const place = { range: [range.start, range.end], line, column };
      terminal.out(JSON.stringify({ file: name, segment, type, subType, severity, message: explanation, ...place }));
    } else {
      const kind = `${severity.toLowerCase()}  ${type}/${subType}  ${segment}`;
      terminal.out(`${nameOf(name)}:${line}:${column}  ${visible(kind)}\n  ${visible(explanation)}`);
    }
  }
  const { targetLanguage: language, segments, score } = evaluation;
  if (json) terminal.out(JSON.stringify({ file: name, language, segments, score, ...counts }));
  else {
    const errors = `${counts.critical} critical, ${counts.major} major, ${counts.minor} minor`;
    terminal.out(`${nameOf(name)}: ${language} ${score} of 100 (${many(segments, 'segment')}; ${errors})`);
  }
}
