import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { modelFolders } from '../../models/dataFolder.ts';
import { openWorkspace } from '../../server/workspace/openWorkspace.ts';
import type { Workspace } from '../../server/workspace/workspace.ts';
import { engines } from '../../service/engines/engines.ts';
import { phrases } from '../../service/engines/phrases.ts';
import { builtFile } from '../../service/process/builtFile.ts';
import { readEngineOptions } from '../../shared/engineOptions.ts';
import { randomFrom } from '../fuzz/random.ts';
import { drawProjects } from './drawProjects.ts';
import { createPeerComparison } from './peers/comparePeers.ts';
import { noiseTable, precisionTable } from './precision.ts';
import { projects, usedForMeasuring } from './projects.data.ts';
import { checkTable, fixTable, recallTable, spread } from './recallReport.ts';
import { missesOf, seededRun } from './seededRun.ts';
import { translationQuality } from './translationQuality.ts';
import { pathsInTurn } from './trialFile.ts';
import { drawUnseen } from './unseenFindings.ts';
import { unseenLabels } from './unseenLabels.data.ts';
import { unseenTable } from './unseenTable.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: '5000' },
    skip: { type: 'string', default: '0' },
    files: { type: 'string' },
    misses: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    noise: { type: 'boolean', default: false },
    labels: { type: 'boolean', default: false },
    translation: { type: 'boolean', default: false },
    unseen: { type: 'boolean', default: false },
    count: { type: 'string', default: '240' },
    fixes: { type: 'boolean', default: false },
    draw: { type: 'string' },
  },
});

const usage = [
  'usage: npm run accuracy -- FOLDER [--seed N] [--faults N] [--skip N] [--files N] [--misses] [--peers] [--noise | --labels]',
  '       npm run accuracy -- FOLDER --translation [--seed N] [--count N]',
  '       npm run accuracy -- --draw N [--seed N]',
  '       npm run accuracy -- --unseen FOLDER… [--seed N] [--count N] [--fixes]',
  '       npm run accuracy -- --unseen --labels',
].join('\n');

const [folder] = positionals;
if (values.draw !== undefined) {
  const drawn = drawProjects(projects, usedForMeasuring, Number(values.draw), randomFrom(Number(values.seed)));
  process.stdout.write(drawn.map(([name, ...formats]) => `${name}  ${formats.join(', ')}\n`).join(''));
} else if (values.unseen && values.labels) process.stdout.write(`${unseenTable(unseenLabels)}\n`);
else if (folder === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else if (values.unseen) void unseen();
else void main(resolve(folder));

async function unseen(): Promise<void> {
  const options = { seed: Number(values.seed), count: Number(values.count), fixes: values.fixes };
  const progress = (line: string) => process.stderr.write(`${line}\n`);
  process.stdout.write(`${await drawUnseen(positionals, { ...options, progress })}\n`);
}

async function main(root: string): Promise<void> {
  const workspace = await openWorkspace(root);
  if (values.noise) {
    const paths = await workspace.files.list();
    const progress = (done: number) => process.stderr.write(`${done} of ${paths.length} files\n`);
    process.stdout.write(`${await noiseTable(workspace, paths, progress)}\n`);
  } else if (values.translation) process.stdout.write(`${await translated(workspace)}\n`);
  else if (values.labels) process.stdout.write(`${await precisionTable(workspace)}\n`);
  else await seeded(workspace);
}

/** With every engine of this machine, and those that the variables of the service name. */
async function translated(workspace: Workspace): Promise<string> {
  const { INTERLINE_ENDPOINT_KEY: endpointKey } = process.env;
  const brought = readEngineOptions(({ variable }) => process.env[variable]);
  const setup = { ...brought, ...(endpointKey ? { endpointKey } : {}), modelFolders: modelFolders() };
  const every = [phrases(builtFile('phrases')), ...engines(setup)];
  try {
    return await translationQuality(workspace, every, {
      seed: Number(values.seed),
      count: Number(values.count),
      progress: (line) => process.stderr.write(`${line}\n`),
    });
  } finally {
    await Promise.all(every.map((engine) => engine.close()));
  }
}

async function seeded(workspace: Workspace): Promise<void> {
  const random = randomFrom(Number(values.seed));
  const skipped = Number(values.skip);
  const paths = (await pathsInTurn(workspace, random)).slice(skipped);
  let done = skipped;
  const peers = values.peers ? createPeerComparison() : undefined;
  const run = await seededRun(workspace, values.files === undefined ? paths : paths.slice(0, Number(values.files)), {
    random,
    most: Number(values.faults),
    progress(path, faults) {
      done = skipped + paths.indexOf(path) + 1;
      process.stderr.write(`${faults} faults, ${done} files: ${relative(workspace.files.root, path)}\n`);
    },
    ...(peers ? { seeded: peers.compare } : {}),
  });
  const outcomes = run.faults.map(({ outcome }) => outcome);
  const fixes = run.fixes.map(({ outcome }) => outcome);
  for (const part of [recallTable(outcomes), checkTable(outcomes), spread(outcomes), fixTable(fixes)])
    process.stdout.write(`${part}\n\n`);
  if (peers) process.stdout.write(`${peers.report()}\n\n`);
  if (values.misses) process.stdout.write(`${missesOf(run, workspace.files.root).join('\n')}\n`);
}
