import { sameLanguage } from '../../../languages/languageTag.ts';
import { say } from '../../../sentences/sentence.ts';
import { attributesOf } from '../../../xml/attributes.ts';
import { none, parentOf } from '../../../xml/xmlDocument.ts';
import { around, placeOf, type Xliff12Rule } from './rule.ts';

/** A tag of BCP 47 as far as its shape goes. Many tools write `en_US`, and all read it. */
const shape = /^[A-Za-z]{1,8}(?:[-_][A-Za-z0-9]{1,8})*$/;

const value = (attribute: string, of: readonly string[]): Xliff12Rule => ({
  id: 'language-value',
  attributes: [attribute],
  of,
  check(file, node, attributes, report) {
    const language = attributes.get(attribute);
    if (!language || shape.test(language)) return;
    report(
      placeOf(file, node, attributes, attribute),
      say`“${language}” is not a language tag such as “de” or “pt-BR”.`,
    );
  },
});

/** The language of a text is that of its file. Matches are of any. */
const same = (of: 'source' | 'target'): Xliff12Rule => ({
  id: `${of}-language`,
  attributes: ['xml:lang'],
  of: of === 'source' ? ['source', 'seg-source'] : ['target'],
  check(file, node, attributes, report) {
    const language = attributes.get('xml:lang');
    if (!language || file.name(parentOf(file.doc, node)) !== 'trans-unit') return;
    const outer = around(file, node, 'file');
    const name = `${of}-language`;
    const wanted = outer === none ? undefined : attributesOf(file.doc, outer).get(name);
    if (!wanted || sameLanguage(wanted, language)) return;
    report(
      placeOf(file, node, attributes, 'xml:lang'),
      say`The language of this <${file.name(node)}> is “${language}”, but “${name}” of the file is “${wanted}”.`,
    );
  },
});

/** What a file says of its languages. */
export const languageRules: readonly Xliff12Rule[] = [
  value('source-language', ['file']),
  value('target-language', ['file']),
  value('xml:lang', ['source', 'seg-source', 'target', 'note', 'alt-trans']),
  same('source'),
  same('target'),
];
