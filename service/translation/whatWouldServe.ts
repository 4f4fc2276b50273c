import { engineAdvice, modelCommand } from '../../shared/languages/modelCommand.ts';

/** Debian's Apertium packages by direction, those whose quality was found usable. */
const packages: Readonly<Record<string, string>> = {
  'en-es': 'apertium-eng-spa',
  'es-en': 'apertium-eng-spa',
  'en-ca': 'apertium-eng-cat',
  'ca-en': 'apertium-eng-cat',
  'en-eo': 'apertium-eo-en',
  'eo-en': 'apertium-eo-en',
  'is-en': 'apertium-isl-eng',
  'mk-en': 'apertium-mkd-eng',
  'en-gl': 'apertium-en-gl',
  'gl-en': 'apertium-en-gl',
  'es-pt': 'apertium-es-pt',
  'pt-es': 'apertium-es-pt',
  'es-fr': 'apertium-fr-es',
  'fr-es': 'apertium-fr-es',
  'es-it': 'apertium-spa-ita',
  'it-es': 'apertium-spa-ita',
  'ro-es': 'apertium-es-ro',
  'es-ca': 'apertium-spa-cat',
  'ca-es': 'apertium-spa-cat',
  'sv-da': 'apertium-swe-dan',
  'da-sv': 'apertium-swe-dan',
  'sv-nb': 'apertium-swe-nor',
  'nb-sv': 'apertium-swe-nor',
  'da-nb': 'apertium-dan-nor',
  'nb-da': 'apertium-dan-nor',
};

/** Languages that no model is published for, from or to English. */
const withoutModel = new Set(['nb', 'th', 'vi']);

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/**
 * One sentence for a text that nothing here translates: what would.
 *
 * @param failures what engines said that should have served.
 * @param asked names of the engines that know none of its words.
 * @example whatWouldServe('en', 'es'); // 'No engine here translates this text from English to Spanish: install apertium-eng-spa, …'
 */
export function whatWouldServe(
  source: string,
  target: string,
  failures: readonly string[] = [],
  asked: readonly string[] = [],
): string {
  const ways: string[] = [];
  const name = packages[`${source}-${target}`];
  if (name && !asked.includes('Apertium')) ways.push(`install ${name}`);
  if (!withoutModel.has(source) && !withoutModel.has(target)) ways.push(`run “${modelCommand({ source, target })}”`);
  const reason = failures.length > 0 ? ` (${failures.map((failure) => failure.replace(/\.$/, '')).join('; ')})` : '';
  const lack = asked.length > 0 ? `${asked.join(' and ')} cannot translate` : 'No engine here translates';
  return `${lack} this text from ${nameOf(source)} to ${nameOf(target)}${reason}${engineAdvice(ways)}`;
}

function nameOf(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
