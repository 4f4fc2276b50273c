import type { Segment } from '../../shared/catalog/segment.ts';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import { pathLanguage } from '../../shared/languages/pathLanguage.ts';
import { neededCategories } from '../../shared/languages/pluralNumbers.ts';
import { pluralCategories } from '../../shared/languages/plurals.ts';
import { type FaultKind, isIn, type Plant, type Site } from './fault.ts';

/** Faults in what surrounds the texts of a file: its header, its languages, its markup, its references. */
export const markupFileFaults: readonly FaultKind[] = [
  {
    id: 'file broken',
    checks: ['syntax'],
    ofFile: true,
    plant({ file: { format, catalog }, segment: { range } }) {
      const end = /[>}"']/.exec(catalog.text.charAt(range.end - 1)) ? range.end : -1;
      return end > range.start && /^(?:json|arb|xliff|po$|android|resx|qt-ts|tmx|dita|strings$)/.test(format.id)
        ? { edits: [{ range: { start: end - 1, end }, newText: '' }] }
        : undefined;
    },
  },
  {
    id: 'source emptied',
    checks: ['orphan-translation'],
    plant({ file, segment: { source } }) {
      return /^xliff/.test(file.format.id) &&
        source &&
        source.codes.length === 0 &&
        source.range.end > source.range.start
        ? { edits: [{ range: source.range, newText: '' }] }
        : undefined;
    },
  },
  {
    id: 'source changed',
    checks: ['source-drift'],
    plant({ file, segment: { source, id }, reference }) {
      const there = reference?.sources.get(id);
      if (!/^xliff/.test(file.format.id) || !source || there !== source.value || !/^\p{L}/u.test(there))
        return undefined;
      const start = source.toText(0);
      return { edits: [{ range: { start, end: start }, newText: 'Qwz ' }] };
    },
  },
  {
    id: 'plural form that no number has',
    checks: ['unused-plural-form'],
    ofFile: true,
    plant({ segment, language, file }) {
      const { plural, idRange } = segment;
      if (plural?.category !== 'one' || !idRange || plural.kind !== 'cardinal') return undefined;
      const { cardinal } = pluralCategories(language);
      // A form that no number has already is no test.
      if (cardinal.includes('few') || !cardinal.includes('one')) return undefined;
      // Of some languages CLDR has no rules.
      if (Intl.PluralRules.supportedLocalesOf(language).length === 0) return undefined;
      // A key that only looks like a form (`arrow_one`) has no last one.
      const isLast = (other: Segment) => other.plural?.group === plural.group && other.plural.category === 'other';
      if (!file.catalog.segments.all().some(isLast)) return undefined;
      const raw = file.catalog.text.slice(idRange.start, idRange.end);
      const form = raw.lastIndexOf('one');
      if (form < 0) return undefined;
      const start = idRange.start + form;
      return { edits: [{ range: { start, end: start + 3 }, newText: 'few' }] };
    },
  },
  {
    id: 'plural formula of another language',
    checks: ['plural-formula'],
    ofFile: true,
    plant: (site) =>
      neededCategories(site.language, 'cardinal').length > 1
        ? inText(site, /^po$/, /(?<=^"Plural-Forms: *nplurals=)\d; *plural=[^;"\\]*(?=;)/m, '1; plural=0')
        : undefined,
  },
  {
    id: 'character set not filled in',
    checks: ['po-header'],
    ofFile: true,
    plant: (site) => inText(site, /^po$/, /(?<=^"Content-Type: [^"]*charset=)[\w-]+/m, 'CHARSET'),
  },
  {
    id: 'another language declared',
    checks: ['declared-language'],
    ofFile: true,
    plant(site) {
      const { path = '' } = site.file.catalog;
      const declared =
        /^"Language: *([a-z]{2})(?=\\n|[_-])|<file\b[^>]*\btarget-language="([a-z]{2})(?=["-])|"@@locale": *"([a-z]{2})(?=["_])/m.exec(
          site.file.catalog.text,
        );
      const language = declared?.slice(1).find((one) => one !== undefined);
      // A path with a word that is no language for certain (`it`, `no`) says nothing.
      if (!declared || !language || pathLanguage(slashedPath(path))?.slice(0, 2) !== language) return undefined;
      const end = declared.index + declared[0].length;
      return { edits: [{ range: { start: end - 2, end }, newText: language === 'eu' ? 'cy' : 'eu' }] };
    },
  },
  {
    id: 'placeholder not declared',
    checks: ['declared-placeholders'],
    ofFile: true,
    plant({ file: { catalog }, segment: { range } }) {
      if (catalog.dialect !== 'chrome') return undefined;
      const match = /"placeholders"\s*:\s*\{\s*"[a-z]+(?=")/i.exec(catalog.text.slice(range.start, range.end));
      if (!match) return undefined;
      const offset = range.start + match.index + match[0].length;
      return { edits: [{ range: { start: offset, end: offset }, newText: 'q' }] };
    },
  },
  {
    id: 'id of DITA changed',
    checks: ['dita-ids'],
    ofFile: true,
    plant: (site) => inText(site, /^dita$/, /(?<=\sid="[^"]*)(?=")/, 'q'),
  },
  {
    id: 'reference of DITA changed',
    checks: ['dita-references'],
    ofFile: true,
    plant({ file: { format, catalog }, files }) {
      if (format.id !== 'dita' || !files) return undefined;
      // One that leads nowhere already is no test.
      const match = [...catalog.text.matchAll(/(?<=\shref=")([\w./-]+)\.(?:dita|xml|ditamap)(?=["#])/g)].find(
        ([path]) => files.fileAt(path),
      );
      if (!match) return undefined;
      const offset = match.index + (match[1]?.length ?? 0);
      return { edits: [{ range: { start: offset, end: offset }, newText: 'q' }] };
    },
  },
  {
    id: 'code of DITA changed',
    checks: ['dita-untranslated'],
    ofFile: true,
    plant: (site) => inText(site, /^dita$/, /(?<=<codeblock[^<>]*>\s*[a-z]+)(?=[\s<])/, 'q'),
  },
  {
    id: 'document type of DITA lost',
    checks: ['dita-structure'],
    ofFile: true,
    plant: (site) => inText(site, /^dita$/, /<!DOCTYPE [^[\]<>]*>/, ''),
  },
  {
    id: 'language of DITA is another one',
    checks: ['dita-language'],
    ofFile: true,
    plant: (site) =>
      inText(
        site,
        /^dita$/,
        /(?<=^(?:\s|<[?!][^<>]*>)*<[^<>!?]*\sxml:lang=")[^"]+(?=")/,
        isIn(site.language, 'fi') ? 'et' : 'fi',
      ),
  },
];

/** Replaces what a pattern finds first in the text of the file. */
function inText(
  { file: { format, catalog } }: Site,
  formats: RegExp,
  pattern: RegExp,
  newText: string,
): Plant | undefined {
  const match = formats.test(format.id) ? pattern.exec(catalog.text) : null;
  if (!match) return undefined;
  return { edits: [{ range: { start: match.index, end: match.index + match[0].length }, newText }] };
}
