import { chooseModel, chosenModel, forgetModel } from '../../models/local/chosenModel.ts';
import { findLocalModels } from '../../models/local/findLocalModels.ts';
import { tryLocalModel } from '../../models/local/tryLocalModel.ts';
import { modelLanguage } from '../../models/model.ts';
import type { LocalModels, LocalModelTrial, UseLocalModelParams } from '../../shared/modelsProtocol.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { RequestRefused } from '../lsp/safely.ts';

const { env } = process;

/**
 * The language models that programs of this machine serve, and the one that is in use.
 *
 * @throws OperationalError `cancelled` after an abort.
 */
export async function localModels(signal: AbortSignal): Promise<LocalModels> {
  const models = await findLocalModels({ env, signal });
  const chosen = chosenModel(env);
  return { models, ...(chosen ? { chosen } : {}) };
}

/**
 * Tries a model with a sentence, and has every program and window of this user translate with it.
 *
 * @throws OperationalError in words for the user where the trial fails; the choice is then what it was.
 */
export async function useLocalModel(
  { id, program, url, target: language, key }: UseLocalModelParams,
  signal: AbortSignal,
): Promise<LocalModelTrial> {
  const target = modelLanguage(language);
  if (target === undefined)
    throw new RequestRefused(say`“${language}” is not a language code, such as “de” or “pt-BR”.`);
  const trial = await tryLocalModel({ id, program, url, ...(key ? { key } : {}) }, target, signal);
  if (!key) await chooseModel({ id, program, url }, env);
  return trial;
}

/** Translates with no chosen model any more. */
export function forgetLocalModel(): Promise<void> {
  return forgetModel(env);
}
