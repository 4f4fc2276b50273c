import { brokenEngines, noEngine, unknownWords } from '../../shared/api/serviceSentences.ts';
import { engineAdvices, modelCommand } from '../../shared/languages/modelCommand.ts';
import { andList, english, type Sentence } from '../../shared/sentences/sentence.ts';

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
  const advice = adviceFor(source, target, asked);
  const [from, to] = [{ language: source }, { language: target }];
  if (asked.length > 0) return english(unknownWords(andList(asked), from, to, advice));
  if (failures.length === 0) return english(noEngine(from, to, advice));
  const reasons = failures.map((failure) => failure.replace(/\.$/, '')).join('; ');
  return english(brokenEngines(from, to, reasons, advice));
}

function adviceFor(source: string, target: string, asked: readonly string[]): Sentence {
  const name = asked.includes('Apertium') ? undefined : packages[`${source}-${target}`];
  const hasModel = !withoutModel.has(source) && !withoutModel.has(target);
  const command = modelCommand({ source, target });
  if (name) return hasModel ? engineAdvices.packageAndModel(name, command) : engineAdvices.package(name);
  return hasModel ? engineAdvices.model(command) : engineAdvices.neither();
}
