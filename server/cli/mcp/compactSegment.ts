import type { Segment } from '../../../shared/catalog/segment.ts';
import { sourceCopies } from '../../workspace/sourceCopies.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';

/** A segment as agents get it: what is empty is left out. */
export interface CompactSegment {
  readonly id: string;
  readonly source?: string;
  readonly target?: string;
  readonly state: Segment['state'];
  /** True where the source text was filled in for the translation: it counts as untranslated. */
  readonly isCopy?: true;
  readonly context?: string;
  readonly notes?: readonly string[];
  readonly maxLength?: string;
}

/** The segments of a file that are to be translated, with those that only its source file has. */
export function compactSegments(file: LocalizationFile): readonly CompactSegment[] {
  const { catalog } = file;
  const isCopy = sourceCopies(file);
  const segments: CompactSegment[] = [];
  for (const segment of catalog.segments) {
    if (!segment.translatable || segment.obsolete) continue;
    const one = compact(segment);
    segments.push(isCopy(segment) ? { ...one, state: 'untranslated', isCopy: true } : one);
  }
  for (const { id, source } of catalog.pair?.eachMissing() ?? []) {
    if (!source.translatable) continue;
    const { target, ...rest } = compact(source);
    segments.push({ ...rest, id, ...(target === undefined ? {} : { source: target }), state: 'untranslated' });
  }
  return segments;
}

function compact({ id, source, target, state, context, notes, maxLength }: Segment): CompactSegment {
  return {
    id,
    ...(source ? { source: source.value } : {}),
    ...(target ? { target: target.value } : {}),
    state,
    ...(context ? { context } : {}),
    ...(notes.length > 0 ? { notes: notes.map(({ text }) => text) } : {}),
    ...(maxLength ? { maxLength: `${maxLength.max} ${maxLength.unit}` } : {}),
  };
}
