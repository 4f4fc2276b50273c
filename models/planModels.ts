import { say } from '../shared/sentences/sentence.ts';
import { directionName, type ModelDirection, modelLanguage } from './model.ts';
import { ModelError } from './modelError.ts';
import type { SourceModel } from './modelSource.ts';

/** The language that models go through where two have none of their own. */
const pivot = 'en';

/**
 * The models that translate into some languages: of each language a direct one, or two through English.
 *
 * @param languages codes of targets, as a person wrote them.
 * @param from code of the source.
 * @param both true for the way back as well.
 * @throws OperationalError `rejected` that names what cannot be had.
 */
export function planModels(
  available: readonly SourceModel[],
  languages: readonly string[],
  from: string,
  both: boolean,
): readonly SourceModel[] {
  const find = (source: string, target: string) =>
    available.find(({ direction }) => direction.source === source && direction.target === target);
  const planned = new Map<string, SourceModel>();
  for (const language of languages) {
    const [source, target] = [languageOf(from), languageOf(language)];
    if (source === target)
      throw new ModelError('rejected', say`${{ language: target }} is the source language.`, {
        remedy: 'anotherLanguage',
      });
    const ways: readonly ModelDirection[] = [{ source, target }, ...(both ? [{ source: target, target: source }] : [])];
    for (const way of ways) {
      for (const model of routeOf(way, find, available)) planned.set(directionName(model.direction), model);
    }
  }
  return [...planned.values()];
}

function routeOf(
  { source, target }: ModelDirection,
  find: (source: string, target: string) => SourceModel | undefined,
  available: readonly SourceModel[],
): readonly SourceModel[] {
  const direct = find(source, target);
  if (direct) return [direct];
  const [first, second] = [find(source, pivot), find(pivot, target)];
  if (first && second) return [first, second];
  const lack = !available.some(({ direction }) => direction.target === target) ? target : source;
  throw new ModelError(
    'rejected',
    say`This source has no model from ${{ language: source }} to ${{ language: target }} (${lack}).`,
    { remedy: 'availableModels' },
  );
}

function languageOf(code: string): string {
  const language = modelLanguage(code);
  if (!language)
    throw new ModelError('rejected', say`“${code}” is not a language code; use one such as de, ja, pt or zh-Hant.`);
  return language;
}
