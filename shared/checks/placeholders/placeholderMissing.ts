import type { Catalog } from '../../catalog/catalog.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { Segment } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { andList, type Sentence, say } from '../../sentences/sentence.ts';
import type { CheckContext, Fix, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { changeTo } from '../contract/replacing.ts';
import { fact } from '../contract/traits.ts';
import { isMisspelling } from '../texts/isMisspelling.ts';
import { isPage } from '../texts/pages.ts';
import { alignedPlace, mostPlaced } from './alignedPlace.ts';
import { garbledPlaceholders } from './garbledPlaceholders.ts';
import { isNameOfProgram } from './passedAround.ts';
import { type PlaceholderDifference, placeholderDifference } from './placeholderDifference.ts';
import { severityOfLoss } from './severityOfLoss.ts';
import { describesDirectives, doubtAbout, isDate, isFlagged, isLackedElsewhere } from './unsurePlaceholders.ts';

/** A placeholder of the source that the translation has lost, or changed. */
export const placeholderMissing: SegmentCheck = {
  id: 'placeholder-missing',
  severity: 'error',
  summary: 'A placeholder of the source is missing',
  looksUp: 'locales',
  explains: ['brackets', 'lone-sign', 'much-shorter', 'numbers', 'symbols'],
  needs: { segment: fact.source, units: 'different' },
  *run(segment, context) {
    const difference = placeholderDifference(segment, context);
    if (!difference) return;
    if (difference.swapped) {
      yield* changedPlaces(difference, segment);
      return;
    }
    const lost = new Map<Doubt, MessageUnit[]>();
    yield* misspelt(difference, lost, segment, context);
    yield* lostWhole(difference, lost);
    yield* missingInForms(difference);
  },
};

/** Placeholders that only their order tells apart, in another order. */
function* changedPlaces(
  { source, target, missing }: PlaceholderDifference,
  segment: Segment,
): Iterable<SegmentFinding> {
  // Other languages write the parts of a date in another order.
  if (describesDirectives(source) || isDate(segment)) return;
  const names = missing.map((unit) => raw(source, unit)).join(', ');
  yield {
    message: say`${names} changed places and must be numbered`,
    data: { placeholders: names },
    fix: numbered(source, target),
  };
}

/** Placeholders that are there, and written in another way. @param lost takes those that are not there, by severity. */
function* misspelt(
  { source, target, missing, extra, changed }: PlaceholderDifference,
  lost: Map<Doubt, MessageUnit[]>,
  segment: Segment,
  context: CheckContext,
): Iterable<SegmentFinding> {
  const severityOf = severityOfLoss(source, target, missing);
  const garbled = garbledPlaceholders(target);
  for (const unit of missing) {
    const doubt = doubtAbout(unit, 'missing', segment, context);
    const placeholder = raw(source, unit);
    const other = changed.find((pair) => pair.source === unit)?.target ?? garbled(placeholder);
    if (!other) {
      if (doubt === 'none') continue;
      // What was put in its place is shown as it is.
      const isReplaced = extra.some(({ syntax }) => syntax === unit.syntax);
      const loss = {
        unit,
        isFlagged: isFlagged(unit, segment, context.catalog),
        isNameOfProgram: isNameOfProgram(unit, context.catalog),
      };
      pushTo(lost, doubt ?? (isReplaced ? undefined : severityOf(loss)), unit);
      continue;
    }
    const start = startOf(other, placeholder, target.value);
    const written = target.value.slice(start, other.end);
    // What may be left out may not be misspelt, unless most languages translate it.
    if (doubt === 'none' && (!isMisspelling(written, placeholder) || isLackedElsewhere(unit, segment, context)))
      continue;
    const textOfNumber = isTextOfNumber(unit, other, context.catalog) ? 'warning' : undefined;
    const severity = (doubt === 'none' ? undefined : doubt) ?? textOfNumber;
    const wanted = written === placeholder || isNumbered.test(written) ? withNumber(unit, placeholder) : placeholder;
    // Braces around all of a text may hold a label, and its translation is near to it: `{space}`, `{espace}`.
    // What looks like one in a page may be code, which names its variables itself.
    const isSure =
      wanted === placeholder &&
      isMisspelling(written, placeholder) &&
      target.value.trim() !== written &&
      !isPage(context.catalog);
    yield {
      start,
      end: other.end,
      message: say`“${written}” should be “${wanted}”`,
      data: { placeholder },
      severity,
      fix: changeTo(wanted, { start, end: other.end }, isSure ? 'safe' : 'suggestion'),
    };
  }
}

/** One finding for the placeholders of a severity that are not there. */
function* lostWhole(
  { source, target, extra }: PlaceholderDifference,
  lost: ReadonlyMap<Doubt, readonly MessageUnit[]>,
): Iterable<SegmentFinding> {
  for (const [doubt, units] of lost) {
    const names = units.map((unit) => raw(source, unit));
    // A name that was translated stands in its place.
    const edits = extra.length > 0 ? [] : units.slice(0, mostPlaced).map((unit) => alignedPlace(source, target, unit));
    const [edit] = edits;
    const title = say`Add “${names[0] ?? ''}”`;
    yield {
      message: names.length === 1 ? say`“${names[0] ?? ''}” is missing` : say`${listed(names)} are missing`,
      data: { placeholder: names.join(' ') },
      lacks: names.slice(0, mostNamed).map((name) => [name] as const),
      severity: doubt,
      fix: edit && units.length === 1 ? { kind: 'suggestion', title, edits: [edit] } : undefined,
    };
  }
}

/** Placeholders that a form of a plural or select lacks. */
function* missingInForms({ forms }: PlaceholderDifference): Iterable<SegmentFinding> {
  for (const form of forms) {
    const end = form.start + form.target.value.length;
    for (const unit of form.missing) {
      const placeholder = raw(form.source, unit);
      yield {
        start: form.start,
        end,
        message: say`“${placeholder}” is missing in “${form.name}”`,
        severity: 'warning',
        data: { placeholder },
        lacks: [[placeholder]],
      };
    }
  }
}

type Doubt = 'info' | 'warning' | undefined;

/** Whether a number is shown as a text, by a library that makes one of it: `%s` for `%d` in Java and PHP. */
const isTextOfNumber = (ours: MessageUnit, theirs: Partial<MessageUnit>, catalog: Catalog) =>
  factsOf(catalog).textTakesNumber === true &&
  ours.syntax === 'printf' &&
  /:\w*d$/.test(ours.id) &&
  theirs.id === ours.id.replace(/:\w*d$/, ':s');

/** Names of placeholders that are shown one by one. */
const mostNamed = 5;

function listed(names: readonly string[]): Sentence {
  const shown = names.slice(0, mostNamed).map((name) => say`“${name}”`);
  return andList(names.length > mostNamed ? [...shown, say`${names.length - mostNamed} more`] : shown);
}

const raw = (message: Message, unit: MessageUnit) => message.value.slice(unit.start, unit.end);

/** Numbers every directive of a target whose directives changed places, where each conversion occurs once. */
function numbered(source: Message, target: Message): Fix | undefined {
  const places = new Map<string, string>();
  for (const unit of source.units) {
    if (unit.syntax !== 'printf') continue;
    const [place, conversion] = unit.id.split(':');
    if (!place || !conversion || places.has(conversion) || !/^\d+$/.test(place)) return undefined;
    places.set(conversion, place);
  }
  const edits = [];
  for (const unit of target.units) {
    if (unit.syntax !== 'printf') continue;
    const place = places.get(unit.id.split(':')[1] ?? '');
    const text = raw(target, unit);
    if (!place || !/^%(?!\d+\$)/.test(text)) return undefined;
    edits.push({ range: { start: unit.start, end: unit.end }, newText: `%${place}$${text.slice(1)}` });
  }
  return { kind: 'suggestion', title: say`Number the placeholders`, edits };
}

/** Where a placeholder starts that stands for another: of `${name}` for `%{name}` the sign belongs to it. */
const startOf = ({ start }: { readonly start: number }, placeholder: string, text: string): number =>
  /^[%$#]/.test(placeholder) && /[%$#]$/.test(text.slice(0, start)) ? start - 1 : start;

const isNumbered = /^%\d+\$/;

/** `%2$s` for a `%s` that is the second one of its message: one that stands first would take the first argument. */
const withNumber = ({ id }: MessageUnit, placeholder: string): string =>
  /^\d+:/.test(id) && /^%(?!\d+\$)/.test(placeholder)
    ? `%${Number.parseInt(id, 10)}$${placeholder.slice(1)}`
    : placeholder;
