import { resolve } from 'node:path';
import { fxtranslateCache, modelStore } from '../../models/dataFolder.ts';
import { type InstallStep, installModel, removeModel } from '../../models/installModel.ts';
import { listInstalled } from '../../models/listInstalled.ts';
import { directionName, type Model, modelLanguage } from '../../models/model.ts';
import { compareVersions, downloadSize, type SourceModel } from '../../models/modelSource.ts';
import { planModels } from '../../models/planModels.ts';
import { nameOf } from '../../models/probe.ts';
import type { Network } from '../../models/request.ts';
import { openSource } from '../../models/sources/openSource.ts';
import { dataSize } from '../../shared/dataSize.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { builtFile } from '../builtFile.ts';
import { type CommandInput, command, type ExitCode, exitCodes, UsageError } from './command.ts';
import { localModelOptions, localModels } from './localModels.ts';
import { subcommands } from './subcommands.ts';
import { tableLines } from './table.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';

const options = {
  available: { type: 'boolean', summary: 'list: asks the source what can be had' },
  from: { type: 'string', value: 'LANG', summary: 'install: language to translate from (en)' },
  both: { type: 'boolean', summary: 'install: the way back as well' },
  yes: { type: 'boolean', short: 'y', summary: 'downloads without asking' },
  source: {
    type: 'string',
    value: 'SOURCE',
    summary: 'firefox (as without it), firefox-v1, mozilla, the URL of a mirror, or a folder',
  },
  ...localModelOptions,
} as const;

type Input = CommandInput<typeof options>;

/** `interline models`: neural translation models on this machine. */
export const models = command({
  usage: [
    'list [--available] [--source SOURCE] [--json]',
    'install LANG… [--from en] [--both] [--yes] [--source SOURCE]',
    'update [--yes] [--source SOURCE]',
    'remove LANG…',
    'path',
    'local list [--json]',
    'local use [MODEL] [--to LANG]',
    'local forget',
  ].join('\n'),
  summary: 'installs neural translation models that work offline',
  details: [
    'Models are Mozilla’s, which Firefox translates pages with (MPL-2.0). Every program and editor window of this user',
    'uses an installed model at once. Nothing is downloaded unless install or update asks for it. INTERLINE_MODELS_SOURCE',
    'stands in for --source. “local” finds language models that Ollama, LM Studio, llama.cpp or LocalAI serve on this machine.',
  ].join('\n'),
  options,
  run: subcommands('models', {
    list,
    install,
    update,
    remove,
    local: localModels,
    async path(_, terminal) {
      terminal.out(modelStore(terminal.env));
      return exitCodes.clean;
    },
  }),
});

function sourceOf({ options: asked }: Input, terminal: Terminal) {
  return openSource(asked.source ?? terminal.env.INTERLINE_MODELS_SOURCE, terminal.cwd);
}

const languagesOf = ({ direction }: Pick<Model, 'direction'>) =>
  `${nameOf(direction.source)} → ${nameOf(direction.target)}`;

async function list(input: Input, terminal: Terminal, signal: AbortSignal): Promise<ExitCode> {
  const { options: asked } = input;
  const installed = await listInstalled(terminal.env);
  const source = asked.available ? sourceOf(input, terminal) : undefined;
  const available = (await source?.list({ env: terminal.env, signal })) ?? [];
  const rest = available.filter((model) => !installed.some((one) => one.name === directionName(model.direction)));
  if (asked.json) {
    for (const { name, direction, size, place, manifest } of installed) {
      const { version, architecture, engine, from } = manifest ?? {};
      terminal.out(
        JSON.stringify({ name, ...direction, installed: true, size, place, version, architecture, engine, from }),
      );
    }
    for (const model of rest) {
      const { direction, version, architecture, quality } = model;
      const size = downloadSize(model) || undefined;
      terminal.out(
        JSON.stringify({
          name: directionName(direction),
          ...direction,
          installed: false,
          size,
          version,
          architecture,
          quality,
        }),
      );
    }
    return exitCodes.clean;
  }
  const rows = [
    ...installed.map((one) => [
      one.name,
      languagesOf(one),
      one.manifest?.architecture ?? '',
      dataSize(one.size),
      one.place,
    ]),
    ...rest.map((model) => [
      directionName(model.direction),
      languagesOf(model),
      model.architecture ?? '',
      downloadSize(model) > 0 ? dataSize(downloadSize(model)) : '',
      model.quality === undefined ? 'available' : `available, COMET ${model.quality.toFixed(3)}`,
    ]),
  ];
  for (const line of tableLines(
    rows.map((row) => row.map(visible)),
    [3],
  ))
    terminal.out(line);
  if (rows.length === 0)
    terminal.say('No model is installed. “interline models install de” brings German; “list --available” shows all.');
  return exitCodes.clean;
}

async function install(input: Input, terminal: Terminal, signal: AbortSignal): Promise<ExitCode> {
  const { operands: languages, options: asked } = input;
  if (languages.length === 0) throw new UsageError('models install needs a LANG, such as de.');
  const source = sourceOf(input, terminal);
  const network: Network = { env: terminal.env, signal };
  const planned = planModels(await source.list(network), languages, asked.from ?? 'en', asked.both === true);
  const there = await listInstalled(terminal.env);
  const missing = planned.filter((model) => !there.some(({ name }) => name === directionName(model.direction)));
  for (const model of planned) {
    if (!missing.includes(model)) terminal.say(`${languagesOf(model)} is installed already.`);
  }
  return installAll(missing, source.name, input, terminal, signal);
}

async function update(input: Input, terminal: Terminal, signal: AbortSignal): Promise<ExitCode> {
  const there = (await listInstalled(terminal.env)).filter(({ manifest }) => manifest !== undefined);
  if (there.length === 0) {
    terminal.say('No model is installed.');
    return exitCodes.clean;
  }
  const source = sourceOf(input, terminal);
  const available = await source.list({ env: terminal.env, signal });
  const newer = available.filter((model) => {
    const { manifest } = there.find(({ name }) => name === directionName(model.direction)) ?? {};
    if (!manifest) return false;
    const file = model.files.find(({ role }) => role === 'model');
    const sha256 = file?.unpackedSha256 ?? (file?.packed === 'no' ? file.sha256 : undefined);
    const order = compareVersions(model.version, manifest.version);
    return order > 0 || (order === 0 && sha256 !== undefined && sha256 !== manifest.sha256);
  });
  if (newer.length === 0) terminal.say('Every model is the newest that this source has.');
  return installAll(newer, source.name, input, terminal, signal);
}

async function installAll(
  planned: readonly SourceModel[],
  from: string,
  { options: asked }: Input,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<ExitCode> {
  if (planned.length === 0) return exitCodes.clean;
  const total = planned.reduce((sum, model) => sum + downloadSize(model), 0);
  const size = total > 0 ? dataSize(total) : 'some 20 to 60 MB each';
  for (const model of planned) {
    const facts = [
      model.architecture,
      model.quality === undefined ? undefined : `COMET ${model.quality.toFixed(3)}`,
      downloadSize(model) > 0 ? dataSize(downloadSize(model)) : undefined,
    ];
    terminal.say(`${languagesOf(model)}  ${facts.filter(Boolean).join(', ')}`);
  }
  terminal.say(`From ${from}: ${size}. Mozilla’s models are under the MPL-2.0.`);
  if (!asked.yes) {
    const agreed = await terminal.confirm('Download and install? [Y/n] ', signal);
    if (agreed === undefined) throw new UsageError('There is no terminal to ask on; add --yes to download.');
    if (!agreed) {
      terminal.say('Nothing was downloaded.');
      return exitCodes.clean;
    }
  }
  for (const model of planned) await installOne(model, from, terminal, signal);
  return exitCodes.clean;
}

async function installOne(model: SourceModel, from: string, terminal: Terminal, signal: AbortSignal): Promise<void> {
  const name = languagesOf(model);
  const total = Math.max(1, Math.round(downloadSize(model) / 1e6));
  const progress = terminal.progress(`${name} MB`, total);
  const onStep = (step: InstallStep) => {
    if (step.kind === 'downloading') progress.update(Math.floor(step.done / 1e6));
    else if (step.kind === 'waiting') terminal.say(`Another process installs ${name}; waiting for it.`);
    else progress.update(total, step.kind === 'trying' ? 'trying it' : 'unpacking');
  };
  const engineFiles = { bergamot: builtFile('bergamot'), fxtranslate: builtFile('fxtranslateWorker.mjs') };
  const setup = { store: modelStore(terminal.env), engineFiles, network: { env: terminal.env, signal }, onStep };
  const { probe } = await installModel(model, from, setup).finally(() => progress.end());
  if (!probe) {
    terminal.say(`${name}: another process installed it.`);
    return;
  }
  terminal.say(`${name} is installed. It says: ${probe.sentence}  →  ${probe.answer}`);
  if (probe.passedOver)
    terminal.say(`It runs with ${probe.engine}, which is slower, because ${english(probe.passedOver)}`);
}

async function remove({ operands }: Input, terminal: Terminal, signal: AbortSignal): Promise<ExitCode> {
  if (operands.length === 0)
    throw new UsageError('models remove needs a LANG, such as de, or a direction, such as en-de.');
  const there = await listInstalled(terminal.env);
  const names = new Set<string>();
  for (const operand of operands) {
    const language = modelLanguage(operand);
    const matching = there.filter(({ name, direction }) => {
      return (
        name === operand || (language !== 'en' && (direction.source === language || direction.target === language))
      );
    });
    if (matching.length === 0)
      throw new UsageError(`No model for “${operand}” is installed; “interline models list” shows them.`);
    for (const { name, place } of matching) {
      if (place === 'installed') names.add(name);
      else
        terminal.say(`${name} belongs to fxtranslate (${resolve(fxtranslateCache(terminal.env))}); remove it there.`);
    }
  }
  for (const name of names) {
    await removeModel(modelStore(terminal.env), name, signal);
    terminal.say(`${name} is removed.`);
  }
  return exitCodes.clean;
}
