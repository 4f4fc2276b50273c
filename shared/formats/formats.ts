import type { ReadableText } from '../catalog/chunkedText.ts';
import { slashedPath } from '../catalog/slashedPath.ts';
import { android } from './android/android.ts';
import { dita } from './dita/dita.ts';
import { fluent } from './fluent/fluent.ts';
import type { Format } from './format.ts';
import { html } from './html/html.ts';
import { ini } from './ini/ini.ts';
import { json } from './json/json.ts';
import { lang } from './lang.ts';
import { markdown } from './markdown/markdown.ts';
import { mif } from './mif/mif.ts';
import { mo } from './mo/mo.ts';
import { docx } from './office/docx.ts';
import { idml } from './office/idml.ts';
import { pptx } from './office/pptx.ts';
import { xlsx } from './office/xlsx.ts';
import { php } from './php/php.ts';
import { po } from './po/po.ts';
import { properties } from './properties/properties.ts';
import { qtTs } from './qtTs/qtTs.ts';
import { resx } from './resx/resx.ts';
import { jsModule } from './script/jsModule.ts';
import { json5 } from './script/json5.ts';
import { strings } from './strings/strings.ts';
import { stringsdict } from './stringsdict/stringsdict.ts';
import { srt } from './subtitles/srt.ts';
import { vtt } from './subtitles/vtt.ts';
import { tbx } from './tbx/tbx.ts';
import { text } from './text.ts';
import { tmx } from './tmx/tmx.ts';
import { toml } from './toml/toml.ts';
import { xcstrings } from './xcstrings/xcstrings.ts';
import { xliff2 } from './xliff2/xliff2.ts';
import { xliff12 } from './xliff12/xliff12.ts';
import { yaml } from './yaml/yaml.ts';

/** Every format, in the order in which they are asked whether a text is theirs. */
export const formats: readonly Format[] = [
  json,
  android,
  xliff2,
  xliff12,
  dita,
  srt,
  vtt,
  mif,
  text,
  html,
  markdown,
  po,
  properties,
  ini,
  lang,
  php,
  yaml,
  json5,
  toml,
  resx,
  qtTs,
  jsModule,
  tmx,
  tbx,
  strings,
  stringsdict,
  xcstrings,
  fluent,
  mo,
  docx,
  pptx,
  xlsx,
  idml,
];

/**
 * The format of a file, by its name and the start of its text.
 *
 * @param path with forward slashes or backslashes.
 * @returns undefined when no format claims it.
 * @example formatFor('locales/de/app.json', '{ "title": "Titel" }')?.id; // 'json'
 */
export function formatFor(path: string, text: ReadableText): Format | undefined {
  return claimOn(path, text)?.format;
}

/** A format that claims a file. */
export interface Claim {
  readonly format: Format;
  /** Whether the file may as well be data (see {@link Format.detect}). */
  readonly isDoubtful: boolean;
}

/** The format of a file, as {@link formatFor} tells it, and how sure it is. */
export function claimOn(path: string, text: ReadableText): Claim | undefined {
  const name = slashedPath(path);
  const extension = name.slice(name.lastIndexOf('.')).toLowerCase();
  const head = text.slice(0, 4096);
  for (const format of formats) {
    if (!format.extensions.includes(extension) || format.mayLieAt?.(name) === false) continue;
    const answer = format.detect ? format.detect(name, head) : true;
    if (answer) return { format, isDoubtful: answer === 'perhaps' };
  }
  return undefined;
}

/** The format with an id. */
export function formatById(id: string): Format | undefined {
  return formats.find((format) => format.id === id);
}
