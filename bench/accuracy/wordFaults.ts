import { type FaultKind, matchesIn, replacing, type Site } from './fault.ts';

/** Faults in what has to stay as it is: numbers, addresses, paths, codes, terms. */
export const wordFaults: readonly FaultKind[] = [
  {
    id: 'number changed',
    checks: ['numbers'],
    plant(site) {
      const pattern =
        /(?<![\p{L}\p{N}\p{M}.,:/_\\#&%=\-–+'’\uFFFC])\d{2,6}(?![\p{L}\p{N}\p{M}\uFFFC%°_/:\-–]|[.,'’ \u00a0\u202f]\d)/gu;
      const match = site.random.pick(matchesIn(site.target, pattern));
      const there = match && matchesIn(site.source, pattern).filter(([number]) => number === match[0]).length === 1;
      if (
        !match ||
        !there ||
        site.target.shape.split(match[0]).length !== 2 ||
        site.source.shape.split(match[0]).length !== 2
      )
        return undefined;
      const digit = match[0].charAt(1) === '7' ? '4' : '7';
      const changed = `${match[0].charAt(0)}${digit}${match[0].slice(2)}`;
      return site.source.value.includes(changed)
        ? undefined
        : replacing(site, match.index, match.index + match[0].length, changed);
    },
  },
  {
    id: 'address damaged',
    checks: ['urls', 'tag-missing', 'tag-extra'],
    // Addresses of examples may be put into the language.
    plant: (site) => damaged(site, /https?:\/\/(?!\w*\.?example)[a-z][\w.-]+\.[a-z]{2,4}[\w./-]*\w/g),
  },
  {
    id: 'e-mail damaged',
    checks: ['urls'],
    plant: (site) => damaged(site, /(?<![\w./-])[\w.]{3,}@[\w.-]+\.[a-z]{2,4}\b/g),
  },
  {
    id: 'path damaged',
    checks: ['file-paths', 'urls'],
    plant: (site) =>
      damaged(
        site,
        /(?<![\p{L}\w./:@\\-])(?:\/[a-z]{3,}){2,}(?:\.[a-z]{2,4})?(?![\w/.-])|(?<![\p{L}\w./\\-])[a-z]{4,}\.(?:txt|json|xml|html|css|png|exe|cfg|conf)(?![\w./-])/gu,
      ),
  },
  {
    id: 'option damaged',
    checks: ['command-options'],
    plant: (site) => damaged(site, /(?<![\w-])--[a-z]{4,}(?![\w-])/g),
  },
  {
    id: 'function damaged',
    checks: ['function-names'],
    plant: (site) => damaged(site, /(?<![\w.\\:$])[a-z]+_[a-z]{3,}\(\)/g),
  },
  {
    id: 'IP address changed',
    checks: ['ip-addresses', 'numbers'],
    plant: (site) => damaged(site, /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g, '9'),
  },
  {
    id: 'code damaged',
    checks: ['product-codes', 'acronyms'],
    plant: (site) => damaged(site, /(?<![\w./-])[A-Z]{2,}-?\d{2,}(?![\w./-])/g, '9'),
  },
  {
    id: 'acronym dropped',
    checks: ['acronyms'],
    plant: (site) =>
      !/[\p{Ll}\p{Lo}]/u.test(site.source.shape)
        ? undefined
        : damaged(site, /(?<![\w./@$'’-])(?:HTML|HTTP|PDF|JSON|XML|URL|API|CSS|SQL)(?![\w./-])/g, 'Q'),
  },
  {
    id: 'term replaced',
    checks: ['glossary-term'],
    plant(site) {
      const words = wordPair(site);
      if (!words) return undefined;
      const [term, match] = words;
      return {
        ...replacing(site, match.index, match.index + match[0].length, 'qwzkx'),
        term: { source: term, targets: [match[0]], forbidden: [] },
      };
    },
  },
  {
    id: 'forbidden term',
    checks: ['forbidden-term'],
    plant(site) {
      const words = wordPair(site);
      if (!words) return undefined;
      const [term, match] = words;
      return {
        ...replacing(site, match.index, match.index + match[0].length, 'qwzkxbn'),
        term: { source: term, targets: [], forbidden: ['qwzkxbn'] },
      };
    },
  },
  {
    id: 'name translated',
    checks: ['do-not-translate'],
    plant(site) {
      const match = site.random.pick(
        matchesIn(site.target, /(?<![\w@./-])[A-Z][a-z]{4,}(?![\w@./-]|\p{L})/gu).filter(
          ([word]) =>
            site.target.value.split(word).length === 2 &&
            new RegExp(`(?<![\\w@./-])${word}(?![\\w@./'’-])`).test(site.source.shape) &&
            site.source.value.split(word).length === 2,
        ),
      );
      return match && { ...replacing(site, match.index, match.index + match[0].length, 'qwzkx'), keep: match[0] };
    },
  },
  {
    id: 'translated another way',
    checks: ['inconsistent-translation'],
    plant(site) {
      const { segment, file } = site;
      // What is said in a film depends on the scene, what a page says on the page.
      if (/^(?:html|markdown|text)$/.test(file.catalog.format)) return undefined;
      if (segment.plural || segment.variant || segment.timing || !/\p{Ll}{3,} \p{L}/u.test(site.source.value))
        return undefined;
      const twins = twinsOf(file.catalog, segment.source?.value ?? '');
      // Of two translations the first counts as the usual one; the fault is to stand in another.
      const { segments } = file.catalog;
      const others = twins.filter((id) => id !== segment.id).map((id) => segments.find(id));
      const alike = others.filter(
        (other) =>
          other?.target?.value === segment.target?.value &&
          other?.target?.value !== segment.source?.value &&
          other?.context === segment.context &&
          other?.targetLanguage === segment.targetLanguage &&
          !other?.plural &&
          !other?.variant &&
          (other?.state === 'translated' || other?.state === 'final'),
      );
      if (segment.id === twins[0] || alike.length === 0 || alike.length < others.length) return undefined;
      if (segment.state === 'needs-review') return undefined;
      const match = /\p{L}{4,}/u.exec(site.target.shape);
      return match
        ? {
            change:
              replacing(
                site,
                match.index,
                match.index + match[0].length,
                `Qwzkx${'abcdefghij'.charAt(site.random.int(10))}`,
              ).change ?? {},
            keep: `\u0000${site.source.value}`,
            beside: alike.flatMap((other) => other?.id ?? []),
          }
        : undefined;
    },
  },
];

const twins = new WeakMap<object, Map<string, string[]>>();

/** Ids of the segments with one source text. */
function twinsOf(catalog: Site['file']['catalog'], source: string): readonly string[] {
  let bySource = twins.get(catalog);
  if (!bySource) {
    bySource = new Map();
    for (const segment of catalog.segments) {
      const text = segment.source?.value;
      if (text !== undefined && segment.target?.value && segment.translatable && !segment.obsolete)
        bySource.set(text, [...(bySource.get(text) ?? []), segment.id]);
    }
    twins.set(catalog, bySource);
  }
  return bySource.get(source) ?? [];
}

/** A word that stands in both texts once, with its middle changed in the target. */
function damaged(site: Site, pattern: RegExp, letter = 'q') {
  const match = site.random.pick(
    matchesIn(site.target, pattern).filter(
      ([word]) =>
        site.target.value.split(word).length === 2 &&
        site.source.shape.split(word).length === 2 &&
        matchesIn(site.source, pattern).some(([other]) => other === word),
    ),
  );
  if (!match) return undefined;
  const letterAt = match.index + (letter === 'q' ? match[0].length - 2 : match[0].length - 1);
  if (site.target.value[letterAt] === letter || !/\w/.test(site.target.value[letterAt] ?? '')) return undefined;
  return replacing(site, letterAt, letterAt + 1, letter);
}

/** A word of the source and one of the target that are each other's translation, as far as the glossary knows. */
function wordPair(site: Site): readonly [string, RegExpExecArray] | undefined {
  const target = matchesIn(
    site.target,
    /(?<![\p{L}\p{M}\p{N}_@./-])[\p{sc=Latin}\p{sc=Cyrillic}]{5,}(?![\p{L}\p{M}\p{N}_@./'’-])/gu,
  );
  const source = matchesIn(site.source, /(?<![\p{L}\p{N}_@./'’-])[a-z]{5,}(?![\p{L}\p{N}_@./'’-])/gu);
  const match = site.random.pick(target);
  const word = site.random.pick(source)?.[0];
  // A text beside itself has the word of either side.
  if (!match || !word || site.source.value.includes(match[0])) return undefined;
  // A word that shares its stem with others of the text would be found in them.
  const stem = match[0].slice(0, 3).toLowerCase();
  return site.target.value.toLowerCase().split(stem).length === 2 ? [word, match] : undefined;
}
