import { type Sentence, say } from '../sentences/sentence.ts';
import { attributesOf, attributeValue } from './attributes.ts';
import { endsName, isSpace, nameEnd } from './characters.ts';
import { type Namespaces, namespacesOf } from './namespaces.ts';
import type { XmlProblem } from './xmlDocument.ts';
import { nameOf, none, openEndOf, startOf, type XmlDocument } from './xmlDocument.ts';

const xml = 'http://www.w3.org/XML/1998/namespace';
const xmlns = 'http://www.w3.org/2000/xmlns/';

/** Problems kept of one text: a prefix that nothing declares often stands on every element. */
const mostProblems = 200;

/**
 * What a document breaks of Namespaces in XML 1.0 (third edition): prefixes that nothing declares, names with several
 * colons, declarations that declare nothing, one attribute under two prefixes. Where a document type is declared, it may
 * declare prefixes, too: its external part is not read.
 *
 * @example namespaceFaults(scanXml('<a><q:b/></a>'))[0]?.message; // 'The prefix “q” is not declared; add xmlns:q="…".'
 */
export function namespaceFaults(doc: XmlDocument): XmlProblem[] {
  if (doc.size === 0) return [];
  const spaces = namespacesOf(doc);
  const problems: XmlProblem[] = [];
  const report = (start: number, end: number, message: Sentence) => {
    if (problems.length < mostProblems) problems.push({ range: { start, end }, message, kind: 'character' });
  };
  for (const node of doc.declaring) declarationFaults(doc, node, report);
  elementFaults(doc, spaces, report);
  attributeFaults(doc, spaces, report);
  if (hasTwoNames(doc)) repeatedFaults(doc, spaces, report);
  return problems.sort((a, b) => a.range.start - b.range.start);
}

type Report = (start: number, end: number, message: Sentence) => void;

function declarationFaults(doc: XmlDocument, node: number, report: Report): void {
  for (const { name, range, valueRange } of attributesOf(doc, node).all) {
    if (!name.startsWith('xmlns:')) continue;
    const prefix = name.slice('xmlns:'.length);
    const uri = attributeValue(doc.text, valueRange);
    const { start } = range;
    const end = start + name.length;
    if (uri === '') report(start, range.end, say`“${name}” must name a namespace.`);
    else if (prefix === 'xmlns' || uri === xmlns) report(start, end, say`The prefix “xmlns” cannot be declared.`);
    else if ((prefix === 'xml') !== (uri === xml)) report(start, end, say`Only the prefix “xml” stands for ${xml}.`);
  }
}

function elementFaults(doc: XmlDocument, spaces: Namespaces, report: Report): void {
  const suspects = doc.names.map((name) => name.includes(':') && isSuspect(doc, spaces, name));
  if (!suspects.includes(true)) return;
  for (let node = 0; node < doc.size; node++) {
    if (suspects[nameOf(doc, node)] !== true) continue;
    const name = doc.names[nameOf(doc, node)] as string;
    const message = nameFault(doc, spaces, node, name);
    if (message !== undefined) report(startOf(doc, node), startOf(doc, node) + 1 + name.length, message);
  }
}

/** Whether a qualified name has to be looked at where it stands. */
function isSuspect(doc: XmlDocument, spaces: Namespaces, name: string): boolean {
  return nameFault(doc, spaces, 0, name) !== undefined || !spaces.uniform;
}

function nameFault(doc: XmlDocument, spaces: Namespaces, node: number, name: string): Sentence | undefined {
  const [prefix = '', local, more] = name.split(':', 3);
  if (prefix === '' || local === '' || more !== undefined)
    return say`“${name}” is not a name: it may contain one colon.`;
  if (prefix === 'xmlns') return say`The prefix “xmlns” is for declarations only.`;
  if (prefix === 'xml' || doc.doctype !== undefined || spaces.ofPrefix(node, prefix) !== undefined) return undefined;
  return say`The prefix “${prefix}” is not declared; add xmlns:${prefix}="…".`;
}

/** Looks at attributes with prefixes: found by their colons, of which a large file has few. */
function attributeFaults(doc: XmlDocument, spaces: Namespaces, report: Report): void {
  const { text } = doc;
  const suspects = new Map<string, boolean>();
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    let start = colon;
    while (start > 0 && !endsName(text.charCodeAt(start - 1)) && text.charCodeAt(start - 1) !== 0x3a) start--;
    if (!isSpace(text.charCodeAt(start - 1))) continue;
    const end = nameEnd(text, colon);
    let behind = end;
    while (isSpace(text.charCodeAt(behind))) behind++;
    if (text.charCodeAt(behind) !== 0x3d) continue;
    const name = text.slice(start, end);
    if (name.startsWith('xmlns:') && name.indexOf(':', 6) < 0) continue;
    let suspect = suspects.get(name);
    if (suspect === undefined) {
      suspect = isSuspect(doc, spaces, name);
      suspects.set(name, suspect);
    }
    if (!suspect) continue;
    const node = elementAt(doc, start);
    if (node === none || !attributesOf(doc, node).all.some(({ range }) => range.start === start)) continue;
    const message = nameFault(doc, spaces, node, name);
    if (message !== undefined) report(start, end, message);
  }
}

/** The element whose start tag holds an offset. */
function elementAt(doc: XmlDocument, offset: number): number {
  let [low, high] = [0, doc.size];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(doc, middle) <= offset) low = middle + 1;
    else high = middle;
  }
  const node = low - 1;
  return node >= 0 && offset < openEndOf(doc, node) ? node : none;
}

/** Whether one namespace is declared under two prefixes, so that one attribute may have two names. */
function hasTwoNames(doc: XmlDocument): boolean {
  const prefixes = new Map<string, string>();
  for (const node of doc.declaring) {
    for (const { name, valueRange } of attributesOf(doc, node).all) {
      if (!name.startsWith('xmlns:')) continue;
      const uri = attributeValue(doc.text, valueRange);
      if ((prefixes.get(uri) ?? name) !== name) return true;
      prefixes.set(uri, name);
    }
  }
  return false;
}

function repeatedFaults(doc: XmlDocument, spaces: Namespaces, report: Report): void {
  for (let node = 0; node < doc.size; node++) {
    const names = new Map<string, string>();
    for (const { name, range } of attributesOf(doc, node).all) {
      const colon = name.indexOf(':');
      if (colon < 0 || name.startsWith('xmlns:')) continue;
      const uri = spaces.ofPrefix(node, name.slice(0, colon));
      if (uri === undefined) continue;
      const full = `${uri} ${name.slice(colon + 1)}`;
      const other = names.get(full);
      if (other !== undefined && other !== name) {
        report(range.start, range.start + name.length, say`“${name}” is the same attribute as “${other}”.`);
      }
      names.set(full, name);
    }
  }
}
