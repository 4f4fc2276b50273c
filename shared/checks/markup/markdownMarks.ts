import { countedBy } from '../../catalog/countedBy.ts';
import { markdown } from '../../messages/markdown.ts';
import type { MessageUnit } from '../../messages/message.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { countsDiffer } from '../texts/countedSigns.ts';
import { isPage } from '../texts/pages.ts';
import { isRst } from './rst.ts';

const names: Readonly<Record<string, string>> = {
  strong: '**strong**',
  del: '~~deleted~~',
  link: '[link](address)',
  image: '![image](address)',
};

/** Marks of Markdown that differ, in files that do not say that their texts are Markdown. */
export const markdownMarks: SegmentCheck = {
  id: 'markdown-marks',
  severity: 'warning',
  summary: 'Marks of Markdown differ from the source',
  needs: { segment: fact.source | fact.differs, source: trait.bracket | trait.run },
  mayFind: ({ source, syntaxes }, _traits, { catalog }) =>
    source !== undefined &&
    (source.value.includes('**') || source.value.includes('](') || source.value.includes('~~')) &&
    // There the checks of tags do the same.
    !(syntaxes ?? catalog.syntaxes).includes('markdown'),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides || isRst(sides.source.value) || isPage(context.catalog)) return;
    const ours = countsOf(markdown.find(sides.source.shape));
    if (ours.size === 0) return;
    const theirs = markdown.find(sides.target.shape);
    const counts = countsOf(theirs);
    for (const [id, name] of Object.entries(names)) {
      const [wanted, there] = [ours.get(id) ?? 0, counts.get(id) ?? 0];
      if (wanted === there || wanted === 0) continue;
      const place =
        there > wanted ? theirs.filter((unit) => unit.id === id && unit.kind === 'open')[wanted] : undefined;
      // `__` is emphasis in AsciiDoc, and a part of names elsewhere.
      if (place && sides.target.shape.startsWith('__', place.start)) continue;
      yield {
        ...(place ? { start: place.start, end: place.end } : {}),
        message: countsDiffer(name, there, wanted),
        data: { mark: id, source: wanted, target: there },
      };
    }
  },
};

const countsOf = (units: readonly MessageUnit[]) =>
  countedBy(
    units.filter(({ kind }) => kind === 'open'),
    ({ id }) => id,
  );
