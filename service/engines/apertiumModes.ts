import { access, constants, readdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Direction } from './engine.ts';

/** One program of a pipeline with its arguments. */
export interface Stage {
  readonly program: string;
  readonly args: readonly string[];
}

/** A direction that Apertium has installed. */
export interface Mode {
  readonly name: string;
  readonly direction: Direction;
  readonly stages: readonly Stage[];
  /** True where formatting can be bound to words (`[[t:g:1]]word[[/]]`) and goes with them. */
  readonly bindsBlanks: boolean;
}

/** Where packages put mode files. */
export const systemModes = '/usr/share/apertium/modes';

/** ISO 639-3 codes of mode files → the API's. */
const codes: Readonly<Record<string, string>> = {
  afr: 'af', ara: 'ar', arg: 'an', ast: 'ast', bel: 'be', bul: 'bg', cat: 'ca', cym: 'cy', dan: 'da', eng: 'en',
  epo: 'eo', eus: 'eu', fra: 'fr', glg: 'gl', hin: 'hi', ind: 'id', isl: 'is', ita: 'it', mkd: 'mk', nld: 'nl',
  nno: 'nn', nob: 'nb', oci: 'oc', pol: 'pl', por: 'pt', ron: 'ro', rus: 'ru', slv: 'sl', spa: 'es', srd: 'sc',
  swe: 'sv', ukr: 'uk', urd: 'ur', zlm: 'ms',
}; // biome-ignore format: a table

/** Measured and found unusable: most of what they give is not the target language. */
const unusable = new Set(['en-sh', 'en-hbs', 'hbs-en', 'ru-uk', 'uk-ru']);

/** The programs by which word-bound blanks get through a pipeline; part of Apertium from 3.8 on. */
const binders = { attach: 'apertium-wblank-attach', detach: 'apertium-wblank-detach' };

/** Programs that a pipeline may name; anything else is not started. */
const programs = /^(?:lt-proc|lrx-proc|lsx-proc|cg-proc|rtx-proc|apertium-[a-z]+(?:-[a-z0-9]+)*)$/;

/**
 * The modes that are installed, whole directions between two languages only. A file that is not a plain pipeline is
 * left out.
 *
 * @param folder a missing one holds no modes.
 */
export async function readModes(folder: string): Promise<readonly Mode[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const modes: Mode[] = [];
  const canBind = (await Promise.all(Object.values(binders).map(isInstalled))).every(Boolean);
  for (const name of names.sort()) {
    const match = /^([a-z]{2,3})-([a-z]{2,3})(?:_([A-Za-z]{2,}))?\.mode$/.exec(name);
    if (!match) continue;
    const source = codeOf(match[1] as string);
    const target = codeOf(match[2] as string);
    if (!source || !target || source === target || unusable.has(`${source}-${target}`)) continue;
    const stages = readPipeline(await readFile(join(folder, name), 'utf8').catch(() => ''));
    if (!stages) continue;
    const variant = match[3] ? { variant: `${target}-${match[3]}` } : {};
    const bound = canBind ? withBinders(stages) : undefined;
    modes.push({
      name: name.slice(0, -'.mode'.length),
      direction: { source, target, ...variant },
      stages: (bound ?? stages).map(({ program, args }) => ({ program, args })),
      bindsBlanks: bound !== undefined,
    });
  }
  return modes;
}

/** The mode that serves a direction best: the variant asked for, then the plain one. */
export function modeFor(modes: readonly Mode[], wanted: Direction): Mode | undefined {
  const fitting = modes.filter(
    ({ direction }) => direction.source === wanted.source && direction.target === wanted.target,
  );
  return (
    fitting.find((mode) => mode.direction.variant !== undefined && mode.direction.variant === wanted.variant) ??
    fitting.find((mode) => mode.direction.variant === undefined) ??
    fitting[0]
  );
}

function codeOf(code: string): string | undefined {
  return code.length === 2 ? code : codes[code];
}

/**
 * A mode file's one line as programs and arguments, ready to be kept running: each stage flushes at a null character
 * (`-z`), unknown words come unmarked (`$1` is `-n`). Nothing is given to a shell.
 */
function readPipeline(line: string): readonly ReadStage[] | undefined {
  const stages: ReadStage[] = [];
  for (const part of line.trim().split('|')) {
    const words = [...part.matchAll(/'([^']*)'|"([^"$`\\]*)"|([^\s'"]+)/g)].map((m) => m[1] ?? m[2] ?? m[3] ?? '');
    const [program, ...rest] = words;
    const args = rest.flatMap((word) => (word === '$1' ? ['-n'] : word === '$2' ? [] : [word]));
    if (!program || !programs.test(program) || args.some((arg) => /[$`;&<>*?]/.test(arg))) return undefined;
    stages.push({ program, args: ['-z', ...args], generates: rest.includes('$1') });
  }
  return stages.length > 0 ? stages : undefined;
}

/** A stage, and whether it is the one that writes words again. */
type ReadStage = Stage & { readonly generates: boolean };

/** Blanks are bound to words behind the analysis, and let go before the generation. */
function withBinders(stages: readonly ReadStage[]): readonly Stage[] | undefined {
  const generation = stages.findIndex(({ generates }) => generates);
  if (generation < 1) return undefined;
  const binder = (program: string): Stage => ({ program, args: ['-z'] });
  return [
    ...stages.slice(0, 1),
    binder(binders.attach),
    ...stages.slice(1, generation),
    binder(binders.detach),
    ...stages.slice(generation),
  ];
}

async function isInstalled(program: string): Promise<boolean> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const checks = await Promise.allSettled(folders.map((folder) => access(join(folder, program), constants.X_OK)));
  return checks.some(({ status }) => status === 'fulfilled');
}
