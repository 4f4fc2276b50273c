import { type Catalog, catalogWith } from '../shared/catalog/catalog.ts';
import { slashedPath } from '../shared/catalog/slashedPath.ts';
import { decodeText } from '../shared/encoding/encoding.ts';
import { packageCodecFor } from '../shared/encoding/packageCodecs.ts';
import type { Format } from '../shared/formats/format.ts';
import { formatById, formatFor, formats } from '../shared/formats/formats.ts';
import { asSource, pairCatalogs } from '../shared/formats/pair.ts';
import { rootLanguage } from '../shared/languages/languageTag.ts';
import { english } from '../shared/sentences/sentence.ts';
import type { LocalizationDocument } from './document.ts';
import { InterlineError } from './interlineError.ts';
import { ParsedDocument, type ReadBytes } from './parsedDocument.ts';

/** How a file is to be read. One of `fileName` and `format` is needed. */
export interface ParseOptions {
  /**
   * Name or path of the file. Nothing is read from there: it tells the format where `format` is not given, together with
   * the start of the text, and the dialect where a name does (`messages.json`, `app_de.arb`).
   */
  readonly fileName?: string;
  /** Id of a format, instead of what the name says: see `formats`. */
  readonly format?: string;
  /** BCP 47. Default: what the file declares, else `en`. */
  readonly sourceLanguage?: string;
  /**
   * BCP 47. Default: what the file declares. A file that keeps several languages (`.xcstrings`) gets segments of a language
   * that it lacks.
   */
  readonly targetLanguage?: string;
  /** For a file of one language: the document of the source language that it is a translation of. */
  readonly source?: LocalizationDocument;
}

/**
 * Reads a localization file. Broken entries are no errors: they are in `problems`, and reading goes on behind them.
 *
 * @param input the text, or the bytes of the file, whose encoding is then found as its format has it. Office documents and
 *   compiled catalogs can be read from bytes only.
 * @throws InterlineError `unknown-format`, `unreadable` or `wrong-source`.
 * @example
 * const english = parse('{ "save": "Save" }', { fileName: 'en.json' });
 * const german = parse('{ "save": "Sichern" }', { fileName: 'de.json', targetLanguage: 'de', source: english });
 * german.segments[0].source.value; // 'Save'
 */
export function parse(input: string | Uint8Array, options: ParseOptions): LocalizationDocument {
  return parsed(input, options);
}

function parsed(input: string | Uint8Array, options: ParseOptions): ParsedDocument {
  const path = slashedPath(options.fileName ?? nameFor(options.format));
  const read = typeof input === 'string' ? undefined : readBytes(input, path);
  const text = typeof input === 'string' ? textOf(input, path) : (read?.decoded.text ?? '');
  const format = formatOf(options.format, path, text);
  const { catalog, ...languages } = inItsRole(format.parse(text, path), format, options);
  return new ParsedDocument({ catalog, format, read, ...languages, again: (edited) => parsed(edited, options) });
}

/** A name that a file of a format may have. */
function nameFor(format: string | undefined): string {
  if (format === undefined) throw new InterlineError('unknown-format', 'A file name or a format is needed.');
  return `file${formatById(format)?.extensions[0] ?? ''}`;
}

function formatOf(id: string | undefined, path: string, text: string): Format {
  const format = id === undefined ? formatFor(path, text) : formatById(id);
  if (format) return format;
  throw new InterlineError(
    'unknown-format',
    id === undefined ? onName(path) : `There is no format “${id}”. ${allFormats()}`,
  );
}

/** Why a name tells no format, and what to pass. */
function onName(path: string): string {
  const name = path.toLowerCase();
  const likely = formats.filter(({ extensions }) => extensions.some((extension) => name.endsWith(extension)));
  if (likely.length === 0) return `Nothing in the name “${path}” tells its format. ${allFormats()}`;
  const ids = likely.map(({ id }) => `'${id}'`).join(' or ');
  return `“${path}” does not look like a localization file. If it is one, pass its format: ${ids}.`;
}

const allFormats = () => `Pass one of these as the format: ${formats.map(({ id }) => id).join(', ')}.`;

function readBytes(bytes: Uint8Array, path: string): ReadBytes {
  const decoded = decodeText(bytes, path);
  const fault = decoded.problems.find(({ severity }) => severity === 'error');
  if (fault && decoded.text === '') throw new InterlineError('unreadable', english(fault.message));
  return { bytes, decoded };
}

function textOf(text: string, path: string): string {
  if (packageCodecFor(new Uint8Array(), path)) {
    throw new InterlineError('unreadable', `“${path}” is a file of bytes; give its bytes, not a text.`);
  }
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

interface InItsRole {
  readonly catalog: Catalog;
  readonly sourceLanguage: string;
  readonly targetLanguage: string | undefined;
}

/** Gives a catalog its languages, and its source text where that is in another document. */
function inItsRole(catalog: Catalog, format: Format, options: ParseOptions): InItsRole {
  const { source } = options;
  const sourceLanguage = options.sourceLanguage ?? source?.sourceLanguage ?? catalog.sourceLanguage ?? 'en';
  const targetLanguage = options.targetLanguage ?? catalog.targetLanguage;
  const languages = { sourceLanguage, targetLanguage };
  if (catalog.kind === 'bilingual') {
    if (source) throw new InterlineError('wrong-source', `${format.name} files hold their source texts themselves.`);
    return { ...languages, catalog: inLanguage(catalog, format, options) };
  }
  const target = targetLanguage ?? sourceLanguage;
  const pair = { source: sourceLanguage, target };
  if (source) {
    const original = ParsedDocument.insideOf(source);
    if (original.format !== format) {
      throw new InterlineError(
        'wrong-source',
        `The source is ${original.format.name}, the translation ${format.name}.`,
      );
    }
    return { ...languages, catalog: pairCatalogs(catalog, original.catalog, pair, format) };
  }
  // Some files have their source texts in notes or keys.
  const ownSource = rootLanguage(target) === rootLanguage(sourceLanguage) ? undefined : format.ownSource?.(catalog);
  if (ownSource !== undefined) {
    return { ...languages, catalog: pairCatalogs(catalog, format.parse(ownSource, catalog.path), pair, format) };
  }
  return { ...languages, catalog: asSource(catalog, target, format) };
}

function inLanguage(catalog: Catalog, format: Format, { sourceLanguage, targetLanguage }: ParseOptions): Catalog {
  const tag = (language: string) => language.replaceAll('_', '-').toLowerCase();
  const has = (language: string) => {
    for (const { targetLanguage: segmentLanguage } of catalog.segments)
      if (segmentLanguage && tag(segmentLanguage) === tag(language)) return true;
    return false;
  };
  const wider =
    targetLanguage !== undefined && format.withLanguage && !has(targetLanguage)
      ? format.withLanguage(catalog, targetLanguage)
      : catalog;
  if (sourceLanguage === undefined && targetLanguage === undefined) return wider;
  return catalogWith(wider, {
    ...(sourceLanguage === undefined ? {} : { sourceLanguage }),
    ...(targetLanguage === undefined ? {} : { targetLanguage }),
  });
}
