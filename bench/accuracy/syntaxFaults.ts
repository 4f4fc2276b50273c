import { numbersOf } from '../../shared/languages/pluralNumbers.ts';
import { edited, type FaultKind, matchesIn, replacing, type Site } from './fault.ts';
import { withUnit } from './placeholderFaults.ts';

/** Faults in what programs read of a text: formats of placeholders, marks of light markup, references, attributes. */
export const syntaxFaults: readonly FaultKind[] = [
  {
    id: 'format of a placeholder lost',
    checks: ['placeholder-format'],
    plant(site) {
      if (site.target.icu) return argumentFormat(site);
      return withUnit(site, (unit, raw) => {
        const bare = raw
          .replace(/^(%(?:\d+\$)?)(?:0\d+(?=d$)|\.\d+(?=[fg]$))/, '$1')
          .replace(/^(\{\w*):(?![\s\S]?[<>^=]|\d)[^{}]+\}$/, '$1}')
          .replace(/^(\{\{ ?\w+), ?[a-z][^{}]*\}\}$/i, '$1}}');
        const isThere = site.source.units.some(({ start, end }) => site.source.value.slice(start, end) === raw);
        return bare === raw || !isThere ? undefined : replacing(site, unit.start, unit.end, bare);
      });
    },
  },
  {
    id: 'sign that is to be written twice',
    checks: ['lone-sign'],
    plant(site) {
      const isPrintf = ({ units }: Site['source']) => units.some(({ syntax }) => syntax === 'printf');
      if (site.segment.plural || !isPrintf(site.source) || !isPrintf(site.target)) return undefined;
      if (/%/.test(site.source.shape.replaceAll('%%', '')) || /%/.test(site.target.shape)) return undefined;
      const { length } = site.target.value.trimEnd();
      return replacing(site, length, length, ' (5%)');
    },
  },
  {
    id: 'number left out of a form',
    checks: ['plural-number'],
    plant(site) {
      if (!site.target.icu || !site.source.icu || site.target.faults.length > 0) return undefined;
      const form = /\bother\s*\{[^{}#]*#[^{}#]*\}/;
      const match = form.exec(site.target.value);
      // Of one number or two the words say it.
      const numbers = numbersOf(site.language, 'cardinal').get('other') ?? [];
      if (!match || !form.test(site.source.value) || numbers.length < 10) return undefined;
      const offset = match.index + match[0].indexOf('#');
      return { change: { content: edited(site, [{ range: { start: offset, end: offset + 1 }, newText: '' }]) } };
    },
  },
  {
    id: 'forms too many',
    checks: ['choice-forms'],
    plant({ source, target, ...site }) {
      if (!source.forms || !target.forms) return undefined;
      const { length } = target.value;
      return replacing({ ...site, source, target }, length, length, ' | a | b | c | d | e | f | g');
    },
  },
  {
    id: 'attribute changed',
    checks: ['tag-attributes'],
    plant(site) {
      const { source, target } = site;
      const tags = ({ units, value }: Site['source']) =>
        units
          .filter(({ syntax, kind }) => syntax === 'markup' && kind !== 'close')
          .map((unit) => ({ unit, raw: value.slice(unit.start, unit.end) }));
      const ours = tags(source).map(({ raw }) => raw);
      const same = tags(target).filter(({ raw }) => ours.filter((one) => one === raw).length === 1);
      for (const { unit, raw } of same) {
        const match = /\s(?:class|id|name|width|data-\w+)=(["'])[\w -]+(?=\1)/.exec(raw);
        if (match)
          return replacing(
            site,
            unit.start + match.index + match[0].length,
            unit.start + match.index + match[0].length,
            'q',
          );
      }
      return undefined;
    },
  },
  {
    id: 'program in a text',
    checks: ['unsafe-html'],
    plant(site) {
      const { length } = site.target.value;
      return /<script/i.test(site.source.value) || site.target.icu
        ? undefined
        : replacing(site, length, length, '<script>q()</script>');
    },
  },
  {
    id: 'reference broken',
    checks: ['entities'],
    plant(site) {
      const match = site.random.pick(matchesIn(site.target, /&(?:nbsp|amp|quot|lt|gt);/g));
      return match && site.source.shape.includes(match[0])
        ? replacing(site, match.index + 1, match.index + 1, ' ')
        : undefined;
    },
  },
  {
    id: 'BBCode dropped',
    checks: ['bbcode'],
    plant(site) {
      const match = /\[\/[a-z]+\]/i.exec(site.target.shape);
      return match && site.source.shape.includes(match[0]) && site.source.shape.includes(`[${match[0].slice(2, -1)}`)
        ? replacing(site, match.index, match.index + match[0].length, '')
        : undefined;
    },
  },
  {
    id: 'Markdown mark dropped',
    checks: ['markdown-marks', 'tag-missing'],
    plant(site) {
      const strong = /(?<![*\w])\*\*[\p{L}\p{N}](?:[^*\n]*[\p{L}\p{N}])?\*\*(?![*\w])/gu;
      const match = site.random.pick([...site.target.value.matchAll(strong)]);
      // In reStructuredText emphasis is the translator's choice.
      const isRst = /:\w+:`|``/.test(site.source.value);
      if (!match || isRst || [...site.source.value.matchAll(strong)].length === 0 || site.target.codes.length > 0)
        return undefined;
      const end = match.index + match[0].length;
      return {
        change: {
          content: edited(site, [
            { range: { start: match.index, end: match.index + 2 }, newText: '' },
            { range: { start: end - 2, end }, newText: '' },
          ]),
        },
      };
    },
  },
  {
    id: 'link of Markdown changed',
    checks: ['markdown-links', 'tag-missing', 'urls', 'file-paths'],
    plant: (site) => inBoth(site, /(?<=\]\()(?:#|\.{0,2}\/)?[a-z][\w-]*(?:\/[\w-]+)*(?=\))/g, 0),
  },
  {
    id: 'mark of reStructuredText dropped',
    checks: ['rst-markup'],
    plant(site) {
      const literal = /(?<![`\w])``[a-z]\w+``(?![`\w])/g;
      const match = site.random.pick([...site.target.value.matchAll(literal)]);
      if (!match || site.target.value.split(match[0]).length !== 2 || site.source.value.split(match[0]).length !== 2)
        return undefined;
      return replacing(site, match.index, match.index + match[0].length, match[0].slice(2, -2));
    },
  },
  {
    id: 'reference of reStructuredText changed',
    checks: ['rst-references', 'rst-markup'],
    plant: (site) => inBoth(site, /:(?:func|class|meth|mod|ref|term|doc):`[\w.]+`/g, 1),
  },
  {
    id: 'accelerator lost',
    checks: ['accelerators'],
    plant(site) {
      const [source, target] = [site.source.value, site.target.value];
      const isLabel = (text: string) =>
        /^[\p{L}\p{M} .…]*[&_][\p{L}\p{M} .…]+(?:\(.\))?$/u.test(text) && text.length < 40;
      if (site.file.format.id !== 'po' && !site.file.catalog.syntaxes.includes('accelerator')) return undefined;
      const sign = /(?<!\p{L})[&_](?=\p{L})|(?<=\p{L})&(?=\p{L})/u.exec(target);
      if (!sign || !isLabel(source) || !isLabel(target) || !source.includes(sign[0])) return undefined;
      return replacing(site, sign.index, sign.index + 1, '');
    },
  },
  {
    id: 'marker of a merge',
    checks: ['merge-marker'],
    plant: (site) =>
      site.file.format.kind === 'bilingual' && !site.target.icu
        ? replacing(site, 0, 0, '#-#-#-#-#  boats.po (Skerry 2)  #-#-#-#-#\n')
        : undefined,
  },
  {
    id: 'formula in a term',
    checks: ['formula-start'],
    plant: (site) => (site.file.format.id === 'tbx' ? replacing(site, 0, 0, '=') : undefined),
  },
];

/** The target without the type of an argument that the source has, too. */
function argumentFormat(site: Site) {
  const { source, target, random } = site;
  const typed = /\{\s*(\w+)\s*,\s*(?:number|date|time)\s*(?:,[^{}]*)?\}/g;
  const match = random.pick([...target.value.matchAll(typed)]);
  if (!match || target.faults.length > 0 || source.value.split(match[0]).length !== 2) return undefined;
  if (target.value.split(match[0]).length !== 2) return undefined;
  return replacing(site, match.index, match.index + match[0].length, `{${match[1]}}`);
}

/** Changes the last letter but some of what stands in both texts once. */
function inBoth(site: Site, pattern: RegExp, but: number) {
  const { source, target, random } = site;
  const alone = [...target.value.matchAll(pattern)].filter(([text]) =>
    [source, target].every(({ value }) => value.split(text).length === 2),
  );
  const match = random.pick(alone);
  if (!match) return undefined;
  const end = match.index + match[0].length - but;
  return replacing(site, end, end, 'q');
}
