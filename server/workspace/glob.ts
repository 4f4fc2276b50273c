/**
 * The pattern of a glob over paths with forward slashes: `*` and `?` stay within a folder, `**` crosses folders,
 * `{a,b}` is either. A glob without a slash matches a name at any depth. What lies in a folder that matches, matches.
 *
 * @example globPattern('**\/glossary*.{csv,tsv}').test('terms/glossary-de.csv'); // true
 */
export function globPattern(glob: string): RegExp {
  const clean = glob.replace(/^\.?\//, '').replace(/(?<!\/)\/+$/, '');
  return pathPattern(clean.includes('/') ? clean : `**/${clean}`);
}

/**
 * As {@link globPattern}, of a glob that starts at a folder: one without a slash matches only what lies in that folder.
 *
 * @example pathPattern('*.json').test('deep/down/a.json'); // false
 */
export function pathPattern(clean: string): RegExp {
  let depth = 0;
  const body = clean.replace(/\*\*\/|\*\*|\*|\?|[{},]|[.+^$()|[\]\\]/g, (part) => {
    switch (part) {
      case '**/':
        return '(?:[^/]+/)*';
      case '**':
        return '.*';
      case '*':
        return '[^/]*';
      case '?':
        return '[^/]';
      case '{':
        depth++;
        return '(?:';
      case '}':
        if (depth === 0) return '\\}';
        depth--;
        return ')';
      case ',':
        return depth > 0 ? '|' : ',';
      default:
        return `\\${part}`;
    }
  });
  return new RegExp(`^${body}${')'.repeat(depth)}(?:/.*)?$`);
}

/** One question for many globs. */
export function globMatcher(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.map(globPattern);
  return (path) => patterns.some((pattern) => pattern.test(path));
}
