import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';
import { fact } from '../contract/traits.ts';

/** A source text that differs from the file of the source language: the translation is of an older text. */
export const sourceDrift: SegmentCheck = {
  id: 'source-drift',
  severity: 'warning',
  summary: 'The source text differs from the file of the source language',
  reports: 'outdated',
  appliesTo: 'all',
  needs: { segment: fact.source },
  concerns: ({ reference }) => reference !== undefined,
  mayFind: ({ obsolete }) => !obsolete,
  *run({ id, source, plural, translatable }, { reference }) {
    const theirs = reference?.sources.get(id);
    if (!reference || !source || theirs === undefined || !translatable) return;
    if (source.value === theirs || oneLine(source.value) === oneLine(theirs)) return;
    if (oneLine(source.value) === oneLine(reference.wordings?.get(id) ?? '')) return;
    if (plural?.index !== undefined && reference.counted?.get(plural.group)?.has(source.value)) return;
    yield {
      on: 'source',
      message: say`The source text is ${quote(theirs)} in ${reference.name}`,
      data: { source: theirs, file: reference.name },
    };
  },
};

/** What a code of the text was made from changes with the program, and readers do not see it. */
const origins = / (?:equiv-text|ctype|disp|dispStart|dispEnd|equiv|equivStart|equivEnd)="[^"]*"/g;

const oneLine = (text: string) => text.replace(origins, '').replace(/\s+/g, ' ').trim();
