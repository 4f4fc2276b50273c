import type { Environment } from './dataFolder.ts';
import { directionName, type ModelDirection } from './model.ts';
import type { Network } from './request.ts';

/** What a file of a model is for. */
export type FileRole = 'model' | 'vocabulary' | 'sourceVocabulary' | 'targetVocabulary' | 'shortlist';

/** A file that can be had. */
export interface SourceFile {
  readonly role: FileRole;
  /** Name that it gets, unpacked; no path. */
  readonly name: string;
  /** Where it is: `https://…`, or a path of this machine. */
  readonly address: string;
  readonly packed: 'zstd' | 'gzip' | 'no';
  /** Bytes to download; undefined where the source does not say. */
  readonly size?: number | undefined;
  /** SHA-256 of what is downloaded. */
  readonly sha256?: string | undefined;
  readonly unpackedSize?: number | undefined;
  readonly unpackedSha256?: string | undefined;
}

/** A model that can be had. */
export interface SourceModel {
  readonly direction: ModelDirection;
  /** `3.0` */
  readonly version: string;
  readonly architecture?: string | undefined;
  /** COMET-22 on FLORES-200+, 0 to 1, where the source tells it. */
  readonly quality?: number | undefined;
  readonly files: readonly SourceFile[];
}

/** A place that models come from. */
export interface ModelSource {
  /** For sentences: `Mozilla’s Remote Settings`, a host, a folder. */
  readonly name: string;
  /**
   * Every model that this program can use, the newest of each direction.
   *
   * @throws OperationalError in words for the user.
   */
  list(network: Network): Promise<readonly SourceModel[]>;
  /** What is known of them without a network: directions and sizes; empty where nothing is. */
  offline(env: Environment): Promise<readonly SourceModel[]>;
}

/** Bytes that a model takes to download, or as near as its source tells. */
export function downloadSize(model: SourceModel): number {
  return model.files.reduce((sum, file) => sum + (file.size ?? file.unpackedSize ?? 0), 0);
}

/** The better one first, for its size, as Mozilla measured them; what is not named here comes last. */
const architectures = ['base-memory', 'base', 'tiny'];

function rankOf({ architecture }: SourceModel): number {
  const rank = architectures.indexOf(architecture ?? '');
  return rank < 0 ? architectures.length : rank;
}

/** The model of highest version for each direction, of those that have every file; of one version the best architecture. */
export function newestOfEach(models: readonly SourceModel[]): readonly SourceModel[] {
  const newest = new Map<string, SourceModel>();
  for (const model of models) {
    const roles = model.files.map((file) => file.role);
    const whole =
      roles.includes('vocabulary') || (roles.includes('sourceVocabulary') && roles.includes('targetVocabulary'));
    if (!roles.includes('model') || !whole) continue;
    const name = directionName(model.direction);
    const before = newest.get(name);
    const order = before ? compareVersions(model.version, before.version) || rankOf(before) - rankOf(model) : 1;
    if (order > 0) newest.set(name, model);
  }
  return [...newest.values()];
}

/**
 * Numbers between dots, and what stands behind the first other character counts as earlier (`2.0a1` before `2.0`).
 *
 * @example compareVersions('3.10', '3.9') > 0
 */
export function compareVersions(a: string, b: string): number {
  const parts = (version: string) => (/^\d+(?:\.\d+)*/.exec(version)?.[0] ?? '0').split('.').map(Number);
  const [left, right] = [parts(a), parts(b)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(/[a-z]/i.test(b)) - Number(/[a-z]/i.test(a));
}
