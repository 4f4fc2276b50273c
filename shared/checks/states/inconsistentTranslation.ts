import type { Catalog } from '../../catalog/catalog.ts';
import { commonEnds } from '../../catalog/commonEnds.ts';
import type { Segment } from '../../catalog/segment.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { quote } from '../contract/sides.ts';
import { fact } from '../contract/traits.ts';
import { type Deviation, folded, isOneWord, variedTranslations } from '../texts/variedTranslations.ts';

/** A source text that is translated in another way elsewhere in the file, in the same context. */
export const inconsistentTranslation: SegmentCheck = {
  id: 'inconsistent-translation',
  comparesSegments: 'source',
  severity: 'info',
  optional: true,
  summary: 'The same text is translated in different ways',
  judges: 'words',
  needs: { segment: fact.source },
  concerns: ({ catalog }) => translationsIn(catalog).any,
  mayFind: (segment, _traits, { catalog }) => deviationOf(segment, catalog) !== undefined,
  *run(segment, { catalog }) {
    const deviation = deviationOf(segment, catalog);
    if (!deviation || !segment.target) return;
    const { usual } = deviation;
    const replaceable =
      deviation.isRarer &&
      !isOneWord(segment.source?.value ?? '') &&
      usual.target &&
      usual.target.codes.length === 0 &&
      segment.target.codes.length === 0;
    const whole = { start: 0, end: segment.target.value.length };
    const title = say`Use ${quote(usual.target?.value ?? '')}`;
    yield {
      message: say`${quote(segment.source?.value ?? '')} is translated as ${quote(usual.target?.value ?? '')} in “${usual.id}”`,
      data: { other: usual.id, target: usual.target?.value },
      fix: replaceable && usual.target ? replacing(whole, usual.target.value, title) : undefined,
    };
  },
};

/** What a segment should have been translated as; undefined for most, and for one as a fix would make it. */
function deviationOf(segment: Segment, catalog: Catalog): Deviation | undefined {
  const deviation = translationsIn(catalog).deviation(segment);
  if (!deviation) return undefined;
  const isMeant = isOtherForm(segment, deviation.usual) || (catalog.kind === 'monolingual' && hasTextAsKey(segment));
  return isMeant ? undefined : deviation;
}

const translationsIn = (catalog: Catalog) => catalog.segments.facts.of(variedTranslations, catalog);

/** Whether the key is a text, and another one than the source file has for it: that one may be wrong there. */
const hasTextAsKey = ({ id, source }: Segment) => /\p{L} \p{L}/u.test(id) && !id.startsWith(source?.value ?? '');

/**
 * Whether two translations of a single word begin alike: one is another form of the other, as what it belongs to wants it
 * (`Pełny`, `Pełne`; `Tous`, `Toutes`), or says more for its place in the program (`Clear` among the commands of a chat).
 */
function isOtherForm(segment: Segment, other: Segment): boolean {
  if (/\s/.test(segment.source?.value.trim() ?? '')) return false;
  const [a = '', b = ''] = [segment, other].map(({ target }) => folded(target?.value ?? '').toLowerCase());
  const { prefix } = commonEnds(a, b);
  return (
    prefix > 0 &&
    (prefix === Math.min(a.length, b.length) || (prefix > 2 && prefix * 2 >= Math.max(a.length, b.length)))
  );
}
