import { saysTheSame } from '../../catalog/content.ts';
import type { Draft } from '../../catalog/draft.ts';
import type { LengthLimit, Segment, ValidationRule } from '../../catalog/segment.ts';
import { type Attributes, attributesOf } from '../../xml/attributes.ts';
import { isBlank, isEmptyText } from '../../xml/blank.ts';
import { decodeContent } from '../../xml/decodeContent.ts';
import { translates } from '../../xml/startReading.ts';
import { contentRange, none } from '../../xml/xmlDocument.ts';
import { applePlural } from './applePlural.ts';
import type { Xliff12Reading } from './xliff12Reading.ts';
import { foldXliff12, isUntouched } from './xliff12State.ts';
import { factsOfUnit, foldTool, type ToolFacts } from './xliff12Tool.ts';

/** What a unit says of where its translation stands. */
export interface Said {
  readonly state: string | undefined;
  readonly qualifier: string | undefined;
  readonly approved: string | undefined;
  readonly translate: boolean;
  readonly tool: ToolFacts | undefined;
}

/** See {@link Said}. @param translate what the groups around say. */
export function saidOf(
  { doc, tool }: Xliff12Reading,
  attributes: Attributes,
  targetNode: number,
  translate: boolean,
): Said {
  const target = targetNode === none ? undefined : attributesOf(doc, targetNode);
  const facts = tool && factsOfUnit(tool, attributes);
  return {
    state: target?.get('state'),
    qualifier: target?.get('state-qualifier'),
    approved: attributes.get('approved'),
    translate: translates(attributes, translate) && facts?.locked !== true,
    tool: facts?.status === '' ? undefined : facts,
  };
}

/** Where a translation stands, and whether there is anything to translate. */
export function standing(
  reading: Xliff12Reading,
  source: number,
  target: number,
  { state, qualifier, approved, translate, tool }: Said,
): Pick<Segment, 'state' | 'translatable'> {
  const { doc } = reading;
  const sourceEmpty = isBlank(doc, source);
  const targetEmpty = isEmptyText(doc, target);
  const copied = isUntouched(state) && !targetEmpty && !sourceEmpty && isCopy(reading, source, target);
  return {
    state:
      tool && !targetEmpty
        ? foldTool(tool.dialect, tool.status)
        : foldXliff12({ state, qualifier, approved, sourceEmpty, targetEmpty, copied }),
    translatable: translate && !(sourceEmpty && targetEmpty),
  };
}

/** What a segment has only where its file or unit says so. @param id as the unit has it. */
export function describe(
  { file }: Xliff12Reading,
  segment: Draft<Segment>,
  id: string,
  { state, qualifier, approved, tool }: Said,
): void {
  const { first, languages } = file;
  if (languages.source && languages.source !== first?.source) segment.sourceLanguage = languages.source;
  if (languages.target && languages.target !== first?.target) segment.targetLanguage = languages.target;
  const rawState = tool?.status || state || (approved === 'yes' ? 'approved' : undefined);
  if (rawState) segment.rawState = rawState;
  const rawOrigin = tool?.origin || qualifier;
  if (rawOrigin) segment.rawOrigin = rawOrigin;
  const plural = file.dialect === 'apple' ? applePlural(id) : undefined;
  if (plural) segment.plural = plural;
}

/** What a unit asks of the translation of a segment. */
export function limit(
  segment: Draft<Segment>,
  maxLength: LengthLimit | undefined,
  allowed: ValidationRule | undefined,
): void {
  if (maxLength) segment.maxLength = maxLength;
  if (allowed) segment.validation = [allowed];
}

/**
 * Whether a target says what its source says, and has letters: numbers and signs may well stay as they are. Tools write
 * other escapes for the same text (`&quot;` and `"`), and leave `equiv-text` out.
 */
function isCopy({ doc, file }: Xliff12Reading, source: number, target: number): boolean {
  const from = contentRange(doc, source);
  const to = contentRange(doc, target);
  const raw = doc.text.slice(from.start, from.end);
  const copy = doc.text.slice(to.start, to.end);
  if (raw === copy) return /\p{L}/u.test(raw);
  // Without markup and escapes a text is what it looks like.
  if (!/[&<\r]/.test(raw) && !/[&<\r]/.test(copy)) return false;
  const read = decodeContent(doc.text, from.start, from.end, file.inline);
  return /\p{L}/u.test(read.value) && saysTheSame(read, decodeContent(doc.text, to.start, to.end, file.inline));
}
