import type { TextRange } from '../../catalog/textRange.ts';

/**
 * Finds an entry together with its attributes behind it: ARB keeps those of `"a": "…"` in `"@a": {…}`
 * (github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification, Resource attributes).
 *
 * @param text of the file.
 * @returns the range of both for the range of a member; undefined where nothing of its own stands behind it.
 * @example attributesBehind('{"a": "A", "@a": {}}')({ start: 1, end: 9 }); // { start: 1, end: 19 }
 */
export function attributesBehind(text: string): (range: TextRange) => TextRange | undefined {
  return ({ start, end }) => {
    const [, key] = /^"((?:[^"\\]|\\.)*)"/.exec(text.slice(start, end)) ?? [];
    if (key === undefined) return undefined;
    beginning.lastIndex = end;
    const match = beginning.exec(text);
    if (match?.[1] !== key) return undefined;
    const last = endOfObject(text, beginning.lastIndex);
    return last === undefined ? undefined : { start, end: last };
  };
}

const beginning = /\s*,\s*"@((?:[^"\\]|\\.)*)"\s*:\s*\{/y;

/** @param start behind the brace that opens it. */
function endOfObject(text: string, start: number): number | undefined {
  // A string that nothing closes goes on to the end, so that it is read once.
  const signs = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[{}]/gs;
  signs.lastIndex = start;
  for (let depth = 1, sign = signs.exec(text); sign; sign = signs.exec(text)) {
    if (sign[0] === '{') depth++;
    else if (sign[0] === '}' && --depth === 0) return signs.lastIndex;
  }
  return undefined;
}
