import { isUnspaced } from '../../shared/languages/writing.ts';
import { edited, type FaultKind, isIn, matchesIn, replacing, type Site } from './fault.ts';

/** Faults in white space. */
export const spaceFaults: readonly FaultKind[] = [
  {
    id: 'space at the start',
    checks: ['leading-whitespace'],
    plant: (site) => (starts(site) || isSubtitle(site) ? undefined : replacing(site, 0, 0, ' ')),
  },
  {
    id: 'space at the end',
    checks: ['trailing-whitespace'],
    plant(site) {
      const { length } = site.target.value;
      return ends(site) || isSubtitle(site) ? undefined : replacing(site, length, length, ' ');
    },
  },
  {
    id: 'space at the end lost',
    checks: ['trailing-whitespace', 'newline-count'],
    plant(site) {
      const [source, target] = [site.source.value, site.target.value].map((text) => /\s+$/.exec(text)?.[0] ?? '');
      if (!source || source !== target || isSubtitle(site)) return undefined;
      // The indentation of XML is no part of the text.
      if (/\n {2}/.test(site.source.value) && /^xliff/.test(site.file.format.id)) return undefined;
      if (isUnspaced(site.language)) return undefined;
      return {
        change: {
          content: edited(site, [
            { range: { start: site.target.value.trimEnd().length, end: site.target.value.length }, newText: '' },
          ]),
        },
      };
    },
  },
  {
    id: 'double space',
    checks: ['double-space'],
    plant(site) {
      if (/ {2}/.test(site.source.value)) return undefined;
      const match = site.random.pick(matchesIn(site.target, /(?<=\p{L}) (?=\p{L})/gu));
      return match && replacing(site, match.index, match.index + 1, '  ');
    },
  },
  {
    id: 'line end lost',
    checks: ['newline-count'],
    plant(site) {
      const count = lines(site.target.value);
      // Long lines are prose, which each language wraps for itself.
      if ([site.source, site.target].some(({ value }) => value.split('\n').some((line) => line.length > 50)))
        return undefined;
      if (count < 2 || count !== lines(site.source.value) || isSubtitle(site)) return undefined;
      // A line that is nearly full may have been ended by its width alone.
      if (!/^.{1,40}\n/.test(site.source.value.trimStart())) return undefined;
      const inner = site.target.value.trimEnd();
      const lineEnd = inner.indexOf('\n', inner.length - inner.trimStart().length);
      // White space between the elements of XML is none of the text, and indented lines read as commands of their own.
      if (/\n(?:\t| {2})/.test(site.source.value)) return undefined;
      // A line that ends within a sentence may be wrapped elsewhere.
      if (/[\p{L}\uFFFC'’,]\n[\p{Ll}\p{Lo}\uFFFC(<-]/u.test(site.source.shape) || /[\p{L}\uFFFC'’,]\n/u.test(inner))
        return undefined;
      return lineEnd < 0 || site.target.shape[lineEnd] === '\uFFFC'
        ? undefined
        : replacing(site, lineEnd, lineEnd + 1, ' ');
    },
  },
  {
    id: 'line end added',
    checks: ['newline-count'],
    plant(site) {
      if (isSubtitle(site) || site.file.format.discovered === 'when-paired') return undefined;
      if (site.source.value.includes('\n') !== site.target.value.includes('\n')) return undefined;
      if (lines(site.source.value) !== lines(site.target.value)) return undefined;
      const match = site.random.pick(matchesIn(site.target, /(?<=\p{L}) (?=\p{L})/gu));
      return match && replacing(site, match.index, match.index + 1, '\n\n');
    },
  },
  {
    id: 'tab',
    checks: ['tabs'],
    plant(site) {
      if (site.source.value.includes('\t')) return undefined;
      const match = site.random.pick(matchesIn(site.target, /(?<=\p{L}) (?=\p{L})/gu));
      return match && replacing(site, match.index, match.index + 1, '\t');
    },
  },
  {
    id: 'space before a comma',
    checks: ['punctuation-spacing'],
    plant(site) {
      if (/ ,/.test(site.source.value) || isUnspaced(site.language)) return undefined;
      const match = site.random.pick(matchesIn(site.target, /(?<=\p{Ll}),(?= \p{L})/gu));
      return match && replacing(site, match.index, match.index, ' ');
    },
  },
  {
    id: 'no space behind a comma',
    checks: ['punctuation-spacing'],
    plant(site) {
      if (/,\p{L}/u.test(site.source.value) || isUnspaced(site.language) || isIn(site.language, 'ko')) return undefined;
      const match = site.random.pick(matchesIn(site.target, /(?<=\p{L}{3},) (?=\p{L}{3})/gu));
      return (
        match && {
          ...replacing(site, match.index, match.index + 1, ''),
          place: { start: match.index - 1, end: match.index + 1 },
        }
      );
    },
  },
];

const starts = ({ source, target }: Site) => /^\s/.test(source.value) || /^\s/.test(target.value);
const ends = ({ source, target }: Site) => /\s$/.test(source.value) || /\s$/.test(target.value);
const lines = (text: string) => text.split('\n').length;

/** Subtitles set their own lines, and in DITA white space at the edges means nothing. */
export function isSubtitle({ segment, file }: Site): boolean {
  return segment.timing !== undefined || file.format.id === 'dita';
}
