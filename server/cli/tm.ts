import { basename, extname, resolve } from 'node:path';
import type { TmxUnit } from '../../shared/memory/readTmxUnits.ts';
import { writeTmx } from '../../shared/memory/tmx.ts';
import { version } from '../../shared/version.ts';
import { isLookedUp } from '../workspace/isLookedUp.ts';
import { readWhole } from '../workspace/readText.ts';
import { writeAtomically } from '../workspace/writeAtomically.ts';
import { command, type ExitCode, exitCodes, UsageError } from './command.ts';
import { many } from './many.ts';
import { printList } from './printList.ts';
import { eachFile, openProjects, type ReadVisit, visitFiles } from './project.ts';
import { serviceOptions } from './serviceOptions.ts';
import { shownName } from './shownPath.ts';
import { listSystem } from './systemTable.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';
import { type ServiceWork, serviceParts } from './withService.ts';

const options = {
  to: { type: 'string', value: 'LANG', summary: 'target language' },
  from: { type: 'string', value: 'LANG', summary: 'source language; the project’s without it' },
  threshold: { type: 'string', value: 'PERCENT', summary: 'lowest similarity of a match; the project’s without it' },
  limit: { type: 'string', value: 'N', summary: 'most matches (10)' },
  name: { type: 'string', value: 'NAME', summary: 'name of the memory that is made; the file’s without it' },
  output: { type: 'string', short: 'o', value: 'OUT', summary: 'file to write; standard output without it' },
  json: { type: 'boolean', summary: 'one JSON object per line' },
  ...serviceOptions,
} as const;

type Work = ServiceWork<typeof options>;

/** `interline tm`: what was translated before. */
export const tm = command({
  usage: [
    'search TEXT [PATH] --to LANG [--threshold 75] [--limit 10]',
    'search TEXT ID [--service URL]',
    'export [PATH] [--to LANG] [-o OUT]',
    'export ID [-o OUT] [--service URL]',
    'import FILE [--name NAME] [--service URL]',
    'list [--service URL]',
    'delete ID [--service URL]',
    'system [LANG]',
  ].join('\n'),
  summary: 'searches, imports and exports translation memories',
  details: [
    'The memory of a project is its TMX files (the setting “memories”) and the translated segments of its own files.',
    'export writes the latter as TMX. import, list and delete work with the memories that the service keeps, and so do',
    'search and export when they are given the id of one. system lists the gettext catalogues of other programs on this',
    'machine (Linux); the setting “systemMemory” has them suggested.',
  ].join('\n'),
  options,
  run: serviceParts('tm', {
    search: (work) => (isId(work.operands[1]) ? searchRemote(work) : search(work)),
    export: (work) => (isId(work.operands[0]) ? exportRemote(work) : exportOwn(work)),
    import: importFile,
    list,
    delete: remove,
    system: ({ operands, options: asked, terminal }) => listSystem(operands[0], asked.json === true, terminal),
  }),
});

const isId = (operand: string | undefined): operand is string =>
  operand !== undefined && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(operand);

async function search({ operands, options: asked, terminal }: Work): Promise<ExitCode> {
  const [text, path] = operands;
  if (text === undefined || !asked.to) throw new UsageError('tm search needs a TEXT and --to LANG.');
  const [project] = await openProjects([path ?? '.'], terminal);
  if (!project) throw new UsageError('There is no project here.');
  const { workspace } = project;
  const threshold = numberIn(asked.threshold, '--threshold', 1, 100) ?? workspace.settings.project.memoryThreshold;
  const memory = await workspace.memory(asked.from ?? workspace.settings.project.sourceLanguage, asked.to);
  const matches = memory.find(text, threshold, numberIn(asked.limit, '--limit', 1, 1000) ?? 10);
  for (const { entry, similarity } of matches) {
    if (asked.json) terminal.out(JSON.stringify({ similarity, ...entry }));
    else {
      const share = `${String(similarity).padStart(3)} %`;
      terminal.out(`${share}  ${visible(entry.source)}  →  ${visible(entry.target)}  (${visible(entry.origin)})`);
    }
  }
  if (matches.length === 0) terminal.say(`Nothing in ${memory.size} entries is ${threshold} % alike or more.`);
  return matches.length > 0 ? exitCodes.clean : exitCodes.findings;
}

async function searchRemote({ operands, options: asked, terminal, signal, service }: Work): Promise<ExitCode> {
  const [text = '', id = ''] = operands;
  const size = numberIn(asked.limit, '--limit', 1, 100) ?? 10;
  const page = await service((client) => client.memories.segments(id, { filter_text: text, page_size: size }, signal));
  for (const segment of page.segments) {
    if (asked.json) terminal.out(JSON.stringify(segment));
    else
      for (const target of segment.targets)
        terminal.out(`${visible(segment.source_text)}  →  ${visible(target.target_text)}`);
  }
  return page.segments.length > 0 ? exitCodes.clean : exitCodes.findings;
}

async function exportOwn({ operands, options: asked, terminal, signal }: Work): Promise<ExitCode> {
  const projects = await openProjects([operands[0] ?? '.'], terminal);
  const units: TmxUnit[] = [];
  const seen = new Set<string>();
  const wanted = asked.to?.toLowerCase();
  const named = [resolve(terminal.cwd, operands[0] ?? '.')];
  const work = async ({ file }: ReadVisit) => {
    if (file.catalog.isSource) return;
    if (isLookedUp(file, named)) return;
    for (const segment of file.catalog.segments) {
      const from = segment.sourceLanguage ?? file.sourceLanguage;
      const to = segment.targetLanguage ?? file.targetLanguage;
      const source = segment.source?.value;
      const target = segment.target?.value;
      const done = segment.state === 'translated' || segment.state === 'final';
      if (!done || segment.obsolete || !source || !target || !to) continue;
      if (wanted && to.toLowerCase() !== wanted && !to.toLowerCase().startsWith(`${wanted}-`)) continue;
      const key = JSON.stringify([from, to, source, target]);
      if (seen.has(key)) continue;
      seen.add(key);
      units.push({
        sourceLanguage: from,
        variants: [
          { language: from, text: source },
          { language: to, text: target },
        ],
      });
    }
  };
  const whole = await eachFile(visitFiles(projects, terminal, signal, 'Reading'), work, ({ path, reason }) =>
    terminal.say(`${shownName(path, terminal)}: ${reason}.`),
  );
  const sourceLanguage = asked.from ?? projects[0]?.workspace.settings.project.sourceLanguage ?? 'en';
  const tmx = writeTmx(units, { sourceLanguage, tool: 'interline', toolVersion: version });
  if (whole || units.length > 0) await deliver(new TextEncoder().encode(tmx), asked.output, terminal);
  terminal.say(`${many(units.length, 'translation')}.`);
  return whole ? exitCodes.clean : exitCodes.unreadable;
}

async function exportRemote({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const bytes = await service((client) => client.memories.exportFile(operands[0] ?? '', signal));
  await deliver(bytes, asked.output, terminal);
}

async function deliver(bytes: Uint8Array, output: string | undefined, terminal: Terminal): Promise<void> {
  if (output === undefined) {
    terminal.bytes(bytes);
    return;
  }
  const path = resolve(terminal.cwd, output);
  await writeAtomically(path, bytes);
  terminal.say(`Saved ${shownName(path, terminal)}.`);
}

async function importFile({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const [operand] = operands;
  if (operand === undefined) throw new UsageError('tm import needs a FILE.');
  const path = resolve(terminal.cwd, operand);
  const bytes = await readWhole(path);
  const name = asked.name ?? basename(path, extname(path));
  const made = await service((client) =>
    client.memories.importFile({ name: basename(path), bytes, displayName: name }, signal),
  );
  terminal.out(asked.json ? JSON.stringify({ translation_memory_id: made.id, skipped: made.skipped }) : made.id);
  if (made.skipped > 0) terminal.say(`${made.skipped} units were left out.`);
}

async function list({ options: asked, terminal, signal, service }: Work): Promise<void> {
  const memories = await service((client) => client.memories.all(signal));
  printList(memories, asked.json, terminal, {
    none: 'The service has no translation memories.',
    row: (one) => [
      one.translation_memory_id,
      one.name,
      `${one.source_language} → ${one.target_languages.join(', ')}`,
      String(one.segment_count),
    ],
    right: [3],
  });
}

async function remove({ operands, terminal, signal, service }: Work): Promise<void> {
  const [id] = operands;
  if (id === undefined) throw new UsageError('tm delete needs an ID.');
  await service((client) => client.memories.delete(id, signal));
  terminal.say(`${id} is deleted.`);
}

function numberIn(text: string | undefined, option: string, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw new UsageError(`${option} is a number from ${least} to ${most}.`);
  return value;
}
