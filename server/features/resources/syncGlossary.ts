import { basename } from 'node:path';
import type { Client } from '../../../shared/api/client.ts';
import {
  carryOutGlossaryPlan,
  type DictionaryDifference,
  type GlossaryPlan,
  planGlossary,
} from '../../../shared/api/glossarySync.ts';
import type { CarryOutGlossarySyncParams, GlossarySyncPlan } from '../../../shared/glossarySyncProtocol.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session } from '../../lsp/session.ts';
import { projectLanguages, wantedDictionaries } from '../../translation/wantedDictionaries.ts';

/** Compares a glossary of the service with that of a project, and makes it equal once somebody has seen the difference. */
export interface GlossarySync {
  /**
   * @param path a file of the project.
   * @param id the glossary; undefined for the one named as the project's folder.
   * @throws RequestRefused where the project has no terms; OperationalError as `planGlossary`.
   */
  plan(client: Client, path: string, id: string | undefined, signal: AbortSignal): Promise<GlossarySyncPlan>;
  /** @throws RequestRefused where the plan is not the last one, or was made for another service. */
  carryOut(client: Client, params: CarryOutGlossarySyncParams, signal: AbortSignal): Promise<void>;
}

/**
 * The same comparison as `interline glossary sync` makes, in two steps.
 *
 * @example const { token } = await glossarySync(session).plan(client, '/shop/glossary.csv', undefined, signal);
 */
export function glossarySync(session: Session): GlossarySync {
  let last: { readonly client: Client; readonly plan: GlossaryPlan } | undefined;
  let token = 0;
  return {
    async plan(client, path, id, signal) {
      const { workspace } = await session.projects.for(path);
      const source = workspace.settings.project.sourceLanguage;
      const wanted = await wantedDictionaries(workspace, source, await projectLanguages(workspace, signal));
      if (wanted.length === 0)
        throw new RequestRefused(
          say`The project has no terms from ${{ language: source }} to its languages. Name its glossary files in the setting “glossaries”.`,
        );
      const plan = await planGlossary(
        client,
        id === undefined ? { name: basename(workspace.files.root) } : { id },
        wanted,
        signal,
      );
      last = { client, plan };
      return { token: ++token, ...shown(plan) };
    },
    async carryOut(client, params, signal) {
      const agreed = last;
      if (agreed?.client !== client || params.token !== token)
        throw new RequestRefused(say`The comparison is out of date. Run “Sync Glossary with the Service…” again.`);
      last = undefined;
      await carryOutGlossaryPlan(client, agreed.plan, false, signal);
    },
  };
}

function shown({ name, glossary, differences }: GlossaryPlan): Omit<GlossarySyncPlan, 'token'> {
  const due = differences.filter(({ kind }) => kind !== 'left over');
  const text = (entriesOf: (one: DictionaryDifference) => Iterable<readonly [string, string]>) =>
    due.map((one) => `${pairText(one)}\n${linesOf(entriesOf(one))}\n`).join('\n');
  return {
    name,
    isNew: glossary === undefined,
    changes: due.map(({ source_lang: source, target_lang: target, added, changed, removed }) => ({
      ...{ source, target },
      ...{ added: added.size, changed: changed.size, removed: removed.size },
    })),
    kept: differences.filter(({ kind }) => kind === 'left over').map(pairText),
    before: text(({ changed, removed }) => [...removed, ...sideOf(changed, 'from')]),
    after: text(({ changed, added }) => [...added, ...sideOf(changed, 'to')]),
  };
}

const pairText = ({ source_lang, target_lang }: DictionaryDifference) => `${source_lang} → ${target_lang}`;

const sideOf = (changed: DictionaryDifference['changed'], side: 'from' | 'to') =>
  Array.from(changed, ([source, both]) => [source, both[side]] as const);

/** Sorted, so that a comparison lines both sides up. */
function linesOf(entries: Iterable<readonly [string, string]>): string {
  return Array.from(entries, ([source, target]) => `${source}\t${target}`)
    .sort()
    .join('\n');
}
