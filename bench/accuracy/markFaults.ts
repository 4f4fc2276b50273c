import { edited, type FaultKind, isIn, matchesIn, replacing } from './fault.ts';
import { isSubtitle } from './spaceFaults.ts';

/** Languages that end sentences otherwise, or not at all. */
const endless = ['th', 'lo', 'km', 'my', 'bo', 'hy'];

/** Faults in punctuation, brackets, quotation marks and signs. */
export const markFaults: readonly FaultKind[] = [
  {
    id: 'end mark changed',
    checks: ['end-punctuation', 'full-stop'],
    plant(site) {
      if (isSubtitle(site) || isIn(site.language, ...endless)) return undefined;
      const [source, target] = [site.source.shape.at(-1), site.target.shape.at(-1)];
      // A label of one word may have a mark or not.
      if (!/\p{L}\s+\p{L}/u.test(site.target.value)) return undefined;
      if (source === undefined || source !== target || !/[.!?:]/.test(source) || /[.!?:]{2}$/.test(site.target.shape))
        return undefined;
      // A request may be written with either in Korean and Japanese; one word may be a label or not.
      if (source === '?' && isIn(site.language, 'ko', 'ja')) return undefined;
      // Nor is one that English puts as a question.
      if (source === '?' && /\b(?:can|could|will|would) you\b/i.test(site.source.value)) return undefined;
      const { length } = site.target.value;
      return replacing(site, length - 1, length, source === '?' ? '.' : '?');
    },
  },
  {
    id: 'end mark dropped',
    checks: ['end-punctuation', 'full-stop'],
    plant(site) {
      // Chinese, Japanese and Korean may leave the full stop away.
      if (isSubtitle(site) || isIn(site.language, ...endless, 'zh', 'ja', 'ko')) return undefined;
      if (!/[\p{L}\p{M}][.!?:]$/u.test(site.source.shape) || !/[\p{L}\p{M}][.!?:。！？：।]$/u.test(site.target.shape))
        return undefined;
      // A label of one word, or `etc.`, or a label that ends with what may be an abbreviation.
      if (/^\S+(?:\s+\S+)?\s+\p{L}{1,3}\.$/u.test(site.target.value)) return undefined;
      if (!/\s/.test(site.target.value.trim()) || /\betc\.$/.test(site.target.value)) return undefined;
      const { length } = site.target.value;
      return replacing(site, length - 1, length, '');
    },
  },
  {
    id: 'mark at the start',
    checks: ['start-punctuation'],
    plant(site) {
      // An ellipsis of the source's end may stand at the start.
      if (/(?:…|\.{3})\s*$/.test(site.source.shape) || site.segment.timing) return undefined;
      // A short label may be what follows a number in another order of words.
      if (site.source.shape.trim().split(/\s+/).length < 3 || /…|\.{3}/.test(site.source.shape)) return undefined;
      return /^\p{L}/u.test(site.source.shape) && /^\p{L}/u.test(site.target.shape)
        ? replacing(site, 0, 0, '…')
        : undefined;
    },
  },
  {
    id: 'bracket dropped',
    checks: ['brackets'],
    plant(site) {
      if (!/^[^()]*\([^()]*\)[^()]*$/.test(site.source.shape) || isSubtitle(site)) return undefined;
      const match = /^([^()]*\([^()]*)\)[^()]*$/.exec(site.target.shape);
      return match?.[1] === undefined
        ? undefined
        : {
            change: {
              content: edited(site, [{ range: { start: match[1].length, end: match[1].length + 1 }, newText: '' }]),
            },
          };
    },
  },
  {
    id: 'quotation mark dropped',
    checks: ['quotation-marks'],
    plant(site) {
      const match = /^[^“”„«»"]*(?:“[^“”„«»"]+”|«[^“”„«»"]+»|"[^“”„«»"]+"|„[^“”„«»"]+“)(?=[^“”„«»"]*$)/.exec(
        site.target.shape,
      );
      // What is quoted goes on in the next subtitle.
      if (!match || !/[“”„«»"'‘’]/.test(site.source.shape) || isSubtitle(site)) return undefined;
      const end = match[0].length;
      return { change: { content: edited(site, [{ range: { start: end - 1, end }, newText: '' }]) } };
    },
  },
  {
    id: 'sign dropped',
    // `$$5` without a sign is a placeholder.
    checks: ['symbols', 'numbers', 'urls', 'command-options', 'placeholder-extra'],
    plant(site) {
      const match = site.random.pick(matchesIn(site.target, /(?<!%)[@%©®€](?![@%©®€])/gu));
      const sign = match?.[0];
      if (!match || sign === undefined) return undefined;
      const count = (text: string) => text.split(sign).length;
      if (count(site.source.shape) !== count(site.target.shape)) return undefined;
      // Most signs may be put into words; one of several is not.
      const conversion = sign === '%' && /^%[A-Za-z](?![\p{L}\p{N}])/u.exec(site.target.shape.slice(match.index))?.[0];
      if (sign === '%' && !conversion && /^%[A-Za-z]/.test(site.target.shape.slice(match.index))) return undefined;
      if (conversion ? !site.source.shape.includes(conversion) : !/[@©®]/.test(sign) && count(site.target.shape) < 3)
        return undefined;
      return replacing(site, match.index, match.index + 1, '');
    },
  },
  {
    id: 'capital lost',
    checks: ['start-capital'],
    plant(site) {
      const [source, target] = [site.source.shape, site.target.shape];
      // A word that the source has in small letters.
      if (site.source.value.includes(/^\p{L}*/u.exec(target)?.[0].toLowerCase() ?? '')) return undefined;
      if (isIn(site.language, 'ja', 'zh', 'th') || isIn(site.file.sourceLanguage, 'ja', 'zh', 'th')) return undefined;
      if (!/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(source) || !/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(target)) return undefined;
      const first = target.charAt(0);
      return first.toLowerCase().length === 1 ? replacing(site, 0, 1, first.toLowerCase()) : undefined;
    },
  },
  {
    id: 'escape lost',
    checks: ['escapes'],
    plant(site) {
      const match = /(?<![:\\])\\[nrt](?![a-z]{2})/.exec(site.target.shape);
      const count = (text: string) => text.split(match?.[0] ?? '\\n').length;
      return match && count(site.target.value) === count(site.source.value)
        ? replacing(site, match.index, match.index + 1, '')
        : undefined;
    },
  },
];
