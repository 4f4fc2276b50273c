import { say } from '../../shared/sentences/sentence.ts';
import type { Environment } from '../dataFolder.ts';
import { limitedSignal } from '../limitedSignal.ts';
import { llamaCpp } from './llamaCpp.ts';
import { lmStudio } from './lmStudio.ts';
import { localAi } from './localAi.ts';
import type { LocalModel, LocalProgram } from './localModel.ts';
import { type LoopbackServer, loopbackServer } from './loopbackServer.ts';
import { ollama } from './ollama.ts';

const programs: readonly LocalProgram[] = [ollama, lmStudio, llamaCpp, localAi];

/** What a person can do where no program answers. */
export const nothingFound =
  'No language model answers on this machine: start Ollama, LM Studio’s server, llama.cpp’s server or LocalAI with a model, then try again.';

/** Longest time for one request, and for all that are made to one address, in ms. */
const patience = 1000;
const longest = 2500;
/** Addresses at most. */
const mostAddresses = 20;

/**
 * The language models that programs of this machine serve: those at the default ports of Ollama, LM Studio, llama.cpp's
 * server and LocalAI, or at the addresses in `INTERLINE_LOCAL_MODELS` (separated by commas or spaces). Whatever else
 * listens there is passed over. No key is sent, and no redirect followed.
 *
 * @throws OperationalError `rejected` for an address that is not of this machine, `cancelled` after an abort.
 * @example await findLocalModels({ env: {}, signal }); // [{ id: 'gemma3:4b', program: 'Ollama', … }]
 */
export async function findLocalModels(options: {
  readonly env: Environment;
  readonly signal: AbortSignal;
}): Promise<readonly LocalModel[]> {
  const named = options.env.INTERLINE_LOCAL_MODELS?.split(/[\s,]+/).filter((address) => address !== '');
  const ports = new Set(programs.map(({ port }) => port));
  const addresses = named?.length
    ? named.slice(0, mostAddresses)
    : [...ports].map((port) => `http://127.0.0.1:${port}`);
  const servers = addresses.map((url) => ({ url, server: loopbackServer(say`A local model`, { url }, patience) }));
  const models = await Promise.all(
    servers.map(({ url, server }) => modelsAt(new URL(url).origin, server, options.signal)),
  );
  options.signal.throwIfAborted();
  return models.flat();
}

/** The first program whose answers these are. */
async function modelsAt(url: string, server: LoopbackServer, signal: AbortSignal): Promise<readonly LocalModel[]> {
  using limit = limitedSignal(signal, longest);
  const answers = new Map<string, Promise<unknown>>();
  const ask = (path: string) => {
    // What is answered with another status, a redirect, a page or nothing is another program.
    const answer = answers.get(path) ?? server.ask(path, limit.signal).catch(() => undefined);
    answers.set(path, answer);
    return answer;
  };
  const all = await Promise.all(
    programs.map(async ({ name, models }) => {
      const served = await models(ask, server);
      return served.map((model): LocalModel => ({ ...model, program: name, url }));
    }),
  );
  return all.find((models) => models.length > 0) ?? [];
}
