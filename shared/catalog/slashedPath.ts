/**
 * A path with forward slashes, as patterns, settings and readers of formats compare it.
 *
 * @example slashedPath('locales\\de\\app.json'); // 'locales/de/app.json'
 */
export function slashedPath(path: string): string {
  return path.replaceAll('\\', '/');
}
