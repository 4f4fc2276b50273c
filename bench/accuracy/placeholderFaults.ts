import { neededCategories } from '../../shared/languages/pluralNumbers.ts';
import type { MessageUnit } from '../../shared/messages/message.ts';
import { edited, type FaultKind, type Plant, replacing, type Site } from './fault.ts';

/** Faults in placeholders and ICU messages. */
export const placeholderFaults: readonly FaultKind[] = [
  {
    id: 'placeholder dropped',
    checks: ['placeholder-missing'],
    // What is left empty is no translation at all.
    plant: (site) =>
      withUnit(site, (unit, raw) =>
        site.target.value.trim() === raw ? undefined : replacing(site, unit.start, unit.end, ''),
      ),
  },
  {
    id: 'placeholder changed',
    checks: ['placeholder-missing', 'placeholder-extra'],
    plant: (site) =>
      withUnit(site, (unit, raw) => {
        const name = /[A-Za-z]{3,}/.exec(raw);
        return name && replacing(site, unit.start + name.index + 2, unit.start + name.index + 2, 'x');
      }),
  },
  {
    id: 'placeholder added',
    checks: ['placeholder-extra'],
    plant: (site) =>
      withUnit(site, (_unit, raw) => {
        const name = /[A-Za-z]{3,}/.exec(raw);
        const other = name
          ? `${raw.slice(0, name.index)}other${raw.slice(name.index + name[0].length)}`
          : /^%[sd@]$/.test(raw)
            ? raw
            : undefined;
        return other === undefined
          ? undefined
          : replacing(site, site.target.value.length, site.target.value.length, ` ${other}`);
      }),
  },
  {
    id: 'placeholder duplicated',
    checks: ['placeholder-extra'],
    plant: (site) =>
      withUnit(site, (unit, raw) =>
        /^%[sdiu@]$/.test(raw) ? replacing(site, unit.end, unit.end, ` ${raw}`) : undefined,
      ),
  },
  {
    id: 'placeholder reordered',
    checks: ['placeholder-missing', 'placeholder-extra'],
    plant(site) {
      if (site.target.icu) return undefined;
      const units = site.target.units.filter(({ syntax }) => syntax === 'printf');
      const raws = units.map((unit) => site.target.value.slice(unit.start, unit.end));
      const [first, second] = units;
      const [a, b] = raws;
      if (units.length !== 2 || !first || !second || a === undefined || b === undefined) return undefined;
      if (!/^%[sd]$/.test(a) || !/^%[sd]$/.test(b) || a === b) return undefined;
      const edits = [
        { range: { start: first.start, end: first.end }, newText: b },
        { range: { start: second.start, end: second.end }, newText: a },
      ];
      return { change: { content: edited(site, edits) } };
    },
  },
  {
    id: 'ICU brace lost',
    checks: ['icu-syntax'],
    plant(site) {
      if (!hasArguments(site)) return undefined;
      const brace = site.target.value.lastIndexOf('}');
      return brace < 0
        ? undefined
        : { change: { content: edited(site, [{ range: { start: brace, end: brace + 1 }, newText: '' }]) } };
    },
  },
  {
    id: 'ICU argument renamed',
    checks: ['icu-arguments', 'placeholder-missing', 'placeholder-extra'],
    plant(site) {
      const named = hasArguments(site);
      const name = named && site.random.pick([...named.keys()].filter((one) => site.source.icu?.arguments.has(one)));
      if (!name || !/^[A-Za-z]{2,}$/.test(name)) return undefined;
      const places = [...site.target.value.matchAll(new RegExp(`\\{\\s*${name}(?=\\s*[,}])`, 'g'))];
      if (places.length === 0) return undefined;
      const edits = places.map((match) => {
        const end = match.index + match[0].length;
        return { range: { start: end, end }, newText: 'Old' };
      });
      return { change: { content: edited(site, edits) } };
    },
  },
  {
    id: 'ICU form “other” lost',
    checks: ['icu-syntax', 'icu-arguments'],
    plant(site) {
      if (!hasArguments(site)) return undefined;
      const match = /\bother\s*(?=\{)/.exec(site.target.value);
      return match ? { change: replacing(site, match.index, match.index + 5, 'othr').change ?? {} } : undefined;
    },
  },
  {
    id: 'ICU plural form lost',
    checks: ['icu-arguments', 'icu-syntax', 'missing-plural-form'],
    plant(site) {
      const named = hasArguments(site);
      if (!named || ![...named.values()].some(({ type }) => type === 'plural')) return undefined;
      const match = /\b(?:one|few|many)\s*\{[^{}]*\}\s*/.exec(site.target.value);
      const form = match && /^\w+/.exec(match[0])?.[0];
      if (!neededCategories(site.language, 'cardinal').some((category) => category === form)) return undefined;
      if (!match || !new RegExp(`\\b${/^\w+/.exec(match[0])?.[0]}\\s*\\{`).test(site.source.value)) return undefined;
      return {
        change: {
          content: edited(site, [{ range: { start: match.index, end: match.index + match[0].length }, newText: '' }]),
        },
      };
    },
  },
];

/** The arguments of a target that is an ICU message without faults. */
function hasArguments({ source, target }: Site) {
  const named = target.icu?.arguments;
  return named && named.size > 0 && source.icu && target.faults.length === 0 ? named : undefined;
}

/** A plant at one of the placeholders that stand once on either side. */
export function withUnit(
  site: Site,
  plant: (unit: MessageUnit, raw: string) => Plant | undefined | null,
): Plant | undefined {
  const { source, target, random } = site;
  // A plural form of one need not say the number.
  if (site.segment.plural || target.icu || target.forms || source.faults.length + target.faults.length > 0)
    return undefined;
  const units = target.units.filter(
    (unit) =>
      unit.type === 'placeholder' &&
      !unit.optional &&
      target.units.filter(({ id }) => id === unit.id).length === 1 &&
      source.units.filter(({ id }) => id === unit.id).length === 1,
  );
  const unit = random.pick(units);
  return (unit && plant(unit, target.value.slice(unit.start, unit.end))) ?? undefined;
}
