import { isStyle } from '../../shared/checks/texts/documentTags.ts';
import { isPage } from '../../shared/checks/texts/pages.ts';
import type { MessageUnit } from '../../shared/messages/message.ts';
import { edited, type FaultKind, replacing, type Site } from './fault.ts';

/** Faults in tags and inline codes. */
export const tagFaults: readonly FaultKind[] = [
  {
    id: 'tag dropped',
    checks: ['tag-missing'],
    plant(site) {
      const pair = site.random.pick(pairsOf(site).filter(([open]) => !mayBeLeft(site, open)));
      return (
        pair && {
          change: {
            content: edited(
              site,
              pair.map(({ start, end }) => ({ range: { start, end }, newText: '' })),
            ),
          },
        }
      );
    },
  },
  {
    id: 'lone tag dropped',
    // What a reference of reStructuredText points at stands in angle brackets.
    checks: ['tag-missing', 'placeholder-missing', 'rst-references', 'rst-markup'],
    plant(site) {
      const unit = site.random.pick(
        site.target.units.filter(
          ({ type, kind, optional, id }) =>
            type !== 'placeholder' &&
            kind === 'standalone' &&
            !optional &&
            !mayBeLeft(site, { id }) &&
            // Lines are broken where each language needs it.
            !/^w?br$/.test(id) &&
            site.source.units.filter((other) => other.id === id).length === 1 &&
            site.target.units.filter((other) => other.id === id).length === 1,
        ),
      );
      const { value } = site.target;
      return unit && (value.slice(0, unit.start) + value.slice(unit.end)).trim() !== ''
        ? replacing(site, unit.start, unit.end, '')
        : undefined;
    },
  },
  {
    id: 'tag unclosed',
    checks: ['tag-missing', 'tag-order', 'tag-extra', 'icu-syntax', 'subtitle-tags'],
    plant(site) {
      const pair = site.random.pick(pairsOf(site));
      const close = pair?.[1];
      return close && replacing(site, close.start, close.end, '');
    },
  },
  {
    id: 'tag emptied',
    checks: ['empty-tag'],
    plant(site) {
      const [open, close] = site.random.pick(pairsOf(site)) ?? [];
      if (!open || !close || site.target.icu) return undefined;
      const within = site.target.shape.slice(open.end, close.start);
      const [ours, theirs] = ['open', 'close'].map((kind) =>
        site.source.units.find((unit) => unit.id === open.id && unit.kind === kind),
      );
      // What holds other tags or placeholders loses those as well.
      if (within.includes('\uFFFC') || !ours || !theirs) return undefined;
      if (!/^[^\uFFFC]*\p{L}[^\uFFFC]*$/u.test(site.source.shape.slice(ours.end, theirs.start))) return undefined;
      const edit = { range: { start: open.end, end: close.start }, newText: '' };
      return { change: { content: edited(site, [edit]) } };
    },
  },
  {
    id: 'tags swapped',
    checks: ['tag-order', 'icu-syntax', 'tag-missing', 'tag-extra'],
    plant(site) {
      const pair = site.random.pick(pairsOf(site));
      if (!pair) return undefined;
      const [open, close] = pair;
      // Of closing tags that look alike each closes what was opened last: swapped they are nested in another way.
      if (site.target.value.split(site.target.value.slice(close.start, close.end)).length !== 2) return undefined;
      const edits = [
        { range: { start: open.start, end: open.end }, newText: site.target.value.slice(close.start, close.end) },
        { range: { start: close.start, end: close.end }, newText: site.target.value.slice(open.start, open.end) },
      ];
      return { change: { content: edited(site, edits) } };
    },
  },
  {
    id: 'tag added',
    checks: ['tag-extra'],
    plant(site) {
      if (site.target.icu || !site.target.units.some(({ syntax, id }) => syntax === 'markup' && id !== 'u'))
        return undefined;
      if (site.source.units.some(({ id }) => id === 'u') || mayBeLeft(site, { id: 'u' })) return undefined;
      const { length } = site.target.value;
      return replacing(site, length, length, '<u>!</u>');
    },
  },
  {
    id: 'space at tag',
    checks: ['space-around-tag', 'double-space', 'trailing-whitespace', 'leading-whitespace', 'punctuation-spacing'],
    plant(site) {
      const pair = site.random.pick(
        pairsOf(site).filter(
          ([open]) =>
            /\S/.test(site.target.value[open.end] ?? ' ') &&
            site.target.shape[open.end] !== '\uFFFC' &&
            // Beside another space or a tag that breaks the line it does not show.
            /[^\s\uFFFC]/.test(site.target.shape[open.start - 1] ?? ' '),
        ),
      );
      const open = pair?.[0];
      if (!open) return undefined;
      const before = site.source.units.find((unit) => unit.id === open.id && unit.kind === 'open');
      if (!before || /\s/.test(site.source.value[before.end] ?? ' ')) return undefined;
      if (/\s/.test(site.source.shape[before.start - 1] ?? 'x')) return undefined;
      return replacing(site, open.end, open.end, ' ');
    },
  },
];

/** Whether a translator may stress other words: in a page. */
const mayBeLeft = ({ file: { catalog } }: Site, unit: Pick<MessageUnit, 'id'>) => isPage(catalog) && isStyle(unit);

/** Pairs of tags that stand once on either side. */
function pairsOf({ source, target }: Site) {
  if (target.faults.length > 0 || source.faults.length > 0) return [];
  const once = (units: typeof target.units, id: string, kind: string) =>
    units.filter((unit) => unit.id === id && unit.kind === kind).length === 1;
  return target.units.flatMap((open) => {
    if (open.type === 'placeholder' || open.kind !== 'open' || open.optional) return [];
    const close = target.units.find((unit) => unit.kind === 'close' && unit.id === open.id && unit.start >= open.end);
    if (!close || !/\S/.test(target.value.slice(open.end, close.start))) return [];
    for (const units of [source.units, target.units]) {
      if (!once(units, open.id, 'open') || !once(units, open.id, 'close')) return [];
    }
    return [[open, close] as const];
  });
}
