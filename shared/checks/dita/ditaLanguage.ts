import { rootLanguage } from '../../languages/languageTag.ts';
import { say } from '../../sentences/sentence.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { tagRange } from '../../xml/startReading.ts';
import type { FileCheck } from '../contract/check.ts';
import { ditaPair } from './ditaFiles.ts';

/** A translated DITA file that does not say its language, or still that of its source. */
export const ditaLanguage: FileCheck = {
  scope: 'file',
  id: 'dita-language',
  severity: 'warning',
  summary: 'A translated DITA file names no language or the wrong one',
  readsText: true,
  needsFact: 'references',
  *run({ catalog, sourceLanguage, targetLanguage }) {
    const pair = ditaPair(catalog);
    if (!pair) return;
    const { doc } = pair.target;
    // A file of several topics says it on the first of them.
    const inner = /^dita$/.test(doc.names[0] ?? '') && doc.size > 1 ? 1 : 0;
    for (const node of inner > 0 ? [0, inner] : [0]) {
      const attribute = attributesOf(doc, node).find('xml:lang');
      if (!attribute) continue;
      const language = attributesOf(doc, node).get('xml:lang') ?? '';
      if (rootLanguage(language) === rootLanguage(targetLanguage)) return;
      yield {
        range: attribute.valueRange,
        message: say`“xml:lang” is “${language}”, the file is in “${targetLanguage}”`,
        data: { language, wanted: targetLanguage },
      };
      return;
    }
    // In a variant of the language of the source nothing has to be reworded.
    if (rootLanguage(sourceLanguage) === rootLanguage(targetLanguage)) return;
    yield {
      range: tagRange(doc, 0),
      message: say`The file does not say that it is in “${targetLanguage}”`,
      data: { wanted: targetLanguage },
    };
  },
};
