/**
 * The start of an XML file without what may precede its root or doctype: byte order mark, declaration, processing
 * instructions, comments and white space (XML 1.0 §2.8). Those behind the root go as well.
 *
 * @param head the first few thousand code units.
 * @example withoutProlog('<?xml version="1.0"?>\n<!-- us --><plist>'); // '<plist>'
 */
export function withoutProlog(head: string): string {
  return head.replace(/<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|^\uFEFF/g, '').trimStart();
}
