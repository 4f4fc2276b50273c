import { env, l10n } from 'vscode';
import type { ServiceLanguages } from '../../shared/protocol.ts';
import { languageName } from '../session/languageName.ts';
import { type DocumentJob, isUnderWay } from './documentJob.ts';
import { type ChosenResource, fitsMemory, fitsStyle, type PanelChoice } from './panelChoice.ts';
import type { PanelRow, PanelState, RowAction } from './panelMessages.ts';

/** Everything that a panel knows. */
export interface PanelModel {
  readonly choice: PanelChoice;
  readonly languages?: ServiceLanguages;
  readonly languagesProblem?: string;
  readonly languagesLoading: boolean;
  /** What the choice would cost; undefined while that is found out. */
  readonly planned?: readonly DocumentJob[];
  readonly problem?: string;
  /** Where documents go, in a sentence. */
  readonly destination: string;
  /** `embedded`, or the host of a service. */
  readonly service: string;
  readonly jobs: readonly DocumentJob[];
}

/** What a page shows of it, in the words of the editor's language. */
export function panelState(model: PanelModel): PanelState {
  const { choice, languages, jobs, destination } = model;
  const { files, targets, sourceLanguage, glossaries, styles, memory } = choice;
  const count = files.length * targets.length;
  const { formality, pdf, watermark, whole } = choice;
  return {
    files,
    sources: [...(languages?.sources ?? [])].map(named).sort((a, b) => a.name.localeCompare(b.name)),
    ...(model.languagesProblem === undefined ? {} : { languagesProblem: model.languagesProblem }),
    languagesLoading: model.languagesLoading,
    sourceLanguage,
    targets: targets.map((code) => named({ code })),
    options: { formality, pdf, watermark, whole },
    lists: { glossaries: namesOf(glossaries), styles: namesOf(styles), memory: namesOf(memory) },
    destination,
    cost: costOf(model),
    notes: notesOf(model),
    ...(model.problem === undefined ? {} : { problem: model.problem }),
    canStart: count > 0 && (glossaries.length === 0 || sourceLanguage !== ''),
    start: count > 1 ? l10n.t('Translate: {0} Results', count) : l10n.t('Translate'),
    rows: jobs.map(rowOf),
    summary: summaryOf(jobs),
    canCancel: jobs.some(isUnderWay),
    canClear: jobs.some((job) => !isUnderWay(job)),
  };
}

const named = ({ code }: { readonly code: string }) => ({ code, name: languageName(code) });

const namesOf = (resources: readonly ChosenResource[]) =>
  resources.length === 0 ? l10n.t('None') : resources.map(({ name }) => name).join(', ');

function costOf({ choice, planned, service }: PanelModel): string {
  if (choice.files.length === 0 || choice.targets.length === 0) return '';
  if (!planned) return l10n.t('Counting characters…');
  const sum = planned.reduce((all, { characters }) => all + characters, 0).toLocaleString(env.language);
  const isLeast = planned.some((job) => job.isLeast);
  if (service === 'embedded')
    return isLeast ? l10n.t('Characters to translate: at least {0}', sum) : l10n.t('Characters to translate: {0}', sum);
  return isLeast ? l10n.t('Characters to be billed: at least {0}', sum) : l10n.t('Characters to be billed: {0}', sum);
}

/** What of the options is not heeded, and what to do about it. */
function notesOf({ choice, languages }: PanelModel): readonly string[] {
  const { formality, glossaries, sourceLanguage, styles, memory, targets, watermark, files } = choice;
  const notes: string[] = [];
  const formal = new Set(languages?.targets.filter(({ knowsFormality }) => knowsFormality).map(({ code }) => code));
  const plain = languages ? targets.filter((code) => formality !== '' && !formal.has(code)) : [];
  if (plain.length > 0)
    notes.push(l10n.t('The service knows no formality in {0}: those translations are as usual.', names(plain)));
  if (glossaries.length > 0 && sourceLanguage === '')
    notes.push(l10n.t('Glossaries need the language of the documents: choose it under From.'));
  for (const style of styles.filter((one) => !targets.some((target) => fitsStyle(one, target))))
    notes.push(l10n.t('“{0}” is for {1}, which is none of the chosen languages.', style.name, names(style.languages)));
  for (const one of memory) {
    const without = targets.filter((target) => !fitsMemory(one, target));
    if (without.length > 0) notes.push(l10n.t('“{0}” has no translations into {1}.', one.name, names(without)));
  }
  if (watermark && files.length > 0 && !files.some(({ uri }) => /\.(?:docx|docm|pdf)$/i.test(uri)))
    notes.push(l10n.t('Only Word and PDF documents can have a watermark.'));
  return notes;
}

const names = (codes: readonly string[]) => codes.map(languageName).join(', ');

function rowOf(job: DocumentJob): PanelRow {
  const { id, phase, text, percentage, remedies } = job;
  return {
    ...{ id, phase, document: job.name, language: languageName(job.targetLanguage) },
    text: phase === 'waiting' ? l10n.t('Waiting') : text,
    ...(percentage === undefined ? {} : { percentage }),
    cost: rowCost(job),
    actions: actionsOf(job),
    ...(remedies ? { remedies } : {}),
  };
}

function rowCost({ characters, isLeast, isBilled, service }: DocumentJob): string {
  const figure = characters.toLocaleString(env.language);
  if (isBilled && service !== 'embedded') return l10n.t('{0} billed', figure);
  return isLeast ? l10n.t('at least {0}', figure) : figure;
}

function actionsOf({ phase, failure, remedies }: DocumentJob): readonly RowAction[] {
  const helping: readonly RowAction[] = remedies
    ? [...(remedies.install ? (['install'] as const) : []), 'useLocal', 'signIn']
    : [];
  if (phase === 'done') return ['open', ...helping, 'remove'];
  if (phase === 'cancelled') return ['retry', 'remove'];
  if (phase !== 'failed') return ['cancel'];
  return [
    ...helping,
    ...(failure?.kind === 'auth' ? (['signIn'] as const) : []),
    ...(failure?.kind === 'quota' ? (['usage'] as const) : []),
    'retry',
    'remove',
  ];
}

function summaryOf(jobs: readonly DocumentJob[]): string {
  if (jobs.length === 0) return '';
  const count = (phase: DocumentJob['phase']) => jobs.filter((job) => job.phase === phase).length;
  const failed = count('failed');
  const done = l10n.t('{0} of {1} done', count('done'), jobs.length);
  return failed === 0 ? done : `${done}, ${l10n.t('{0} failed', failed)}`;
}
