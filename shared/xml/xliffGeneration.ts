/**
 * Which XLIFF the start of a text is: 1.x and 2.x share a root element and little else. Attributes of other namespaces
 * (`m:version="2.17"`) say nothing about it.
 *
 * @param head the first few thousand code units.
 * @returns undefined for a text without an `<xliff>` root.
 * @example xliffGeneration('<xliff version="1.2">'); // 1
 */
export function xliffGeneration(head: string): 1 | 2 | undefined {
  const root = /<(?:[\w.-]+:)?xliff\b[^>]*/.exec(head.replace(/<!--[\s\S]*?-->/g, ''))?.[0];
  if (root === undefined) return undefined;
  return /(?<![\w:.-])version\s*=\s*["']2/.test(root) || /xliff:document:2/.test(root) ? 2 : 1;
}
