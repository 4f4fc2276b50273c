import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import { asWritten, english } from '../../../shared/sentences/sentence.ts';
import { faultOfJson } from '../../workspace/settings.ts';
import { SettingsError } from '../../workspace/settingsError.ts';
import { writeAtomically } from '../../workspace/writeAtomically.ts';

/** Name of the file at a project's root that holds the findings which were there before anybody looked. */
export const baselineFile = 'interline-baseline.json';

/** Messages by file, check and segment (empty for the file itself). */
const baselineSchema = z.strictObject({
  version: z.literal(1),
  findings: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.array(z.string())))),
});
type Entries = z.infer<typeof baselineSchema>['findings'];

/** What a baseline says of the findings of one file. */
export interface Comparison {
  /** Whether a finding is not in it. Each is asked about once. */
  isNew(finding: Finding): boolean;
  /** How many of its entries are still found, how many are not found any more, and how many findings are new. */
  end(): { readonly kept: number; readonly resolved: number; readonly added: number };
}

/** The findings of a project that are known and do not count, and what this run saw of them. */
export interface Baseline {
  /** True when the project had one when the run began. */
  readonly exists: boolean;
  /**
   * @param name path of the file from the project's root, with slashes.
   * @param looked whether a check was run; what was not run is neither gone nor found.
   */
  compare(name: string, looked: (check: string) => boolean): Comparison;
  /**
   * Writes it down. The first time it takes every finding that was compared; later it only loses those that are gone
   * (and those of files that are `removed`), and never takes a new one.
   */
  write(removed: (name: string) => boolean): Promise<void>;
}

/**
 * Reads the baseline of a project.
 *
 * @param root absolute folder of the project.
 * @throws SettingsError when the file is there and makes no sense.
 */
export async function openBaseline(root: string): Promise<Baseline> {
  const path = join(root, baselineFile);
  const accepted = await readEntries(path);
  const seen: Entries = {};
  const visited = new Map<string, (check: string) => boolean>();
  return {
    exists: accepted !== undefined,
    compare(name, looked) {
      const noted: (readonly [check: string, segment: string, message: string])[] = [];
      const left = new Map<string, number>();
      const old = accepted?.[name] ?? {};
      for (const [check, segments] of Object.entries(old)) {
        if (!looked(check)) continue;
        for (const [segment, messages] of Object.entries(segments)) {
          for (const message of messages) count(left, keyOf(check, segment, message), 1);
        }
      }
      const expected = [...left.values()].reduce((sum, times) => sum + times, 0);
      let added = 0;
      return {
        isNew({ check, segment = '', message }) {
          const key = keyOf(check, segment, message);
          const isKnown = (left.get(key) ?? 0) > 0;
          if (isKnown) count(left, key, -1);
          else added++;
          if (isKnown || !accepted) noted.push([check, segment, message]);
          return !isKnown;
        },
        end() {
          // A file that was left out half-way keeps its entries.
          visited.set(name, looked);
          for (const each of noted) note(seen, name, ...each);
          const solved = [...left.values()].reduce((sum, times) => sum + times, 0);
          return { kept: expected - solved, resolved: solved, added };
        },
      };
    },
    async write(removed) {
      for (const [name, checks] of Object.entries(accepted ?? {})) {
        const looked = visited.get(name);
        if (!looked && removed(name)) continue;
        for (const [check, segments] of Object.entries(checks)) {
          if (looked?.(check)) continue;
          for (const [segment, messages] of Object.entries(segments)) {
            for (const message of messages) note(seen, name, check, segment, message);
          }
        }
      }
      const text = `${JSON.stringify({ version: 1, findings: sorted(seen) }, null, 2)}\n`;
      await writeAtomically(path, Buffer.from(text));
    },
  };
}

async function readEntries(path: string): Promise<Entries | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const fault = faultOfJson(text, path, { disallowComments: true });
  const baseline = fault ? undefined : baselineSchema.safeParse(JSON.parse(text)).data;
  if (baseline) return baseline.findings;
  const why = fault ? english(fault.message) : 'not a baseline of Interline';
  const advice = 'restore it, or delete it and run “interline check --write-baseline” for a new one';
  throw new SettingsError({ path, ...fault, message: asWritten(`${why}; ${advice}`) });
}

const keyOf = (check: string, segment: string, message: string) => `${check}\u0000${segment}\u0000${message}`;

function count(counts: Map<string, number>, key: string, amount: number): void {
  counts.set(key, (counts.get(key) ?? 0) + amount);
}

function note(entries: Entries, name: string, check: string, segment: string, message: string): void {
  const checks = ensure(entries, name, () => ({}));
  const segments = ensure(checks, check, () => ({}));
  ensure(segments, segment, () => [] as string[]).push(message);
}

/** The value of a name, whatever names an object has by itself: a segment may be called `constructor`. */
function ensure<T>(object: Record<string, T>, name: string, make: () => T): T {
  if (!Object.hasOwn(object, name)) {
    Object.defineProperty(object, name, { value: make(), enumerable: true, configurable: true, writable: true });
  }
  return object[name] as T;
}

/** In an order that does not depend on the run, so that a change of the file shows what changed. */
function sorted<T>(value: T): T {
  if (Array.isArray(value)) return [...value].sort() as T;
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).sort();
  const result: Record<string, unknown> = {};
  for (const name of names) ensure(result, name, () => sorted((value as Record<string, unknown>)[name]));
  return result as T;
}
