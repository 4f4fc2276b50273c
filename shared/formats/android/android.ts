import { withoutProlog } from '../../xml/withoutProlog.ts';
import type { Format } from '../format.ts';
import { androidDerive } from './androidDerive.ts';
import { androidEdits, androidIgnore } from './androidEdits.ts';
import { encodeAndroid } from './androidEncode.ts';
import { androidInsert, androidOutline } from './androidInsert.ts';
import { parseAndroid } from './androidParse.ts';
import { resourcesAround } from './androidResources.ts';

/**
 * Android string resources (developer.android.com, String resources): strings, the quantities of plurals, the items of
 * arrays. `values/strings.xml` is the source of `values-de/strings.xml`.
 *
 * @example android.parse("<resources><string name=\"a\">It\\'s</string></resources>").segments[0]?.target?.value; // It's
 */
export const android: Format = {
  id: 'android',
  name: 'Android strings',
  kind: 'monolingual',
  languageIds: ['xml'],
  extensions: ['.xml'],
  shownBy: { paths: ['**/res/values/strings.xml'] },
  facts: {
    textTakesNumber: true,
    orderIsFree: true,
    emptyIsShown: true,
    shownAlone: true,
    zeroIsOfLanguage: true,
    otherServesAll: true,
    edgesAreTrimmed: true,
  },
  states: ['untranslated', 'translated'],
  detect: isAndroid,
  parse: parseAndroid,
  encode: (content) => encodeAndroid(content, { cdata: false, quoted: false }),
  edits: androidEdits,
  ignore: androidIgnore,
  entryAround: resourcesAround,
  outline: androidOutline,
  insert: androidInsert,
  derive: androidDerive,
};

/** True for `<resources>` that hold texts, or that are called so. */
function isAndroid(path: string, head: string): boolean {
  const body = withoutProlog(head)
    .replace(/<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>/, '')
    .trimStart();
  const root = /^<resources(?=[\s/>])/.exec(body);
  if (!root) return false;
  if (/<(?:string|plurals|string-array)\s[^>]*?\bname\s*=|<item\s[^>]*\btype\s*=\s*["']string["']/.test(body))
    return true;
  return /(?:^|\/)values[^/]*\/[^/]*(?:string|plural|array)[^/]*\.xml$/i.test(path);
}
