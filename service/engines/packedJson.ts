import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/**
 * Reads a file of the built phrase memory: JSON, compressed with Brotli.
 *
 * @throws Error when the file is absent or damaged.
 * @example await packedJson('dist/phrases/fr.json.br'); // [['Cancel', 'Annuler'], …]
 */
export async function packedJson(path: string): Promise<unknown> {
  return JSON.parse((await decompress(await readFile(path))).toString('utf8'));
}
