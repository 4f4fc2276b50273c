import { type OtherLocales, sameLocales } from '../../shared/checks/contract/otherLocales.ts';
import { type CheckOptions, checksLookingUp } from '../../shared/checks/run/checkRun.ts';
import { loadStyleRules } from '../../shared/style/loadedRules.ts';
import type { TermIndex } from '../../shared/terms/termIndex.ts';
import type { Spellers } from '../spelling/spellers.ts';
import { targetLanguagesOf } from '../workspace/targetLanguages.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { projectSpellers } from './projectSpellers.ts';

/**
 * What the checks of a file look up: checks wait for nothing, so that what is not there is noted, looked up between two
 * runs, and there for the next one.
 */
export interface LookUps {
  /** What a run of the checks has to know. */
  readonly options: CheckOptions;
  /** The dictionaries, where words are looked up. */
  readonly spellers: Spellers | undefined;
  /** The files of other languages, once they were asked for. */
  readonly locales: OtherLocales | undefined;
  /** The glossary for each of the languages that were asked for. */
  readonly terms: ReadonlyMap<string, TermIndex>;
  /** What was asked for until now: it is looked up for the next state of the file at once. */
  readonly asked: Asked;
  /** Whether a run asked for what was not looked up. */
  isAsked(): boolean;
  /** With what was asked for; the same object where that is nothing. */
  settle(): Promise<LookUps>;
}

interface Asked {
  readonly languages: readonly string[];
  readonly locales: boolean;
}

/**
 * What the checks of a file look up, as it is now.
 *
 * @param given.last what they looked up for the state of the file before; it is what comes back where all of it is the same.
 * @param given.only ids of the only checks to run; optional ones among them run too.
 */
export async function lookUpsFor(
  workspace: Workspace,
  file: LocalizationFile,
  given: { readonly last?: LookUps | undefined; readonly only?: ReadonlySet<string> } = {},
): Promise<LookUps> {
  const { last, only } = given;
  const { path, catalog, format, sourceLanguage, targetLanguage = sourceLanguage } = file;
  const settings = workspace.settings.of(path);
  const checks = workspace.settings.rules.checksOf(path);
  const running = { checks, settings, ...(only ? { only, named: only } : {}) };
  if (checksLookingUp('style rules', catalog, running).length > 0) await loadStyleRules();
  const spellers = spellersFor(workspace, file, only);
  const files = await workspace.pairs.linkedFiles(file);
  const reference = await workspace.pairs.reference(file);
  const { problems = [], encoding, bom } = file;

  const gather = async (asked: Asked): Promise<LookUps> => {
    const terms = new Map<string, TermIndex>();
    for (const language of [targetLanguage, ...asked.languages])
      if (!terms.has(language)) terms.set(language, await workspace.terms(sourceLanguage, language));
    const locales = asked.locales ? await workspace.pairs.locales(file) : undefined;
    const further = new Set<string>();
    let asksLocales = false;
    const lookUps: LookUps = {
      ...{ spellers, locales, terms, asked },
      options: {
        ...running,
        languages: { source: sourceLanguage, target: targetLanguage },
        format,
        terms: terms.get(targetLanguage) as TermIndex,
        furtherTerms(language) {
          if (!terms.has(language)) further.add(language);
          return terms.get(language);
        },
        locales() {
          asksLocales ||= !asked.locales;
          return locales;
        },
        decoding: { encoding, bom, problems },
        ...(files ? { files } : {}),
        ...(reference ? { reference } : {}),
        ...(spellers ? { spelling: spellers.of } : {}),
      },
      isAsked: () => asksLocales || further.size > 0,
      async settle() {
        if (!lookUps.isAsked()) return lookUps;
        return gather({ languages: [...asked.languages, ...further], locales: asked.locales || asksLocales });
      },
    };
    return lookUps;
  };
  const now = await gather(last?.asked ?? { languages: targetLanguagesOf(file), locales: false });
  const isSame =
    last &&
    sameButLocales(last, now) &&
    sameLocales(last.locales, now.locales) &&
    last.options.files === files &&
    last.spellers === spellers;
  return isSame ? last : now;
}

/** The dictionaries for a file; undefined where its spelling is not checked. */
export function spellersFor(
  workspace: Workspace,
  { path, catalog }: LocalizationFile,
  only: ReadonlySet<string> | undefined,
): Spellers | undefined {
  const running = {
    checks: workspace.settings.rules.checksOf(path),
    settings: workspace.settings.of(path),
    ...(only ? { only } : {}),
  };
  return checksLookingUp('spelling', catalog, running).length > 0 ? projectSpellers(workspace) : undefined;
}

/** Whether two runs of the checks look up the same, but for other languages, linked files and words. */
export function sameButLocales(a: Pick<LookUps, 'options' | 'terms'>, b: Pick<LookUps, 'options' | 'terms'>): boolean {
  const { options } = a;
  return (
    options.settings === b.options.settings &&
    options.format === b.options.format &&
    options.languages.source === b.options.languages.source &&
    options.checks === b.options.checks &&
    options.reference === b.options.reference &&
    a.terms.size === b.terms.size &&
    [...a.terms].every(([language, terms]) => sameTerms(terms, b.terms.get(language)))
  );
}

/** Whether two glossaries have the same terms. */
function sameTerms(a: TermIndex, b: TermIndex | undefined): boolean {
  if (a === b || b === undefined) return a === b;
  return a.terms.length === b.terms.length && JSON.stringify(a.terms) === JSON.stringify(b.terms);
}
