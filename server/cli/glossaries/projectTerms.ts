import type { Term } from '../../../shared/terms/termIndex.ts';
import { type ExitCode, exitCodes, UsageError } from '../command.ts';
import { printList } from '../printList.ts';
import { openProjects } from '../project.ts';
import type { Terminal } from '../terminal.ts';
import type { GlossaryWork as Work } from './options.ts';

/** `interline glossary list`: the terms of the project for a pair of languages. */
export async function listTerms({ operands, options: asked, terminal }: Work): Promise<void> {
  const { terms } = await projectTerms(operands[0], asked, terminal);
  print(terms, asked.json === true, terminal);
}

/** `interline glossary search`: the terms of the project that stand in a text. */
export async function searchTerms({ operands, options: asked, terminal }: Work): Promise<ExitCode> {
  const [text, path] = operands;
  if (text === undefined) throw new UsageError('glossary search needs a TEXT.');
  const { index, source } = await projectTerms(path, asked, terminal);
  const terms = [...new Set(index.findSource(text, source).map((match) => match.term))];
  print(terms, asked.json === true, terminal);
  return terms.length > 0 ? exitCodes.clean : exitCodes.findings;
}

async function projectTerms(path: string | undefined, asked: Work['options'], terminal: Terminal) {
  const target = asked.to;
  if (!target) throw new UsageError('The target language is needed: --to LANG.');
  const [project] = await openProjects([path ?? '.'], terminal);
  if (!project) throw new UsageError('There is no project here.');
  const source = asked.from ?? project.workspace.settings.project.sourceLanguage;
  const index = await project.workspace.terms(source, target);
  return { index, source, terms: index.terms };
}

function print(terms: readonly Term[], json: boolean, terminal: Terminal): void {
  printList(terms, json, terminal, {
    none: 'No terms.',
    row: ({ source, targets, forbidden, note }) => [
      source,
      targets.join(' | '),
      forbidden.length > 0 ? `not: ${forbidden.join(' | ')}` : '',
      note ?? '',
    ],
  });
}
