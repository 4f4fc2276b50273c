import { startingWith } from '../../shared/catalog/startingWith.ts';
import { everydayWords } from '../../shared/languages/everydayWords.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { isLanguage } from '../../shared/languages/localePath.ts';
import { codeOfName } from '../../shared/languages/spelledOut.ts';
import type { Folders } from './folderCache.ts';
import { languageOfName } from './languageOfName.ts';
import { isOfTypo3, type Placement, withoutLanguage } from './layout.ts';
import type { Family, Partner } from './partners.ts';
import { withTaiwan } from './taiwan.ts';
import { wholeFiles } from './wholeFiles.ts';

/** `messages.properties` is the source also beside a `messages_en.properties`, `Resources.resx` beside a `Resources.en.resx`. */
export async function bundleFamily(
  path: string,
  placement: Placement,
  sourceLanguage: string,
  folders: Folders,
): Promise<Family | undefined> {
  if (!isBundle(path)) return undefined;
  const family = await bareFamily(path, placement, sourceLanguage, folders);
  return family && (await isWhole(family, folders)) ? family : undefined;
}

async function isWhole({ source, targets }: Family, folders: Folders): Promise<boolean> {
  return (await wholeFiles([source, ...targets], targets.length + 1, folders)).includes(source);
}

/** `film.srt` is the source of `film.de.srt` where there is no `film.en.srt`. */
export async function bareFamily(
  path: string,
  placement: Placement,
  sourceLanguage: string,
  folders: Folders,
): Promise<Family | undefined> {
  const bare = withoutLanguage(placement);
  if (!bare || !(await folders.exists(bare))) return undefined;
  const targets = await namedBehind(placement, folders);
  const self = targets.find((partner) => partner.path === path);
  if (!self) return undefined;
  return { placement, source: { path: bare, language: sourceLanguage, written: '' }, self, targets };
}

/** A file without a language in its name that others with one stand beside: `film.srt` beside `film.de.srt`. */
export async function bareSource(path: string, sourceLanguage: string, folders: Folders): Promise<Family | undefined> {
  const nameAt = path.lastIndexOf('/') + 1;
  if (isOfTypo3.test(path.slice(nameAt))) return undefined;
  // `panel.desktop.yaml` is the source of `panel_ar.desktop.yaml`, too.
  const dots = [...new Set([path.lastIndexOf('.'), path.indexOf('.', nameAt)])].filter((dot) => dot > nameAt);
  for (const [dot, separator] of dots.flatMap((dot) => ['.', '_', '-'].map((sign) => [dot, sign] as const))) {
    const placement: Placement = {
      parts: [path.slice(0, dot) + separator, path.slice(dot)],
      written: '',
      language: sourceLanguage,
      languageIn: 'part',
    };
    const targets = await namedBehind(placement, folders);
    if (targets.length === 0) continue;
    const source = { path, language: sourceLanguage, written: '' };
    const family = { placement, source, self: source, targets };
    const hasSourceLanguage = targets.some((target) => rootLanguage(target.language) === rootLanguage(sourceLanguage));
    if (!hasSourceLanguage || (isBundle(path) && (await isWhole(family, folders)))) return family;
  }
  return undefined;
}

/**
 * The files that name a language behind the name of another file. Two or three letters prove little there: they are none
 * where most that stand behind this name are no languages (`cutter_lv`, `cutter_hv`: voltages; `box-rm`, `box-enter`,
 * `box-list`: commands), where they are an everyday word, and where three letters or a rare code behind a `-` or `_` are
 * the only language (`footer-chm.html`, `espeak-ng.md`). Nor are a word with a capital (`Skerry.May.md`: a month) and a
 * region behind a language (`de-CH.txt` beside `de.txt`, `shop_es_AR.properties` beside `shop_es.properties`).
 */
export async function namedBehind({ parts: [head = '', end = ''] }: Placement, folders: Folders): Promise<Partner[]> {
  const cut = head.lastIndexOf('/') + 1;
  const start = head.slice(cut);
  const sure = start.endsWith('.') || isBundle(end);
  const lastWord = start.slice(start.slice(0, -1).search(/[^._/-]*$/));
  const partners: Partner[] = [];
  let codes = 0;
  let words = 0;
  for (const name of startingWith(await folders.list(head.slice(0, cut) || '.'), start)) {
    if (!name.endsWith(end) || name.length <= start.length + end.length) continue;
    const written = name.slice(start.length, name.length - end.length);
    const isRegion = /^[A-Z]{2}$/.test(written) && languageOfName(lastWord + written) !== undefined;
    const isWord = /^[A-Z][a-z]{1,2}$/.test(written) || codeOfName(written) !== undefined;
    const language = isRegion || isWord ? undefined : languageOfName(written);
    if (!language) codes += /^[a-z]{2,3}$/i.test(written) ? 1 : 0;
    else if (sure || !everydayWords.has(written.toLowerCase()))
      partners.push({ path: head + written + end, language, written });
    words += /^[a-z]+$/i.test(written) && (!language || isRare(written)) ? 1 : 0;
  }
  const common = partners.filter(({ written }) => !isRare(written)).length;
  const isWeak = !sure && ((partners.length === 1 && common === 0) || words > 3 * Math.max(common, 1));
  return codes > partners.length || isWeak ? [] : withTaiwan(partners);
}

/** Whether a code proves nothing alone: three letters, or a language that few programs know. */
const isRare = (written: string) => written.length === 3 || !isLanguage(written);

/**
 * Resource bundles of Java and .NET: programs read the file without a language where a language lacks a text. Java's name
 * their language behind `_`, Italian and Norwegian too: `messages_it.properties`.
 */
function isBundle(path: string): boolean {
  return /\.(?:properties|resx)$/i.test(path);
}
