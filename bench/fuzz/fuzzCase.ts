import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import { decodeText } from '../../shared/encoding/encoding.ts';
import { formatForced, localizationFiles } from '../localizationFiles.ts';
import { fuzzFaults } from './fuzzFaults.ts';
import { growthFault } from './growthFault.ts';
import { minimize } from './minimize.ts';
import { mutate } from './mutate.ts';
import { randomFrom } from './random.ts';

/** The files that cases are made of, by the format that reads them. */
export type FuzzFiles = ReadonlyMap<string, readonly string[]>;

/** A case that broke a law. */
export interface FuzzFailure {
  readonly seed: number;
  readonly format: string;
  /** The file that was changed, relative to the folder. */
  readonly file: string;
  readonly fault: string;
  /** The input, as small as it could be made; not there for faults of growth. */
  readonly input?: Uint8Array;
}

/** Larger files make slow cases, and are like smaller ones. */
const largest = 4_000_000;

/** The files below a folder that cases are made of. */
export function fuzzFiles(folder: string): FuzzFiles {
  const files = new Map<string, string[]>();
  for (const file of localizationFiles(folder)) {
    if (statSync(file).size > largest) continue;
    const bytes = new Uint8Array(readFileSync(file));
    if (bytes.length === 0) continue;
    const path = slashedPath(file);
    const format = formatForced(path, decodeText(bytes, path).text);
    if (!format) continue;
    files.set(format.id, [...(files.get(format.id) ?? []), file]);
  }
  return files;
}

/**
 * Makes the case of a seed and puts it to the test. The same seed over the same folder is the same case.
 *
 * @param effort how long a failing input may be made smaller, in ms.
 * @param seenKinds faults that were seen: such ones are not minimized again.
 */
export function fuzzCase(
  files: FuzzFiles,
  folder: string,
  seed: number,
  effort: number,
  seenKinds: ReadonlySet<string> = new Set(),
): FuzzFailure[] {
  const random = randomFrom(seed);
  const id = random.pick([...files.keys()]);
  const ofFormat = files.get(id ?? '') ?? [];
  const [file, other] = [random.pick(ofFormat), random.pick(ofFormat)];
  if (!id || !file || !other) return [];
  const path = slashedPath(file);
  const name = relative(folder, file) || file;
  const bytes = new Uint8Array(readFileSync(file));
  if (random.oneIn(25)) {
    const { text, encoding } = decodeText(bytes, path);
    const format = encoding === 'zip' ? undefined : formatForced(path, text);
    const fault = format && growthFault(text, path, format, random);
    return fault ? [{ seed, format: id, file: name, fault }] : [];
  }
  const input = mutate(bytes, new Uint8Array(readFileSync(other)), random);
  const choice = random.int(2 ** 31);
  const faultsOf = (tried: Uint8Array) => fuzzFaults(tried, path, randomFrom(choice));
  const failures: FuzzFailure[] = [];
  for (const fault of faultsOf(input)) {
    const kind = faultKind(id, fault);
    if (seenKinds.has(kind) || failures.some((failure) => faultKind(id, failure.fault) === kind)) continue;
    const least = minimize(
      input,
      (tried) => faultsOf(tried).some((again) => faultKind(id, again) === kind),
      performance.now() + effort,
    );
    failures.push({ seed, format: id, file: name, fault, input: least });
  }
  return failures;
}

/** What faults of the same cause have in common. */
export function faultKind(format: string, fault: string): string {
  return `${format} ${fault.replace(/“[\s\S]*?”/g, '“…”').replace(/\d+/g, '0')}`;
}
