import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { pairCatalogs } from '../../shared/formats/pair.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { segmentAt } from './segmentAt.ts';

/** Where somebody types in a target. */
export interface TypingPlace {
  readonly segment: Segment;
  readonly catalog: Catalog;
  /** The cursor, in offsets of the file's text. */
  readonly offset: number;
  /** The target's raw text before the cursor. */
  readonly before: string;
}

/** The start of a tag, an entity or a placeholder that is not finished yet. */
const halfTyped = /(?:<\/?[^<>\n]{0,80}|&#?\w{0,12}|\{\{?[^{}\n]{0,40}|[%$][\w.$({]{0,20})$/;

/**
 * The target that the cursor is in. A half-typed tag may have broken the entry around it: then the text is read
 * without it.
 */
export function typingPlace(file: LocalizationFile, offset: number): TypingPlace | undefined {
  const { catalog } = file;
  const half = halfTyped.exec(catalog.text.slice(Math.max(0, offset - 120), offset))?.[0] ?? '';
  const sound = targetAt(catalog, offset);
  if (sound && (half === '' || !half.startsWith('<'))) return { ...sound, offset };
  if (half === '') return undefined;
  const start = offset - half.length;
  const text = catalog.text.slice(0, start) + catalog.text.slice(offset);
  const healed = targetAt(repaired(file, text), start);
  return healed ? { ...healed, offset, before: healed.before + half } : sound && { ...sound, offset };
}

function repaired(file: LocalizationFile, text: string): Catalog {
  const { catalog, format } = file;
  const parsed = format.parse(text, catalog.path);
  if (!catalog.pair) return parsed;
  const languages = { source: file.sourceLanguage, target: file.targetLanguage ?? file.sourceLanguage };
  return pairCatalogs(parsed, catalog.pair.source, languages, format);
}

function targetAt(catalog: Catalog, offset: number): Omit<TypingPlace, 'offset'> | undefined {
  const place = segmentAt(catalog, offset);
  const target = place?.part === 'target' ? place.segment.target : undefined;
  if (!place || !target || !place.segment.translatable) return undefined;
  return { segment: place.segment, catalog, before: catalog.text.slice(target.range.start, offset) };
}
