import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of a file that is read at run time: beside the bundle in a built program, in its package otherwise. */
export function runtimeFile(name: string, inPackage: string): string {
  const beside = join(dirname(fileURLToPath(import.meta.url)), name);
  return existsSync(beside) ? beside : createRequire(import.meta.url).resolve(inPackage);
}
