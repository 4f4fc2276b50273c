import type { Problem } from '../catalog/catalog.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import { pushTo } from '../catalog/pushTo.ts';
import { applyEdits, sortEdits, type TextEdit } from '../catalog/textRange.ts';
import { type Sentence, say } from '../sentences/sentence.ts';
import { decodeStrictly } from './decoder.ts';
import type { DecodedText } from './encoding.ts';
import { compressMember, expandMember } from './expandMember.ts';
import type { PackageCodec } from './packageCodec.ts';
import { holdsMemberHeader, joinMembers, membersOf } from './packageMembers.ts';
import { BadArchive, readZip, type ZipArchive, type ZipEntry } from './readZip.ts';
import { spliceEdits } from './spliceEdits.ts';
import { textMembers } from './textMembers.ts';
import { writeZip, type ZipReplacement } from './writeZip.ts';

/** Bytes that the text members of one document may have together. */
const largestText = 384 * 1024 * 1024;

/** What was read of bytes, for as long as they are kept: who edits a document has just read it. */
const readBefore = new WeakMap<Uint8Array, OpenPackage>();

/**
 * Documents that are ZIP archives of XML: Office Open XML (ECMA-376) and IDML. Their virtual text is the XML of the
 * members that hold text for people, each behind a line that names it (see {@link joinMembers}). An edit compresses the
 * members again that it changes; every other member keeps its bytes.
 */
export const zipDocument: PackageCodec = {
  id: 'zip',
  escapes: 'xml',
  matches: (_bytes, path) => /\.(?:docx|docm|dotx|dotm|pptx|pptm|potx|ppsx|ppsm|xlsx|xlsm|xltx|idml|idmt)$/i.test(path),
  decode(bytes) {
    const opened = openPackage(bytes);
    readBefore.set(bytes, opened);
    return { text: opened.text, problems: opened.problems };
  },
  encode(bytes, text, edits) {
    const opened = readBefore.get(bytes) ?? openPackage(bytes);
    if (!opened.archive || opened.text !== text) throw new EditRefused(say`The document changed since it was read.`);
    const replacements = new Map<ZipEntry, ZipReplacement>();
    for (const [member, memberEdits] of editsByMember(opened.members, edits)) {
      const content = spliceEdits(member.data, member.decoded, memberEdits);
      if (content !== member.data) replacements.set(member.entry, compressMember(content, member.entry));
    }
    if (replacements.size === 0) return bytes;
    const result = writeZip(bytes, opened.archive, replacements);
    if (openPackage(result).text !== applyEdits(text, edits)) {
      throw new EditRefused(say`The document could not be written without changing other parts of it.`);
    }
    return result;
  },
};

interface OpenMember {
  readonly entry: ZipEntry;
  /** Expanded. */
  readonly data: Uint8Array;
  readonly decoded: DecodedText;
  /** Bounds in the virtual text. */
  readonly start: number;
  readonly end: number;
}

interface OpenPackage {
  /** Not there for what is no archive. */
  readonly archive?: ZipArchive;
  readonly text: string;
  readonly members: readonly OpenMember[];
  readonly problems: readonly Problem[];
}

function openPackage(bytes: Uint8Array): OpenPackage {
  const problems: Problem[] = [];
  const failed = (error: unknown): OpenPackage => {
    if (!(error instanceof BadArchive)) throw error;
    return { text: '', members: [], problems: [problem(error.sentence)] };
  };
  let archive: ZipArchive;
  try {
    archive = readZip(bytes);
  } catch (error) {
    return failed(error);
  }
  const entries = trustworthy(archive.entries, problems);
  const contents = new Map<string, Uint8Array>();
  let total = 0;
  const expand = (path: string): Uint8Array | undefined => {
    const entry = entries.get(path);
    const ownContent = contents.get(path);
    if (!entry || ownContent) return ownContent;
    const expanded = expandMember(bytes, entry);
    total += expanded.length;
    if (total > largestText) throw new BadArchive(say`The document’s texts together are too large when expanded.`);
    contents.set(path, expanded);
    return expanded;
  };
  const read = (path: string) => {
    const content = expand(path);
    return content && decodeMember(content, path)?.text;
  };
  try {
    const wanted = textMembers([...entries.values()], read);
    if (!wanted) throw new BadArchive(say`The archive is not a document that can be read here.`);
    const texts: { path: string; text: string; note?: string | undefined }[] = [];
    const parts: Pick<OpenMember, 'entry' | 'data' | 'decoded'>[] = [];
    for (const { path, note } of wanted) {
      const data = expand(path);
      const entry = entries.get(path);
      const decoded = data && decodeMember(data, path);
      if (!entry || !data) continue;
      if (!decoded) problems.push(problem(say`“${path}” is not in UTF-8 and is left alone.`, 'warning'));
      else {
        texts.push({ path, text: decoded.text, note });
        parts.push({ entry, data, decoded });
      }
    }
    const text = joinMembers(texts);
    const members = membersOf(text).flatMap(({ start, end }, i) => {
      const part = parts[i];
      return part ? [{ ...part, start, end }] : [];
    });
    return { archive, text, members, problems };
  } catch (error) {
    return failed(error);
  }
}

/** The members whose names mean one thing only; the others are said and left alone. */
function trustworthy(entries: readonly ZipEntry[], problems: Problem[]): Map<string, ZipEntry> {
  const names = new Map<string, ZipEntry>();
  const twice = new Set<string>();
  for (const entry of entries) {
    const { name } = entry;
    if (/^[/\\]|\\|^[a-z]:|(?:^|\/)\.\.(?:\/|$)|\0/i.test(name)) {
      problems.push(problem(say`“${name}” would be unpacked outside the folder of the archive; it is left alone.`));
    } else if (names.has(name)) twice.add(name);
    else names.set(name, entry);
  }
  for (const name of twice) {
    names.delete(name);
    problems.push(problem(say`The archive holds “${name}” twice; programs differ in which one they read.`));
  }
  return names;
}

/** UTF-8 and nothing else; undefined for other encodings and for what could be taken for our own header. */
function decodeMember(data: Uint8Array, path: string): DecodedText | undefined {
  const bom = data[0] === 0xef && data[1] === 0xbb && data[2] === 0xbf;
  const text = decodeStrictly(bom ? data.subarray(3) : data, 'utf-8');
  if (text === undefined || holdsMemberHeader(text)) return undefined;
  return { text, encoding: 'utf-8', bom, path, problems: [], escapes: 'xml' };
}

function editsByMember(members: readonly OpenMember[], edits: readonly TextEdit[]): Map<OpenMember, TextEdit[]> {
  const sorted = new Map<OpenMember, TextEdit[]>();
  for (const { range, newText } of sortEdits(edits)) {
    const member = members.find(({ start, end }) => range.start >= start && range.end <= end);
    if (!member) throw new EditRefused(say`A change must not reach from one part of the document into another.`);
    if (holdsMemberHeader(newText))
      throw new EditRefused(say`The text contains an instruction that Interline reserves for itself.`);
    pushTo(sorted, member, { range: { start: range.start - member.start, end: range.end - member.start }, newText });
  }
  return sorted;
}

function problem(message: Sentence, severity: Problem['severity'] = 'error'): Problem {
  return { id: 'encoding', range: { start: 0, end: 0 }, message, severity };
}
