import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { isSpace } from '../../xml/characters.ts';
import { editAttribute } from '../../xml/editAttribute.ts';
import { shiftEdit } from '../../xml/editElement.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { vocabularyOf } from '../../xml/vocabulary.ts';
import { childrenOf, endOf, startOf } from '../../xml/xmlDocument.ts';
import type { NewEntry } from '../format.ts';
import { editXliff2 } from './xliff2Edits.ts';

/** The edits that name the target language at the root, as every file with a `<target>` has to (XLIFF 2.1, “trgLang”). */
export function nameXliff2Language(catalog: Catalog, language: string): TextEdit[] {
  return catalog.targetLanguage === undefined ? languageEdits(catalog.text, language) : [];
}

function languageEdits(text: string, language: string): TextEdit[] {
  const root = /<(?:[\w.-]+:)?xliff[\s>]/.exec(text)?.index ?? 0;
  const edit = editAttribute(text, root, 'trgLang', language);
  return edit ? [edit] : [];
}

/**
 * The edits that turn an extracted file into one for another language: `trgLang` says the language, segments with a
 * translation get it, and targets in a language that the file was for before go with their state. What is not to be
 * translated stays, and so do source texts, notes and modules. See {@link Format.derive}.
 *
 * @throws EditRefused for a file whose markup is broken.
 */
export function deriveXliff2(
  source: Catalog,
  language: string,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  if ([...source.problems].some(({ severity }) => severity === 'error')) {
    throw new EditRefused(say`The source file is not well formed; repair it first.`);
  }
  const edits: TextEdit[] = languageEdits(source.text, language);
  for (const segment of source.segments) {
    if (!segment.translatable) continue;
    const entry = translations.get(segment.id);
    if (entry) pushAll(edits, editXliff2(source, segment, { content: entry.content, state: 'translated' }));
    if (segment.target) pushAll(edits, withoutTarget(source.text, segment, entry ? language : undefined));
  }
  return edits;
}

/** The edits that take away what a segment has in another language; with a language, only what says which it is. */
function withoutTarget(text: string, { range }: Segment, language: string | undefined): TextEdit[] {
  const doc = scanXml(text.slice(range.start, range.end));
  const vocabulary = vocabularyOf(doc, 0);
  const edits: (TextEdit | undefined)[] = [];
  for (const child of childrenOf(doc, 0)) {
    if (vocabulary(child) !== 'target') continue;
    if (language !== undefined) {
      const start = startOf(doc, child);
      if (/^<\S+\s[^>]*xml:lang/.test(doc.text.slice(start)))
        edits.push(editAttribute(doc.text, start, 'xml:lang', language));
      continue;
    }
    let start = startOf(doc, child);
    while (isSpace(doc.text.charCodeAt(start - 1))) start--;
    edits.push({ range: { start, end: endOf(doc, child) }, newText: '' });
    for (const name of ['state', 'subState']) edits.push(editAttribute(doc.text, 0, name, undefined));
  }
  return edits.flatMap((edit) => (edit ? [shiftEdit(edit, range.start)] : []));
}
