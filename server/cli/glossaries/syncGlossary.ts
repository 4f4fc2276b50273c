import { basename } from 'node:path';
import type { Client } from '../../../shared/api/client.ts';
import {
  carryOutGlossaryPlan,
  type DictionaryDifference,
  type GlossaryPlan,
  planGlossary,
} from '../../../shared/api/glossarySync.ts';
import { glossaryPair } from '../../translation/projectGlossary.ts';
import { projectLanguages, wantedDictionaries } from '../../translation/wantedDictionaries.ts';
import { type ExitCode, exitCodes, listed, UsageError } from '../command.ts';
import { many } from '../many.ts';
import { openProjects } from '../project.ts';
import type { Terminal } from '../terminal.ts';
import { visible } from '../visible.ts';
import type { GlossaryWork as Work } from './options.ts';

/** `interline glossary sync`: makes a glossary of the service equal to that of the project. */
export async function syncGlossary({ operands, options: asked, terminal, signal, service }: Work): Promise<ExitCode> {
  if (operands.length > 1) throw new UsageError('glossary sync takes the path of one project.');
  if (asked.id !== undefined && asked.name !== undefined) throw new UsageError('--id and --name exclude each other.');
  const [project] = await openProjects([operands[0] ?? '.'], terminal);
  if (!project) throw new UsageError('There is no project here.');
  const { workspace } = project;
  const source = asked.from ?? workspace.settings.project.sourceLanguage;
  const named = listed(asked.to === undefined ? [] : [asked.to]);
  const targets = named.length > 0 ? named : await projectLanguages(workspace, signal);
  const wanted = await wantedDictionaries(workspace, source, targets);
  if (wanted.length === 0) {
    const languages = targets.length > 0 ? targets.join(', ') : 'any language';
    throw new UsageError(`The project has no terms from ${source} to ${languages}; see the setting “glossaries”.`);
  }
  const choice = asked.id === undefined ? { name: asked.name ?? basename(workspace.files.root) } : { id: asked.id };
  return service(async (client) => {
    const whole = await planGlossary(client, choice, wanted, signal);
    const plan = { ...whole, differences: whole.differences.filter((one) => isMeant(one, source, named)) };
    return settle(client, plan, asked, terminal, signal);
  });
}

/** Where languages were named, a pair of others is nobody's concern. */
function isMeant({ kind, ...pair }: DictionaryDifference, source: string, named: readonly string[]): boolean {
  if (kind !== 'left over' || named.length === 0) return true;
  return named.some((language) => {
    const { source_lang, target_lang } = glossaryPair(source, language);
    return pair.source_lang.toLowerCase() === source_lang && pair.target_lang.toLowerCase() === target_lang;
  });
}

async function settle(
  client: Client,
  plan: GlossaryPlan,
  asked: Work['options'],
  terminal: Terminal,
  signal: AbortSignal,
): Promise<ExitCode> {
  const prune = asked.prune === true;
  const due = plan.differences.filter(({ kind }) => prune || kind !== 'left over');
  const readsOnly = asked['dry-run'] === true || asked.check === true;
  if (asked.json)
    for (const difference of plan.differences) terminal.out(JSON.stringify(jsonOf(plan, difference, prune)));
  else if (readsOnly) for (const difference of due) printDifference(difference, terminal);
  const kept = plan.differences.length - due.length;
  if (kept > 0) {
    const pairs = many(
      kept,
      'language pair that the project has no terms for stays',
      'language pairs that the project has no terms for stay',
    );
    terminal.say(`${pairs}; --prune deletes ${kept === 1 ? 'it' : 'them'}.`);
  }
  const name = visible(plan.name);
  if (due.length === 0) {
    terminal.say(`“${name}” is up to date.`);
    return exitCodes.clean;
  }
  if (readsOnly) {
    terminal.say(plan.glossary ? `“${name}” differs from the project.` : `The service has no glossary “${name}” yet.`);
    return asked.check ? exitCodes.findings : exitCodes.clean;
  }
  const id = await carryOutGlossaryPlan(client, plan, prune, signal);
  if (!asked.json && id !== undefined) terminal.out(id);
  terminal.say(`“${name}” ${plan.glossary ? 'is updated' : 'is created'}: ${countsOf(due)}.`);
  return exitCodes.clean;
}

function printDifference(
  { source_lang, target_lang, added, changed, removed }: DictionaryDifference,
  terminal: Terminal,
) {
  terminal.out(`@@ ${source_lang} → ${target_lang} @@`);
  for (const [source, target] of removed) terminal.out(`-${visible(source)}\t${visible(target)}`);
  for (const [source, { from, to }] of changed) {
    terminal.out(`-${visible(source)}\t${visible(from)}`);
    terminal.out(`+${visible(source)}\t${visible(to)}`);
  }
  for (const [source, target] of added) terminal.out(`+${visible(source)}\t${visible(target)}`);
}

function jsonOf({ name, glossary }: GlossaryPlan, difference: DictionaryDifference, prune: boolean): object {
  const { source_lang, target_lang, kind, added, changed, removed } = difference;
  return {
    glossary: name,
    glossary_id: glossary?.glossary_id ?? null,
    ...{ source_lang, target_lang },
    change: kind === 'new' ? 'create' : kind === 'changed' ? 'replace' : prune ? 'delete' : 'keep',
    added: Object.fromEntries(added),
    changed: Object.fromEntries(changed),
    removed: Object.fromEntries(removed),
  };
}

function countsOf(differences: readonly DictionaryDifference[]): string {
  const sum = (side: 'added' | 'changed' | 'removed') => differences.reduce((all, one) => all + one[side].size, 0);
  return `${sum('added')} added, ${sum('changed')} changed, ${sum('removed')} removed`;
}
