import { inUsualFolders } from '../../languages/localePath.ts';
import { say } from '../../sentences/sentence.ts';
import type { Format } from '../format.ts';
import { isLocalizationJson } from '../json/jsonDetect.ts';
import { ScriptReader, type ScriptTree } from './scriptEntries.ts';
import { scriptFacts, scriptFormat } from './scriptFormat.ts';

/**
 * JSON5 localization files (https://spec.json5.org), one language a file: comments, single quotes, keys without quotes,
 * trailing commas. Each string is a segment; its id is the path of its keys.
 *
 * @example json5.parse("{ cart: { title: 'Warenkorb', } }").segments.at(0)?.id; // 'cart.title'
 */
export const json5: Format = {
  id: 'json5',
  name: 'JSON5',
  kind: 'monolingual',
  languageIds: ['json5'],
  extensions: ['.json5'],
  shownBy: { paths: [inUsualFolders('.json5')] },
  facts: scriptFacts,
  states: ['untranslated', 'translated'],
  detect: (path, head) =>
    /^\uFEFF?(?:\s|\/[/*])*\{|^\/[/*]/.test(head) && isLocalizationJson(path.replace(/5$/, ''), head) && 'perhaps',
  ...scriptFormat('json5', 'JSON5', readJson5),
};

/** The object of a JSON5 file. */
function readJson5(text: string): ScriptTree {
  const reader = new Json5Reader(text);
  reader.read();
  return reader;
}

class Json5Reader extends ScriptReader {
  read(): void {
    if (this.token && this.is('{', '[')) this.readObject('', this.token);
    else if (this.token) this.fault(this.token, say`A JSON5 file must begin with “{”.`);
    if (this.token && this.root.entries.length > 0)
      this.fault(this.token, say`The file continues after the end of its value.`);
    while (this.token) this.advance();
    for (const range of this.foreign) this.fault(range, say`This is not a JSON5 value.`);
  }
}
