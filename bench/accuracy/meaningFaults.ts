import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { type FaultKind, matchesIn, replacing, type Site } from './fault.ts';

/** Faults in what a text says: another amount, another day, more or less of it. */
export const meaningFaults: readonly FaultKind[] = [
  {
    id: 'unit changed',
    checks: ['units'],
    plant(site) {
      const amount = /(?<=[\d\uFFFC][ \u00a0]?)(?:KB|MB|GB|TB|kg|km|cm|mm)(?![\p{L}\p{N}])/gu;
      const match = site.random.pick(matchesIn(site.target, amount));
      const other = match && others[match[0]];
      if (!match || !other || matchesIn(site.target, amount).length !== 1) return undefined;
      const [only, another] = matchesIn(site.source, amount);
      return only?.[0] === match[0] && !another
        ? replacing(site, match.index, match.index + match[0].length, other)
        : undefined;
    },
  },
  {
    id: 'day or month changed',
    checks: ['dates'],
    plant(site) {
      for (const kind of ['weekday', 'month'] as const) {
        const [ours, theirs] = [namesOf(kind, site.file.sourceLanguage), namesOf(kind, site.language)];
        const index = ours.findIndex((name) => hasWord(site.source.shape, name));
        const name = theirs[index];
        const other = theirs[(index + 2) % theirs.length];
        // “May” is a verb, and “March” too; a name may be that of several.
        if (index < 0 || !name || !other || /^(?:May|March)$/.test(ours[index] ?? '') || name.length < 4) continue;
        if (ours.filter((one) => hasWord(site.source.shape, one)).length > 1 || !hasWord(site.target.shape, name))
          continue;
        const start = site.target.shape.indexOf(name);
        return replacing(site, start, start + name.length, other);
      }
      return undefined;
    },
  },
  {
    id: 'most of a text lost',
    checks: ['much-shorter', 'tag-missing', 'placeholder-missing'],
    plant(site) {
      const { value } = site.target;
      if (!isProse(site) || isCutOtherwise(site) || site.source.value.length < 80 || value.length < 30)
        return undefined;
      const part = value.slice(0, Math.ceil(value.length / 8)).trim();
      return part === '' ? undefined : { change: { content: { value: part, codes: [] } } };
    },
  },
  {
    id: 'text again and again',
    checks: ['much-longer'],
    plant(site) {
      const { value } = site.target;
      return isProse(site) && !isCutOtherwise(site) && site.source.value.length > 40 && value.length > 15
        ? { change: { content: { value: Array(9).fill(value).join(' '), codes: [] } } }
        : undefined;
    },
  },
];

/** Paragraphs of a page, subtitles and variants of the source language, whose length tells nothing. */
const isCutOtherwise = ({ segment, file, language }: Site) =>
  segment.timing !== undefined ||
  /^(?:html|markdown|text)$/.test(file.catalog.format) ||
  rootLanguage(file.sourceLanguage) === rootLanguage(language);

const others: Readonly<Record<string, string>> = {
  KB: 'MB',
  MB: 'GB',
  GB: 'MB',
  TB: 'GB',
  kg: 'g',
  km: 'm',
  cm: 'mm',
  mm: 'cm',
};

/** Text alone, no form of a plural and no subtitle, of a source that is no key. */
function isProse({ source, target, segment }: Site): boolean {
  if (segment.plural || segment.variant || segment.timing || source.icu?.arguments.size || target.icu?.arguments.size)
    return false;
  return source.units.length + target.units.length === 0 && / \p{L}/u.test(source.value) && !source.value.includes('|');
}

/** The names of weekdays or months, from the first on. */
function namesOf(kind: 'weekday' | 'month', language: string): readonly string[] {
  const format = formatOf(kind, language);
  if (!format) return [];
  const dates = Array.from({ length: kind === 'month' ? 12 : 7 }, (_, i) =>
    kind === 'month' ? Date.UTC(2023, i, 15) : Date.UTC(2023, 0, 1 + i),
  );
  return dates.map((date) => format.format(date));
}

function formatOf(kind: 'weekday' | 'month', language: string): Intl.DateTimeFormat | undefined {
  try {
    const [tag] = Intl.DateTimeFormat.supportedLocalesOf(language.replaceAll('_', '-'));
    return tag === undefined ? undefined : new Intl.DateTimeFormat(tag, { [kind]: 'long', timeZone: 'UTC' });
  } catch {
    return undefined;
  }
}

const hasWord = (text: string, word: string) =>
  text.split(word).length === 2 &&
  !/[\p{L}\p{M}\p{N}]$/u.test(text.slice(0, text.indexOf(word))) &&
  !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(text.indexOf(word) + word.length));
