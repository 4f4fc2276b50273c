import type { Catalog } from '../../catalog/catalog.ts';
import { labelOf } from '../../formats/markdown/markdownInline.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import type { CheckContext } from '../contract/check.ts';
import type { Sides } from '../contract/sides.ts';
import { withoutLanguageInPaths } from '../texts/languageInPath.ts';

/** `[label]: address` at the start of a line, also within lists and quotes. */
const definition = /^[ \t>]{0,40}\[((?:[^[\]\\\n]|\\.){1,500})\]:[ \t]*<?([^\s<>]+)/gm;

/**
 * Of the tags that two pages have alone those that are no references to the same address: `[Boat 7]` in one page and
 * `[Boot 7]` in the other, each with a definition of its own, are one link, and so is a link of another form.
 */
export function withoutSameReferences(
  missing: readonly MessageUnit[],
  extra: readonly MessageUnit[],
  { source, target }: Sides,
  { catalog, targetLanguage }: CheckContext,
): readonly [missing: readonly MessageUnit[], extra: readonly MessageUnit[]] {
  if (missing.length === 0 || extra.length === 0 || !catalog.pair) return [missing, extra];
  const language = rootLanguage(targetLanguage);
  const ours = linksOf(missing, source, catalog.pair.source, language);
  const theirs = linksOf(extra, target, catalog, language);
  const [gone, done] = [new Set<MessageUnit>(), new Set<MessageUnit>()];
  for (const { address, units, isReference } of ours) {
    const same = theirs.find(
      (link) =>
        link.address === address && (isReference || link.isReference) && !link.units.some((unit) => done.has(unit)),
    );
    for (const unit of same ? units : []) gone.add(unit);
    for (const unit of same?.units ?? []) done.add(unit);
  }
  return [missing.filter((unit) => !gone.has(unit)), extra.filter((unit) => !done.has(unit))];
}

interface LinkOfUnits {
  readonly address: string;
  readonly units: readonly MessageUnit[];
  /** Whether a label alone stands for it: `[label]`. */
  readonly isReference: boolean;
}

function linksOf(units: readonly MessageUnit[], { value }: Message, catalog: Catalog, language: string): LinkOfUnits[] {
  const links: LinkOfUnits[] = [];
  const open: MessageUnit[] = [];
  for (const unit of units) {
    const raw = value.slice(unit.start, unit.end);
    if (unit.id === 'link' && unit.kind === 'open') open.push(unit);
    const first = unit.id === 'link' && unit.kind === 'close' ? open.pop() : undefined;
    const isReference = unit.kind === 'standalone' && /^\[[^^]/.test(raw);
    if (!first && !isReference) continue;
    const label = isReference ? /^\[([^\]]+)/.exec(raw)?.[1] : /^\]\[([^\]]+)/.exec(raw)?.[1];
    const written =
      label === undefined
        ? /^\]\(\s*<?([^\s()<>]+)/.exec(raw)?.[1]
        : catalog.segments.facts.of(definitionsIn, catalog).get(labelOf(label));
    if (written === undefined) continue;
    const address = withoutLanguageInPaths(written, language).replace(/\/$/, '');
    links.push({ address, units: first ? [first, unit] : [unit], isReference });
  }
  return links;
}

function definitionsIn({ text }: Catalog): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const [, label = '', address = ''] of text.matchAll(definition)) {
    const name = labelOf(label);
    if (!addresses.has(name)) addresses.set(name, address);
  }
  return addresses;
}
