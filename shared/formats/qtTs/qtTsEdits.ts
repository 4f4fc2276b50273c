import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import type { Content } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { ignoreNote } from '../../catalog/ignoreNote.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { isBlank, isEmptyText } from '../../xml/blank.ts';
import { editAttributes, expandTag, insertAfter, shiftEdit } from '../../xml/editElement.ts';
import { editSlot } from '../../xml/editSlot.ts';
import { encodeContent, lineEndFor, refuseBroken } from '../../xml/encodeContent.ts';
import { indentBefore } from '../../xml/indentBefore.ts';
import { scanXml } from '../../xml/scanXml.ts';
import {
  closeStartOf,
  contentRange,
  endOf,
  isEmptyTag,
  none,
  startOf,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';
import { writingStyle } from '../writingStyle.ts';
import { qtForms } from './qtPlurals.data.ts';
import { type QtMessage, readMessage, textHolder } from './qtTsMessage.ts';

type Changes = readonly (readonly [Segment, SegmentChange])[];

/** One `<message>` scanned by itself; `base` is where it stands in the file. */
interface Place {
  readonly doc: XmlDocument;
  readonly base: number;
  readonly message: QtMessage;
}

/** The edits that change one segment of a Qt translation file. See {@link Format.edits}. */
export function editQtTs(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  return editQtMessage(catalog, [[segment, change]]);
}

/** The edits that change plural forms of one message together: they share one state. */
export function editQtMessage(catalog: Catalog, changes: Changes): readonly TextEdit[] {
  const first = changes[0]?.[0];
  if (!first) return [];
  if (first.obsolete) throw new EditRefused(say`This message is obsolete: no source text asks for it any more.`);
  const edits: TextEdit[] = [];
  const absent = new Map<number, string>();
  for (const [segment, { content }] of changes) {
    if (!content) continue;
    if (segment.target) {
      const edit = editSlot(catalog.text, segment.target, content, qtEncoder(catalog));
      if (edit) edits.push(edit);
    } else if (content.value !== '') {
      refuseBroken(content);
      absent.set(segment.plural?.index ?? 0, qtEncoder(catalog)(content, lineEndFor(content.value, catalog.text)));
    }
  }
  if (absent.size === 0 && !changes.some((change) => change[1].state || empties(change))) return edits;
  const place = placeOf(catalog, first);
  const type = typeAfter(catalog, place, changes);
  const within = absent.size > 0 ? fill(place, absent, type) : [];
  const { doc, message } = place;
  if (message.translation !== none) pushAll(within, editAttributes(doc, message.translation, { type }));
  return [...edits, ...within.map((edit) => shiftEdit(edit, place.base))];
}

function placeOf(catalog: Catalog, segment: Segment): Place {
  const doc = scanXml(catalog.text.slice(segment.range.start, segment.range.end));
  if (doc.size === 0) throw new EditRefused(say`The markup of “${segment.id}” is broken.`);
  return { doc, base: segment.range.start, message: readMessage(doc, 0, attributesOf(doc, 0)) };
}

/** True for a change that takes the text away from a message that has one to translate. */
function empties([{ source, target }, { content }]: Changes[number]): boolean {
  return (
    content?.value === '' && target !== undefined && target.value !== '' && source !== undefined && source.value !== ''
  );
}

/** The `type` that the translation has afterwards: unfinished as long as a text of it is empty or wants a look. */
function typeAfter(catalog: Catalog, { doc, message }: Place, changes: Changes): string | undefined {
  if (changes.some((change) => change[1].state === 'needs-review' || empties(change))) return 'unfinished';
  if (!changes.some(([, { state }]) => state)) return message.type;
  const texts = new Map(
    changes.map(([segment, { content }]) => [
      segment.plural?.index ?? 0,
      content?.value ?? segment.target?.value ?? '',
    ]),
  );
  const count = message.numerus ? Math.max(message.forms.length, qtForms(catalog.targetLanguage).length) : 1;
  for (let index = 0; index < count; index++) {
    const form = message.forms[index];
    const empty = form === undefined || isEmptyText(doc, textHolder(doc, form));
    if (texts.has(index) ? texts.get(index) === '' : empty) return message.type;
  }
  return undefined;
}

/** Writes texts where there is no place for them yet, by number of the form. */
function fill(place: Place, texts: ReadonlyMap<number, string>, type: string | undefined): TextEdit[] {
  const { doc, message } = place;
  const { translation } = message;
  if (message.numerus) return fillForms(place, texts, type);
  const raw = texts.get(0) ?? '';
  if (translation !== none) return [expandTag(doc, textHolder(doc, translation), raw)];
  return [insertTranslation(place, raw, type)];
}

function insertTranslation({ doc, message }: Place, raw: string, type: string | undefined): TextEdit {
  if (message.before === none) throw new EditRefused(say`An empty message cannot hold a translation.`);
  const attribute = type ? ` type="${type}"` : '';
  return insertAfter(doc, message.before, `<translation${attribute}>${raw}</translation>`);
}

function fillForms(place: Place, texts: ReadonlyMap<number, string>, type: string | undefined): TextEdit[] {
  const { doc, message } = place;
  const { translation, forms } = message;
  const edits: TextEdit[] = [];
  const added: string[] = [];
  const last = Math.max(...texts.keys());
  for (let index = 0; index <= Math.max(last, forms.length - 1); index++) {
    const form = forms[index];
    const raw = texts.get(index);
    if (form === undefined) added.push(`<numerusform>${raw ?? ''}</numerusform>`);
    else if (raw !== undefined) edits.push(expandTag(doc, textHolder(doc, form), raw));
  }
  if (added.length === 0) return edits;
  const lastForm = forms.at(-1);
  if (lastForm !== undefined) {
    const indent = indentBefore(doc.text, startOf(doc, lastForm));
    const offset = endOf(doc, lastForm);
    return [...edits, { range: { start: offset, end: offset }, newText: added.map((form) => indent + form).join('') }];
  }
  const sibling = translation === none ? message.before : translation;
  const outer = sibling === none ? '' : indentBefore(doc.text, startOf(doc, sibling));
  const raw = added.map((form) => (outer ? `${outer}    ${form}` : form)).join('') + outer;
  if (translation === none) return [insertTranslation(place, raw, type)];
  if (isEmptyTag(doc, translation)) return [expandTag(doc, translation, raw)];
  if (!isBlank(doc, translation)) {
    throw new EditRefused(say`The translation of a message with numerus="yes" has no <numerusform>; repair it first.`);
  }
  return [{ range: contentRange(doc, translation), newText: raw }];
}

/** The edits that silence a check by the translator's comment, which lupdate keeps. See {@link Format.ignore}. */
export function ignoreQtTs(catalog: Catalog, segment: Segment, check: string): readonly TextEdit[] {
  if (segment.obsolete || segment.ignored.includes(check)) return [];
  const { doc, base, message } = placeOf(catalog, segment);
  const { translatorComment } = message;
  const note = ignoreNote(check);
  if (translatorComment === none) {
    if (message.before === none) return [];
    const element = `<translatorcomment>${note}</translatorcomment>`;
    return [shiftEdit(insertAfter(doc, message.before, element), base)];
  }
  if (isEmptyTag(doc, translatorComment)) return [shiftEdit(expandTag(doc, translatorComment, note), base)];
  const offset = closeStartOf(doc, translatorComment);
  const gap = isBlank(doc, translatorComment) ? '' : ' ';
  return [shiftEdit({ range: { start: offset, end: offset }, newText: gap + note }, base)];
}

/**
 * How a file writes quotes: Qt's tools escape every one of them, others none. Qt's way is kept, so that its tools do
 * not change the text again.
 */
export const qtEncoder = writingStyle(({ text }): ((content: Content, lineEnd: string) => string) => {
  const isLiteral = !/&(?:quot|apos);/.test(text) && /["'][^<>"']{0,200}<\//.test(text);
  return isLiteral ? encodeContent : encodeQuotes;
});

function encodeQuotes(content: Content, lineEnd: string): string {
  let raw = '';
  let offset = 0;
  const text = (to: number) =>
    encodeContent({ value: content.value.slice(offset, to), codes: [] }, lineEnd)
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&apos;');
  for (const code of content.codes) {
    raw += text(code.start) + content.value.slice(code.start, code.end);
    offset = code.end;
  }
  return raw + text(content.value.length);
}
