import { textOnly } from '../catalog/content.ts';
import type { MessageSyntax, Segment } from '../catalog/segment.ts';

/**
 * What no prose shows by accident, with the characters one of which starts it. Where two could claim the same text, the more
 * particular one comes first.
 */
const signs: readonly (readonly [MessageSyntax, RegExp, starts: readonly string[]])[] = [
  ['icu', /\{\s*\w+\s*,\s*(?:plural|select|selectordinal|number|date|time)\b/, ['{']],
  ['i18next', /\{\{-?\s*[\w.$]+\s*(?:,[^{}]*)?\}\}|\$t\(/, ['{{', '$t(']],
  ['angular', /\{\$(?:PH|INTERPOLATION|ICU|START_|CLOSE_|[A-Z]+_)[A-Z_\d]*\}|\$\{[^{}]+\}:[A-Za-z_]\w*:/, ['{$', '${']],
  ['vue', /@(?:\.\w+)?:(?:[A-Za-z_]\w*\.\w|\{'|\(\w)|\{'[^'{}\s`]{1,20}'\}/, ['@', "{'"]],
  ['ruby', /%\{\w+\}|%<\w+>[-\d.]*[a-z]/, ['%{', '%<']],
  ['es-template', /\$\{\w+\}/, ['${']],
  [
    'printf',
    /%(?:\d+\$|\(\w+\))?[sd@]|%\.\d+f|(?<![\d%])%(?:\d+\$|\(\w+\))?[-+0#]?\d*(?:\.\d+)?(?:ll?|hh?|z|q)?[diufxX](?!\p{Script=Latin})/u,
    ['%'],
  ],
  ['pascal', /%\d{1,2}:-?\d{0,3}(?:\.\d{1,2})?[sdufxnmgep](?![A-Za-z])/i, ['%']],
  ['named-percent', /(?<![\p{L}\d%])%[a-z_][\w.]{1,40}%(?![\p{L}\d%])/iu, ['%']],
  ['qt', /(?<![\p{L}\d%])%(?:L?(?:[1-9]\d?|0)(?![\d$.\p{L}%])|n(?!\p{Script=Latin}))/u, ['%']],
  ['brace', /(?<![{$%])\{[\w.]*\}(?!\})|(?<![{$%])\{\d+(?:,-?\d+)?:[^{}]{1,40}\}(?!\})|(?<!\{)\{\/\w+\}(?!\})/, ['{']],
  ['markup', /(?<!%)<\/?[A-Za-z0-9][^<>]*>/, ['<']],
];

/** What a syntax reads itself, and would be read wrongly by another. */
const instead: Partial<Readonly<Record<MessageSyntax, readonly MessageSyntax[]>>> = {
  icu: ['brace', 'i18next'],
  vue: ['brace'],
  pascal: ['printf', 'qt'],
  angular: ['brace', 'i18next', 'es-template'],
};

/** Segments that are looked at to tell the syntaxes of a file. */
const mostRead = 2_000;

/** As {@link guessSyntaxes}, of the texts of a monolingual file. */
export function syntaxesOfTexts(segments: readonly Segment[]): readonly MessageSyntax[] {
  return guessSyntaxes(segments.slice(0, mostRead).map(({ target }) => target?.value ?? ''));
}

/** As {@link syntaxesOfTexts}, of a format whose markup is in inline codes. */
export function syntaxesBesideCodes(segments: readonly Segment[]): readonly MessageSyntax[] {
  const mayShow = segments.slice(0, mostRead).filter(({ target }) => /[%{@$]/.test(target?.value ?? ''));
  const texts = mayShow.map(({ target }) => (target ? textOnly(target) : ''));
  return guessSyntaxes(texts).filter((syntax) => syntax !== 'markup');
}

/**
 * The syntaxes of placeholders that some texts show, for files that do not say which they use.
 *
 * @param among those that count; default all.
 * @example guessSyntaxes(['Hi {{name}}', '<b>now</b>']); // ['i18next', 'markup']
 */
export function guessSyntaxes(values: readonly string[], among?: readonly MessageSyntax[]): readonly MessageSyntax[] {
  // Most texts are prose, which one look passes over for all syntaxes.
  const candidates = values.filter((value) => /[%{<@$]/.test(value));
  const all = candidates.join('\n');
  const syntaxes = signs
    .filter(([id]) => !among || among.includes(id))
    .filter(
      ([, sign, starts]) => starts.some((start) => all.includes(start)) && candidates.some((value) => sign.test(value)),
    )
    .map(([id]) => id);
  const drop = new Set<MessageSyntax>();
  for (const id of syntaxes) for (const other of instead[id] ?? []) drop.add(other);
  const isBesideIcu = syntaxes.includes('icu') && !syntaxes.includes('angular');
  if (isBesideIcu && isInterpolated(candidates)) drop.delete('i18next');
  return drop.size > 0 ? syntaxes.filter((id) => !drop.has(id)) : syntaxes;
}

/**
 * Whether texts have names in double braces, and more often than in single ones: the messages of such a program are ICU only
 * where they choose a form, as ngx-translate's are with a compiler for those.
 */
function isInterpolated(values: readonly string[]): boolean {
  const holding = (pattern: RegExp) => values.filter((value) => pattern.test(value)).length;
  return holding(/\{\{\s*[\w.$]+\s*\}\}/) > holding(/(?<!\{)\{\s*[\w.$]+\s*\}(?!\})/);
}
