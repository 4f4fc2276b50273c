import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The path of a file or folder of the built program: beside the bundle, or in the build folder when run from source.
 *
 * @example builtFile('flite.wasm');
 */
export function builtFile(name: string): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const beside = join(here, name);
  return existsSync(beside) ? beside : join(here, '../../dist', name);
}
