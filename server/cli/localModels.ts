import { chooseModel, chosenModel, forgetModel } from '../../models/local/chosenModel.ts';
import { findLocalModels, nothingFound } from '../../models/local/findLocalModels.ts';
import type { LocalModel } from '../../models/local/localModel.ts';
import { tryLocalModel } from '../../models/local/tryLocalModel.ts';
import { modelLanguage } from '../../models/model.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { dataSize } from '../../shared/dataSize.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import { type CommandInput, type ExitCode, exitCodes, UsageError } from './command.ts';
import { subcommands } from './subcommands.ts';
import { tableLines } from './table.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';

/** Options of {@link localModels}. */
export const localModelOptions = {
  to: { type: 'string', value: 'LANG', summary: 'local use: language to try the model with (es)' },
  json: { type: 'boolean', summary: 'list: one JSON object per line' },
} as const;

type Input = CommandInput<typeof localModelOptions>;

/** `interline models local`: language models that other programs of this machine serve. */
export const localModels = subcommands<typeof localModelOptions>('models local', {
  list,
  use,
  async forget(_, terminal) {
    const chosen = chosenModel(terminal.env);
    await forgetModel(terminal.env);
    terminal.say(chosen ? `${chosen.id} is not used any more.` : 'No language model was in use.');
    return exitCodes.clean;
  },
});

async function list({ options }: Input, terminal: Terminal, signal: AbortSignal): Promise<ExitCode> {
  const models = await findLocalModels({ env: terminal.env, signal });
  const chosen = chosenModel(terminal.env);
  const isUsed = ({ id, url }: LocalModel) => chosen?.id === id && chosen.url === url;
  if (options.json) {
    for (const model of models) terminal.out(JSON.stringify({ ...model, used: isUsed(model) }));
    return exitCodes.clean;
  }
  const rows = models.map((model) => [
    model.id,
    model.program,
    model.parameters ?? '',
    model.size === undefined ? '' : dataSize(model.size),
    isUsed(model) ? 'in use' : '',
  ]);
  for (const line of tableLines(
    rows.map((row) => row.map(visible)),
    [3],
  ))
    terminal.out(line);
  if (models.length === 0) terminal.say(nothingFound);
  if (chosen && !models.some(isUsed))
    terminal.say(`${chosen.id} is chosen, and ${chosen.program} does not serve it now.`);
  return exitCodes.clean;
}

async function use({ operands, options }: Input, terminal: Terminal, signal: AbortSignal): Promise<ExitCode> {
  const [wanted, address] = operands;
  const models = await findLocalModels({ env: terminal.env, signal });
  if (models.length === 0) throw new OperationalError('unavailable', asWritten(nothingFound));
  const matching = models.filter(
    ({ id, url }) => (wanted === undefined || id === wanted) && (address === undefined || url === address),
  );
  const [model] = matching;
  if (!model) throw new UsageError(`No program serves “${wanted}”; “interline models local list” shows the models.`);
  if (matching.length > 1) {
    const all = matching.map(({ id, url }) => (wanted === undefined ? id : `${id} ${url}`));
    throw new UsageError(`Which one? models local use takes one of: ${all.join(', ')}.`);
  }
  const target = modelLanguage(options.to ?? 'es');
  if (target === undefined) throw new UsageError(`“${options.to}” is not a language code, such as “de” or “pt-BR”.`);
  terminal.say(`Trying ${model.id} of ${model.program}.`);
  const { sentence, answer } = await tryLocalModel(model, target, signal);
  await chooseModel(model, terminal.env);
  if (terminal.env.INTERLINE_ENDPOINT) terminal.say('INTERLINE_ENDPOINT is set and overrides this choice.');
  terminal.say(`${model.id} translates from now on. It says: ${sentence}  →  ${answer}`);
  return exitCodes.clean;
}
