import { isSpace } from './characters.ts';
import { plainText } from './plainText.ts';
import { contentRange, nextOf, none, parentOf, qualifiedName, type XmlDocument } from './xmlDocument.ts';

/** One `<key>` of a property list's `<dict>` with its value. Elements are nodes of the document. */
export interface PlistEntry {
  /** The key's words. */
  readonly key: string;
  readonly keyNode: number;
  /** The value's element; undefined for a key that has none. */
  readonly value?: number;
}

/**
 * The entries of a `<dict>` of an XML property list (Apple, `plist(5)`), in order. A value without a key is left out.
 *
 * @example plistEntries(scanXml('<dict><key>a</key><true/></dict>'), 0)[0]?.key; // 'a'
 */
export function plistEntries(doc: XmlDocument, dict: number): PlistEntry[] {
  const entries: PlistEntry[] = [];
  const end = nextOf(doc, dict);
  for (let node = dict + 1; node < end; node = nextOf(doc, node))
    if (qualifiedName(doc, node) === 'key') entries.push(plistEntryAt(doc, node));
  return entries;
}

/** The entry of a key: its value is the element right behind it, unless that is a key too. */
function plistEntryAt(doc: XmlDocument, keyNode: number): PlistEntry {
  const key = keyText(doc, keyNode);
  const value = nextOf(doc, keyNode);
  const parent = parentOf(doc, keyNode);
  const behind = parent === none ? doc.size : nextOf(doc, parent);
  return value >= behind || qualifiedName(doc, value) === 'key' ? { key, keyNode } : { key, keyNode, value };
}

/** White space is part of a key; only line ends of a pretty-printer around it are not. */
function keyText(doc: XmlDocument, node: number): string {
  const range = contentRange(doc, node);
  const raw = doc.text.slice(range.start, range.end);
  const edge = raw === '' || !(isSpace(raw.charCodeAt(0)) || isSpace(raw.charCodeAt(raw.length - 1)));
  return edge || /[\r\n&<]/.test(raw) ? plainText(doc.text, range) : raw;
}

/** The outermost `<dict>` of a property list; undefined where there is none. */
export function plistRoot(doc: XmlDocument): number | undefined {
  for (let node = 0; node < doc.size; node++) {
    const name = qualifiedName(doc, node);
    if (name === 'dict') return node;
    if (name !== 'plist') return undefined;
  }
  return undefined;
}
