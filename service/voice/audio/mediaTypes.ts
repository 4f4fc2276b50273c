import type { PcmFormat } from './pcmDecoder.ts';

/** How sound is packed. `auto` is told from the first bytes. */
export type Container = 'auto' | 'pcm' | 'wav' | 'flac' | 'mpeg' | 'ogg' | 'matroska' | 'transport';

/** A media type of sound, taken apart. */
export interface MediaType {
  /** As the API writes it: `audio/ogg;codecs=opus`. */
  readonly name: string;
  readonly container: Container;
  readonly codec?: string;
  /** Of bare samples. */
  readonly pcm?: PcmFormat;
}

const containers: Readonly<Record<string, Container>> = {
  'audio/auto': 'auto',
  'audio/pcm': 'pcm',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/flac': 'flac',
  'audio/mpeg': 'mpeg',
  'audio/mp3': 'mpeg',
  'audio/ogg': 'ogg',
  'audio/opus': 'ogg',
  'audio/webm': 'matroska',
  'audio/x-matroska': 'matroska',
  'video/mp2t': 'transport',
};

/**
 * A media type as people write it: in any case, with or without spaces and quotes, its parameters in any order.
 *
 * @example mediaTypeName('Audio/PCM; rate=16000; encoding="s16le"'); // 'audio/pcm;encoding=s16le;rate=16000'
 */
export function mediaTypeName(value: string): string {
  const [type = '', ...parameters] = value
    .toLowerCase()
    .split(';')
    .map((part) => part.replace(/[\s"]/g, ''));
  return [type, ...parameters.filter((parameter) => parameter !== '').sort()].join(';');
}

/** Opus with its container named beside it, as some clients write what the API calls `audio/ogg;codecs=opus`. */
const opusTypes: Readonly<Record<string, Container>> = {
  'audio/opus;container=matroska': 'matroska',
  'audio/opus;container=ogg': 'ogg',
  'audio/opus;container=webm': 'matroska',
};

/** The types that sound can come in here. */
export const readableTypes: readonly string[] = [
  'audio/auto',
  'audio/flac',
  'audio/mpeg',
  'audio/ogg',
  'audio/ogg;codecs=flac',
  'audio/ogg;codecs=opus',
  ...Object.keys(opusTypes),
  'audio/pcm;encoding=alaw;rate=8000',
  'audio/pcm;encoding=ulaw;rate=8000',
  'audio/pcm;encoding=s16le;rate=8000',
  'audio/pcm;encoding=s16le;rate=16000',
  'audio/pcm;encoding=s16le;rate=44100',
  'audio/pcm;encoding=s16le;rate=48000',
  'audio/wav',
  'audio/webm',
  'audio/webm;codecs=opus',
  'audio/x-matroska',
  'audio/x-matroska;codecs=flac',
  'audio/x-matroska;codecs=mp3',
  'audio/x-matroska;codecs=opus',
];

/** The types that speech can be written in here. */
export const writableTypes: readonly string[] = [
  'audio/flac',
  'audio/ogg',
  'audio/ogg;codecs=flac',
  'audio/ogg;codecs=opus',
  'audio/opus',
  ...Object.keys(opusTypes),
  'audio/pcm;encoding=alaw;rate=8000',
  'audio/pcm;encoding=ulaw;rate=8000',
  'audio/pcm;encoding=s16le;rate=16000',
  'audio/pcm;encoding=s16le;rate=24000',
  'audio/webm',
  'audio/webm;codecs=opus',
  'audio/x-matroska;codecs=flac',
  'audio/x-matroska;codecs=opus',
  'video/mp2t;codecs=opus',
];

/** A type of a list, taken apart; undefined for one that is not in it. */
export function mediaType(value: string, list: readonly string[]): MediaType | undefined {
  const aliases: Readonly<Record<string, string>> = {
    'audio/x-wav': 'audio/wav',
    'audio/wave': 'audio/wav',
    'audio/mp3': 'audio/mpeg',
  };
  const written = mediaTypeName(value);
  const name = aliases[written] ?? written;
  if (!list.includes(name)) return undefined;
  const [type = '', ...parameters] = name.split(';');
  const given = Object.fromEntries(parameters.map((parameter) => parameter.split('=') as [string, string]));
  const container = opusTypes[name] ?? containers[type] ?? 'auto';
  const encoding = given.encoding as PcmFormat['encoding'] | undefined;
  return {
    name,
    container,
    ...(opusTypes[name] ? { codec: 'opus' } : given.codecs ? { codec: given.codecs } : {}),
    ...(encoding ? { pcm: { encoding, channels: 1, rate: Number(given.rate) } } : {}),
  };
}
