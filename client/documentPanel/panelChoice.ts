import type { DocumentOptions } from '../../shared/documentProtocol.ts';
import { isAmongLanguages, standsFor } from '../../shared/languages/languageTag.ts';
import type { ChosenFile } from './panelMessages.ts';

/** A resource of the service that was chosen. */
export interface ChosenResource {
  readonly id: string;
  readonly name: string;
  /** Of style rules: their language. Of a memory: its source and targets. */
  readonly languages: readonly string[];
}

/** What is chosen in the panel for the documents that come next. */
export interface PanelChoice {
  readonly files: readonly ChosenFile[];
  /** Empty for “as the document says”. */
  readonly sourceLanguage: string;
  readonly targets: readonly string[];
  readonly formality: string;
  /** `docx` where PDF files are to become Word documents. */
  readonly pdf: string;
  readonly watermark: boolean;
  readonly whole: boolean;
  readonly glossaries: readonly ChosenResource[];
  /** One a language. */
  readonly styles: readonly ChosenResource[];
  /** One at most. */
  readonly memory: readonly ChosenResource[];
}

/** Nothing chosen. */
export const emptyChoice: PanelChoice = {
  ...{ files: [], sourceLanguage: '', targets: [], formality: '', pdf: '' },
  ...{ watermark: false, whole: false, glossaries: [], styles: [], memory: [] },
};

/** A choice that was saved; what is missing or of another kind is as nothing chosen. */
export function readChoice(saved: unknown): PanelChoice {
  if (typeof saved !== 'object' || saved === null) return emptyChoice;
  const entries = Object.entries(emptyChoice).map(([name, empty]) => {
    const value = (saved as Record<string, unknown>)[name];
    const fits = Array.isArray(empty) ? Array.isArray(value) && value.every(isEntry) : typeof value === typeof empty;
    return [name, fits ? value : empty];
  });
  return Object.fromEntries(entries) as PanelChoice;
}

const isEntry = (value: unknown) => typeof value === 'string' || (typeof value === 'object' && value !== null);

/** A choice with more documents; one that is chosen already stays where it is. */
export function withFiles(choice: PanelChoice, files: readonly ChosenFile[]): PanelChoice {
  const more = files.filter(({ uri }, i) => files.findIndex((one) => one.uri === uri) === i);
  return {
    ...choice,
    files: [...choice.files, ...more.filter(({ uri }) => choice.files.every((one) => one.uri !== uri))],
  };
}

/** The options of one document and language: style rules and a memory only where they fit. */
export function optionsFor(choice: PanelChoice, uri: string, language: string): DocumentOptions {
  const { formality, glossaries, watermark, whole, pdf } = choice;
  const style = choice.styles.find((one) => fitsStyle(one, language));
  const memory = choice.memory.find((one) => fitsMemory(one, language));
  const isPdf = /\.pdf$/i.test(uri);
  return {
    ...(formality === '' ? {} : { formality }),
    ...(glossaries.length > 0 ? { glossaryIds: glossaries.map(({ id }) => id) } : {}),
    ...(style ? { styleId: style.id } : {}),
    ...(memory ? { memoryId: memory.id } : {}),
    ...(watermark ? { watermark } : {}),
    ...(whole ? { whole } : {}),
    ...(isPdf && pdf !== '' ? { outputFormat: pdf } : {}),
  };
}

/** Whether a list of style rules is for a language: `de` is for `de-CH` too. */
export const fitsStyle = ({ languages: [styleLanguage = ''] }: ChosenResource, language: string): boolean =>
  isAmongLanguages(language, [styleLanguage]);

/** Whether a memory has translations into a language. */
export const fitsMemory = ({ languages: [, ...targets] }: ChosenResource, language: string): boolean =>
  targets.some((target) => standsFor(target, language));
