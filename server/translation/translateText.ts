import { join } from 'node:path';
import { asSource } from '../../shared/formats/pair.ts';
import { text as plainText } from '../../shared/formats/text.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import type { ServiceTexts } from './serviceRequest.ts';
import type { ServiceRun } from './serviceRun.ts';
import { type FileTranslation, translateFile } from './translateFile.ts';
import type { Translator } from './translator.ts';

/**
 * Translates a text that is in no file, paragraph by paragraph as one of plain text: by memory, glossary and service,
 * placeholders kept. What has no translation stays.
 *
 * @param wanted languages are BCP 47; `texts` is what the service gets beside them.
 * @example (await translateText(translator, workspace, { text: 'Save', source: 'en', target: 'de' }, signal)).text; // 'Speichern'
 */
export function translateText(
  translator: Translator,
  { files }: Workspace,
  wanted: {
    readonly text: string;
    readonly source: string;
    readonly target: string;
    readonly texts?: ServiceTexts;
    readonly run?: ServiceRun;
  },
  signal: AbortSignal,
): Promise<FileTranslation> {
  const { text, source, target, texts, run } = wanted;
  const path = join(files.root, 'selection.txt');
  const file: LocalizationFile = {
    path,
    format: plainText,
    role: 'source',
    catalog: asSource(plainText.parse(text, path), source),
    sourceLanguage: source,
    encoding: 'utf-8',
    bom: false,
  };
  const absent = { path, sourcePath: path, targetLanguage: target };
  return translateFile(
    translator,
    { absent, source: file },
    { signal, source, target, ...(texts === undefined ? {} : { texts }), ...(run === undefined ? {} : { run }) },
  );
}
