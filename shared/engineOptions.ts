import { eitherPlace } from './api/serviceSentences.ts';
import type { Sentence } from './sentences/sentence.ts';

/** What a user can bring to the embedded service beside what it finds on the machine by itself. */
export interface EngineOptions {
  /** Folder of translation models, one subfolder a direction. */
  readonly models?: string;
  /** URL of a language model on this machine. */
  readonly endpoint?: string;
  /** Name of the model to ask it for. */
  readonly endpointModel?: string;
  /** URL of a speech recognizer on this machine. */
  readonly speechEndpoint?: string;
  /** Name of the model to ask it for. */
  readonly speechModel?: string;
  /** Folder of Tesseract's data for pictures in other languages than English. */
  readonly tessdata?: string;
  /** Folder of fonts for letters that the service's own lack. */
  readonly fonts?: string;
}

/**
 * Every one of them, in the order in which they are told: its name in the program and in the settings
 * (`interline.service.NAME`), on the command line, and in the environment of the service.
 */
export const engineOptions = [
  {
    name: 'models',
    option: 'models',
    variable: 'INTERLINE_MODELS',
    value: 'DIR',
    summary: 'folder of translation models, one subfolder a direction',
  },
  {
    name: 'endpoint',
    option: 'endpoint',
    variable: 'INTERLINE_ENDPOINT',
    value: 'URL',
    summary: 'language model on this machine (OpenAI-compatible)',
  },
  {
    name: 'endpointModel',
    option: 'endpoint-model',
    variable: 'INTERLINE_ENDPOINT_MODEL',
    value: 'ID',
    summary: 'model to ask the endpoint for',
  },
  {
    name: 'speechEndpoint',
    option: 'speech-endpoint',
    variable: 'INTERLINE_SPEECH_ENDPOINT',
    value: 'URL',
    summary: 'speech recognizer on this machine (http: whisper.cpp, or OpenAI-compatible; ws: Vosk, sherpa-onnx)',
  },
  {
    name: 'speechModel',
    option: 'speech-model',
    variable: 'INTERLINE_SPEECH_MODEL',
    value: 'ID',
    summary: 'model to ask the speech recognizer for; of a ws: one its language, or the name that tells it',
  },
  {
    name: 'tessdata',
    option: 'tessdata',
    variable: 'INTERLINE_TESSDATA',
    value: 'DIR',
    summary: 'folder of Tesseract’s .traineddata files, to read pictures in other languages than English',
  },
  {
    name: 'fonts',
    option: 'fonts',
    variable: 'INTERLINE_FONTS',
    value: 'DIR',
    summary: 'folder of TrueType and OpenType fonts, for letters that the service’s own lack',
  },
] as const satisfies readonly {
  readonly name: keyof EngineOptions;
  /** Without the dashes. */
  readonly option: string;
  readonly variable: string;
  readonly value: 'DIR' | 'URL' | 'ID';
  /** One line for `--help`. */
  readonly summary: string;
}[];

/** One of {@link engineOptions}. */
export type EngineOption = (typeof engineOptions)[number];

/**
 * What was given of them; what is empty counts as not given.
 *
 * @example readEngineOptions(({ option }) => (option === 'models' ? '/models' : undefined)); // { models: '/models' }
 */
export function readEngineOptions(given: (option: EngineOption) => string | undefined): EngineOptions {
  const entries = engineOptions.flatMap((option) => {
    const value = given(option)?.trim();
    return value ? [[option.name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Where a user says it, for a sentence.
 *
 * @example english(whereToSay('models')); // '--models, or interline.service.models in the editor'
 */
export function whereToSay(name: EngineOption['name']): Sentence {
  const option = engineOptions.find((each) => each.name === name)?.option;
  return eitherPlace(option ?? name, name);
}
