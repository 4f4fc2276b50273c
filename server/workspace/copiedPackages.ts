/** A licence, or the manifest of a package manager for what browsers load, in a folder below one of static files. */
const mark =
  /^(?:.*\/)?(?:static|public|assets|wwwroot|webroot)\/(?:.*\/)?[^/]+\/(?=(?:licen[cs]e|copying)(?:[.-]\w+)?$|bower\.json$)/i;

/**
 * Tells files of packages that were copied into a project as they are: a folder below those that a web server serves, with a
 * licence of its own.
 *
 * @param names of all files of the project, forward slashes.
 * @example copiedPackages(['static/viewer/LICENSE'])('static/viewer/web/locale/de.json') // true
 */
export function copiedPackages(names: readonly string[]): (name: string) => boolean {
  const folders = new Set(names.flatMap((name) => mark.exec(name)?.[0] ?? []));
  if (folders.size === 0) return () => false;
  return (name) => {
    for (let end = name.indexOf('/'); end >= 0; end = name.indexOf('/', end + 1))
      if (folders.has(name.slice(0, end + 1))) return true;
    return false;
  };
}
