import { attributesOf } from '../../xml/attributes.ts';
import { endOf, startOf } from '../../xml/xmlDocument.ts';
import type { Paragraph } from './atoms.ts';
import { type MemberReading, nameFrom, type Seen, shortHash } from './collectAtoms.ts';
import { type OfficeNames, officeNames } from './officeNames.ts';
import { paragraphsOf, runWriter } from './paragraphsOf.ts';
import { lookReader } from './runMarkup.ts';
import { joinFields } from './wordFields.ts';

/** Properties of a run that a reader does not see, or only in scripts of their own (ECMA-376-1 §17.3.2). */
const unseen: ReadonlySet<string> = new Set(
  ['lang', 'noProof', 'bCs', 'iCs', 'szCs', 'kern', 'spacing', 'w', 'fitText', 'webHidden', 'rPrChange', 'ins', 'del']
    .concat('moveFrom', 'moveTo', 'snapToGrid', 'specVanish', 'eastAsianLayout')
    .map((name) => `w:${name}`),
);

/** What lies in a paragraph and is not seen in its text. */
const skipped: ReadonlySet<string> = new Set(
  ['pPr', 'rPr', 'proofErr', 'lastRenderedPageBreak', 'permStart', 'permEnd', 'moveFromRangeStart', 'moveFromRangeEnd']
    .concat('moveToRangeStart', 'moveToRangeEnd', 'sdtPr', 'sdtEndPr', 'smartTagPr', 'customXmlPr', 'rubyPr', 'rt')
    .map((name) => `w:${name}`),
);

const wrappers: ReadonlySet<string> = new Set(
  ['sdt', 'sdtContent', 'smartTag', 'customXml', 'dir', 'bdo', 'ruby'].map((name) => `w:${name}`),
);

/** Text that is there only until a reviewer rejects it (ECMA-376-1 §17.13.5). */
const tracked: ReadonlySet<string> = new Set(['w:ins', 'w:moveTo']);

/** Codes by the element that they stand for: a name, and what may be done with them. */
const codes: Readonly<Record<string, Omit<CodeKind, 'key'> & { readonly key?: string }>> = {
  'w:tab': { name: 'tab', layout: true, copy: true },
  'w:ptab': { name: 'tab', layout: true, copy: true, key: 'w:alignment' },
  'w:br': { name: 'br', layout: true, copy: true, key: 'w:type' },
  'w:cr': { name: 'br', layout: true, copy: true },
  'w:noBreakHyphen': { name: 'nbhyphen', copy: true },
  'w:softHyphen': { name: 'softhyphen', copy: true, optional: true },
  'w:sym': { name: 'sym', copy: true, key: 'w:char' },
  'w:footnoteReference': { name: 'footnote', key: 'w:id' },
  'w:endnoteReference': { name: 'endnote', key: 'w:id' },
  'w:footnoteRef': { name: 'number', layout: true },
  'w:endnoteRef': { name: 'number', layout: true },
  'w:annotationRef': { name: 'mark', layout: true },
  'w:commentReference': { name: 'comment', layout: true, needed: true, key: 'w:id' },
  'w:commentRangeStart': { name: 'comment-start', layout: true, needed: true, key: 'w:id' },
  'w:commentRangeEnd': { name: 'comment-end', layout: true, needed: true, key: 'w:id' },
  'w:bookmarkStart': { name: 'bookmark', layout: true, needed: true, key: 'w:id' },
  'w:bookmarkEnd': { name: 'bookmark-end', layout: true, needed: true, key: 'w:id' },
  'w:separator': { name: 'separator', layout: true },
  'w:continuationSeparator': { name: 'separator', layout: true },
  'w:pgNum': { name: 'page' },
  'w:fldSimple': { name: 'field' },
  'w:del': { name: 'deleted', layout: true, optional: true },
  'w:moveFrom': { name: 'deleted', layout: true, optional: true },
  'w:drawing': { name: 'image', layout: true },
  'w:pict': { name: 'image', layout: true },
  'w:object': { name: 'object', layout: true },
  'w:subDoc': { name: 'document', layout: true, needed: true },
  'm:oMath': { name: 'math' },
  'm:oMathPara': { name: 'math', layout: true },
  'mc:AlternateContent': { name: 'image', layout: true },
};

interface CodeKind {
  readonly name: string;
  readonly key: string;
  readonly layout?: boolean;
  readonly needed?: boolean;
  readonly copy?: boolean;
  readonly optional?: boolean;
}

/** Elements whose paragraphs are not read: what was deleted, and copies for programs that know less. */
const unread: ReadonlySet<string> = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:pPr']);

/** The paragraphs of a part of a Word document, those in text boxes behind the paragraph that holds the box. */
export function wordParagraphs(reading: MemberReading): Generator<Paragraph> {
  const names = officeNames(reading.doc);
  return paragraphsOf(reading, names, {
    isParagraph: (name) => name === 'w:p',
    isUnread: (name) => unread.has(name),
    see: wordRules(reading, names),
    settle: (atoms) => joinFields(atoms, reading.text),
    writer: (prefix) => runWriter(prefix, { declaresSpace: true, holdsLines: false }),
  });
}

function wordRules(reading: MemberReading, names: OfficeNames): (node: number) => Seen {
  const { doc, base, text } = reading;
  const look = lookReader(reading, names, 'w:rPr', unseen);
  const lastPlace = new Set<string>();
  for (let node = 0; node < doc.size; node++) {
    if (names(node) !== 'w:bookmarkStart') continue;
    const bookmark = attributesOf(doc, node);
    // Where the author worked last: Word writes it into every document.
    if (bookmark.get('w:name') === '_GoBack') lastPlace.add(bookmark.get('w:id') ?? '');
  }
  return (node) => {
    const name = names(node);
    if (name === 'w:r') return { role: 'run', format: look(node) };
    if (name === 'w:t') return { role: 'text' };
    if (skipped.has(name)) return { role: 'skip' };
    if (tracked.has(name)) return { role: 'wrap', tracked: true };
    if (wrappers.has(name)) return { role: 'wrap' };
    const raw = () => text.slice(base + startOf(doc, node), base + endOf(doc, node));
    const attribute = (key: string) => attributesOf(doc, node).get(key) ?? '';
    if (name === 'w:hyperlink') {
      const to = attribute('r:id') || attribute('w:anchor');
      return { role: 'pair', name: nameFrom(`link${to ? `-${to}` : ''}`, raw().slice(0, 400)) };
    }
    if (name === 'w:rubyBase') return { role: 'pair', name: 'ruby' };
    if (name === 'w:fldChar' || name === 'w:instrText' || name === 'w:delInstrText') {
      return { role: 'code', facts: { name: 'field', layout: true } };
    }
    if (name.startsWith('w:bookmark') && lastPlace.has(attribute('w:id'))) return { role: 'skip' };
    const kind = codes[name];
    if (!kind) return { role: 'code', facts: { name: nameFrom(name.replace(/^.*:/, ''), raw()), layout: true } };
    const { key, name: label, ...facts } = kind;
    const value = key === undefined ? '' : attribute(key);
    const suffix = key === undefined && !facts.copy && !/Ref$|eparator$/.test(name) ? shortHash(stable(raw())) : value;
    return { role: 'code', facts: { ...facts, name: suffix ? nameFrom(`${label}-${suffix}`, raw()) : label } };
  };
}

/** Markup without the numbers that a program changes whenever it saves, and without texts of their own in it. */
function stable(raw: string): string {
  const box = raw.indexOf('<w:txbxContent');
  const outside = box < 0 ? raw : raw.slice(0, box) + raw.slice(raw.lastIndexOf('</w:txbxContent'));
  return outside.replace(/\s(?:w:rsid\w*|w14:\w+Id|wp14:\w+Id|w:date)="[^"]*"/g, '');
}
