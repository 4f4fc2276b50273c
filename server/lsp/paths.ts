import { fileURLToPath, pathToFileURL } from 'node:url';

/** The absolute path of a `file:` URI; undefined for any other scheme and for what is no URI. */
export function pathOf(uri: string): string | undefined {
  try {
    const url = new URL(uri);
    return url.protocol === 'file:' ? fileURLToPath(url) : undefined;
  } catch {
    return undefined;
  }
}

/** The `file:` URI of an absolute path. */
export function uriOf(path: string): string {
  return pathToFileURL(path).href;
}
