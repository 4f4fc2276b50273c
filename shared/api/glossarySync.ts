import { say } from '../sentences/sentence.ts';
import { entriesOf } from '../terms/glossaryEntries.ts';
import type { Client } from './client.ts';
import type { Glossary } from './glossaries.ts';
import type { LanguagePair } from './glossariesClient.ts';
import { OperationalError } from './operationalError.ts';
import { tsvDictionary } from './tsvDictionary.ts';

/** The entries that a pair of languages is to have. */
export interface WantedDictionary extends LanguagePair {
  /** Translations by source text: see `glossaryEntries`. */
  readonly entries: ReadonlyMap<string, string>;
}

/** Which glossary of a service is meant: the one with an id, or the only one of that name, which is made where it is not there. */
export type GlossaryChoice = { readonly id: string } | { readonly name: string };

/** How one dictionary of a service differs from what it is to have. */
export interface DictionaryDifference extends LanguagePair {
  /** `new` where the service has no dictionary of the pair yet; `left over` where nobody wants the one that it has. */
  readonly kind: 'new' | 'changed' | 'left over';
  readonly added: ReadonlyMap<string, string>;
  /** By source text: the translation that the service has, and the one that it is to have. */
  readonly changed: ReadonlyMap<string, { readonly from: string; readonly to: string }>;
  readonly removed: ReadonlyMap<string, string>;
  /** What the dictionary is to have; none of one that is left over. */
  readonly entries: ReadonlyMap<string, string>;
}

/** What it takes to make a glossary of a service equal to that of a project. */
export interface GlossaryPlan {
  readonly name: string;
  /** Not there where the glossary has yet to be made. */
  readonly glossary?: Glossary;
  /** Only of pairs that differ. */
  readonly differences: readonly DictionaryDifference[];
}

/**
 * Compares a glossary of a service with what it is to have. Reads, and changes nothing.
 *
 * @param wanted one dictionary for each pair of languages, codes as the service has them, in any case. One without entries
 *   is wanted by nobody: a service holds none of that kind.
 * @throws OperationalError `rejected` where several glossaries have the name, or none has the id.
 * @example (await planGlossary(client, { name: 'Shop' }, [{ source_lang: 'en', target_lang: 'de', entries }])).differences
 */
export async function planGlossary(
  { glossaries }: Pick<Client, 'glossaries'>,
  choice: GlossaryChoice,
  wanted: readonly WantedDictionary[],
  signal?: AbortSignal,
): Promise<GlossaryPlan> {
  const glossary = await ('id' in choice ? glossaries.get(choice.id, signal) : named(glossaries, choice.name, signal));
  const differences: DictionaryDifference[] = [];
  const there = new Map((glossary?.dictionaries ?? []).map((pair) => [keyOf(pair), pair]));
  for (const dictionary of wanted.filter(({ entries }) => entries.size > 0)) {
    const pair = there.get(keyOf(dictionary));
    there.delete(keyOf(dictionary));
    const difference = differenceOf(dictionary, pair && (await entriesOn(glossaries, glossary, pair, signal)));
    if (difference) differences.push(difference);
  }
  for (const pair of there.values()) {
    const removed = await entriesOn(glossaries, glossary, pair, signal);
    const { source_lang, target_lang } = pair;
    differences.push({ source_lang, target_lang, kind: 'left over', ...noEntries, removed });
  }
  const name = glossary?.name ?? ('name' in choice ? choice.name : choice.id);
  return { name, ...(glossary ? { glossary } : {}), differences };
}

/**
 * Carries a plan out. A dictionary is replaced whole, so that doing it twice does no harm; a glossary that is not there is
 * made by one request that is never repeated. After a failure half way, a new plan holds what is left to do.
 *
 * @param prune true to delete dictionaries that are left over as well.
 * @returns the id of the glossary; undefined where there was nothing to make.
 */
export async function carryOutGlossaryPlan(
  { glossaries }: Pick<Client, 'glossaries'>,
  { name, glossary, differences }: GlossaryPlan,
  prune: boolean,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const wanted = differences.filter(({ kind }) => kind !== 'left over').map((one) => tsvDictionary(one, one.entries));
  if (!glossary) {
    if (wanted.length === 0) return undefined;
    return (await glossaries.create({ name, dictionaries: wanted }, signal)).glossary_id;
  }
  const id = glossary.glossary_id;
  for (const dictionary of wanted) await glossaries.putDictionary(id, dictionary, signal);
  if (prune) {
    for (const pair of differences) if (pair.kind === 'left over') await glossaries.deleteDictionary(id, pair, signal);
  }
  return id;
}

const noEntries = { added: new Map(), changed: new Map(), removed: new Map(), entries: new Map() } as const;

const keyOf = ({ source_lang, target_lang }: LanguagePair) => `${source_lang} ${target_lang}`.toLowerCase();

async function named(
  glossaries: Client['glossaries'],
  name: string,
  signal: AbortSignal | undefined,
): Promise<Glossary | undefined> {
  const namesakes = (await glossaries.list(signal)).filter((one) => one.name === name);
  if (namesakes.length < 2) return namesakes[0];
  const ids = namesakes.map(({ glossary_id }) => glossary_id).join(', ');
  throw new OperationalError(
    'rejected',
    say`Several glossaries are named “${name}”; choose one by its id: ${ids}, or rename the others.`,
  );
}

async function entriesOn(
  glossaries: Client['glossaries'],
  glossary: Glossary | undefined,
  { source_lang, target_lang }: LanguagePair,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (!glossary) return new Map();
  const answer = await glossaries.entries(glossary.glossary_id, { source_lang, target_lang }, signal);
  return entriesOf(answer?.entries ?? '');
}

function differenceOf(
  { source_lang, target_lang, entries }: WantedDictionary,
  there: ReadonlyMap<string, string> | undefined,
): DictionaryDifference | undefined {
  const [added, changed] = [new Map<string, string>(), new Map<string, { from: string; to: string }>()];
  for (const [source, to] of entries) {
    const from = there?.get(source);
    if (from === undefined) added.set(source, to);
    else if (from !== to) changed.set(source, { from, to });
  }
  const removed = new Map([...(there ?? [])].filter(([source]) => !entries.has(source)));
  if (there && added.size + changed.size + removed.size === 0) return undefined;
  return { source_lang, target_lang, kind: there ? 'changed' : 'new', added, changed, removed, entries };
}
