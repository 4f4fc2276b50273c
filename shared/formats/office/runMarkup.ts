import { applyEdits, type TextEdit } from '../../catalog/textRange.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { editAttribute } from '../../xml/editAttribute.ts';
import { scanXml } from '../../xml/scanXml.ts';
import {
  childrenOf,
  elementRange,
  endOf,
  localName,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';
import type { RunFormat } from './atoms.ts';
import { type MemberReading, noFormat } from './collectAtoms.ts';

/**
 * The attributes (`@b`) and children (`w:b`) of an element that say how text looks, with their markup as any two files
 * would write it.
 *
 * @param unseen names of those that a reader does not see.
 */
export function properties(
  doc: XmlDocument,
  node: number,
  name: (child: number) => string,
  unseen: ReadonlySet<string>,
): Map<string, string> {
  const visible = new Map<string, string>();
  for (const attribute of attributesOf(doc, node).all) {
    const key = `@${attribute.name}`;
    const { start, end } = attribute.valueRange;
    // A baseline that is not raised is what text has anyhow, and no style says otherwise.
    if (key === '@baseline' && doc.text.slice(start, end) === '0') continue;
    if (!unseen.has(key) && !key.startsWith('@xmlns')) visible.set(key, doc.text.slice(start, end));
  }
  for (const child of childrenOf(doc, node)) {
    const key = name(child);
    if (!unseen.has(key)) visible.set(key, canonical(doc.text.slice(startOf(doc, child), endOf(doc, child))));
  }
  return visible;
}

/** Markup without the spacing that programs differ in, and without marks of the editing session. */
function canonical(raw: string): string {
  return raw
    .replace(/(?<!\s)\s+w:(?:rsid\w*|hint)="[^"]*"/g, '')
    .replace(/(?<!\s)\s+(\/?>)/g, '$1')
    .replace(/^(<([\w:.-]+)(?![\w:.-])[^<>]*)><\/\2>$/, '$1/>');
}

/**
 * Reads the looks of runs whose properties are in a child of their own; runs without one have {@link noFormat}.
 *
 * @param child name of that child: `w:rPr`.
 * @param unseen as for {@link properties}.
 */
export function lookReader(
  { doc, base, text }: MemberReading,
  names: (node: number) => string,
  child: string,
  unseen: ReadonlySet<string>,
): (run: number) => RunFormat {
  const formatByRaw = new Map<string, RunFormat>();
  return (run) => {
    const formatNode = firstChild(doc, run, (node) => names(node) === child);
    if (formatNode === undefined) return noFormat;
    const raw = text.slice(base + startOf(doc, formatNode), base + endOf(doc, formatNode));
    const cached = formatByRaw.get(raw);
    if (cached) return cached;
    const format = { raw, visible: properties(doc, formatNode, names, unseen) };
    formatByRaw.set(raw, format);
    return format;
  };
}

function firstChild(doc: XmlDocument, parent: number, wanted: (node: number) => boolean): number | undefined {
  for (const node of childrenOf(doc, parent)) if (wanted(node)) return node;
  return undefined;
}

/** The look of a run without the properties that are not wanted; see {@link properties}. */
export function reduceFormat({ raw, visible }: RunFormat, wanted: ReadonlyMap<string, string>): RunFormat {
  const dropped = new Set([...visible.keys()].filter((key) => !wanted.has(key)).map(localName));
  const doc = scanXml(raw);
  if (doc.size === 0 || dropped.size === 0) return { raw, visible: wanted };
  const edits: TextEdit[] = [...childrenOf(doc, 0)]
    .filter((child) => dropped.has(localName(qualifiedName(doc, child))))
    .map((child) => ({ range: elementRange(doc, child), newText: '' }));
  for (const { name } of attributesOf(doc, 0).all) {
    const edit = dropped.has(`@${name}`) ? editAttribute(raw, 0, name, undefined) : undefined;
    if (edit) edits.push(edit);
  }
  return { raw: applyEdits(raw, edits), visible: wanted };
}
