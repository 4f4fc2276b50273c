import { documentMinimum } from '../../shared/api/documentMinimum.ts';
import {
  emptyFile,
  oldDocument,
  oldPresentation,
  oldWorkbook,
  openDocument,
  otherKind,
  protectedFile,
  readExtensions,
  unreadPicture,
} from '../../shared/api/serviceSentences.ts';
import { formats } from '../../shared/formats/formats.ts';
import type { Sentence } from '../../shared/sentences/sentence.ts';
import type { TextKind } from '../engines/engine.ts';

const kb = 1000;
const mb = 1000 * kb;

/** What is known of a kind of document before it is read (shapes.md §14). */
export interface DocumentKind {
  /** With the dot, lower case; a document of one may be asked for as another. */
  readonly extensions: readonly string[];
  /** Bytes that one may have, on a free key and on any other. */
  readonly limits: readonly [free: number, other: number];
  /** Characters that are billed at least. */
  readonly minimum: number;
  /** What reads and writes it. */
  readonly reader: 'localized' | 'pdf' | 'picture';
  /** Extensions that its translation can have beside its own. */
  readonly outputs?: readonly string[];
  /** Bytes that a file of the kind starts with, as text of one byte a character. */
  readonly signature?: string;
  /** Whether `enable_watermark` has an effect. */
  readonly watermark: boolean;
}

const zip = 'PK\u0003\u0004';
const minimum = documentMinimum;
const plain = { minimum: 0, reader: 'localized', watermark: false } as const;

/** The kinds that the API names; every other localization format is read as well. */
const named: readonly DocumentKind[] = [
  {
    extensions: ['.docx', '.docm'],
    limits: [10 * mb, 100 * mb],
    minimum,
    reader: 'localized',
    signature: zip,
    watermark: true,
  },
  { ...plain, extensions: ['.pptx', '.pptm', '.ppsx'], limits: [10 * mb, 100 * mb], minimum, signature: zip },
  { ...plain, extensions: ['.xlsx', '.xlsm'], limits: [10 * mb, 30 * mb], minimum, signature: zip },
  {
    extensions: ['.pdf'],
    limits: [10 * mb, 100 * mb],
    minimum,
    reader: 'pdf',
    outputs: ['.docx'],
    watermark: true,
  },
  {
    ...plain,
    extensions: ['.jpg', '.jpeg'],
    limits: [3 * mb, 3 * mb],
    reader: 'picture',
    signature: '\u00ff\u00d8\u00ff',
  },
  { ...plain, extensions: ['.png'], limits: [3 * mb, 3 * mb], reader: 'picture', signature: '\u0089PNG\r\n\u001a\n' },
  { ...plain, extensions: ['.idml'], limits: [10 * mb, 30 * mb], signature: zip },
  { ...plain, extensions: ['.mif'], limits: [10 * mb, 30 * mb] },
  { ...plain, extensions: ['.txt'], limits: [mb, mb] },
  { ...plain, extensions: ['.htm', '.html'], limits: [5 * mb, 5 * mb] },
  { ...plain, extensions: ['.xlf', '.xliff'], limits: [10 * mb, 10 * mb] },
  { ...plain, extensions: ['.srt'], limits: [150 * kb, 150 * kb] },
  { ...plain, extensions: ['.xml'], limits: [10 * mb, 10 * mb] },
  { ...plain, extensions: ['.json'], limits: [mb, mb] },
  { ...plain, extensions: ['.dita', '.ditamap', '.bookmap'], limits: [5 * mb, 5 * mb] },
];

/** Kinds that look like documents of the API and cannot be read, with what to do instead. */
const refused: Readonly<Record<string, Sentence>> = {
  '.gif': unreadPicture,
  '.webp': unreadPicture,
  '.tif': unreadPicture,
  '.tiff': unreadPicture,
  '.bmp': unreadPicture,
  '.heic': unreadPicture,
  '.doc': oldDocument,
  '.ppt': oldPresentation,
  '.xls': oldWorkbook,
  '.odt': openDocument,
};

/** The extension of a name with its dot, lower case; empty where it has none. */
export function documentExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
}

const prose = new Set(
  '.docx .docm .pptx .pptm .ppsx .pdf .idml .mif .txt .htm .html .md .markdown .mdx .dita .ditamap .bookmap'.split(' '),
);
const speech = new Set(['.srt', '.vtt']);

/** What the texts of a document are, by its extension. */
export function textKind(extension: string): TextKind {
  return prose.has(extension) ? 'prose' : speech.has(extension) ? 'speech' : 'interface';
}

/** The kind of document that an extension names; undefined for what nothing here reads. */
export function documentKind(extension: string): DocumentKind | undefined {
  const kind = named.find(({ extensions }) => extensions.includes(extension));
  if (kind) return kind;
  const format = formats.find((one) => one.extensions.includes(extension) && one.readOnly === undefined);
  return format && { ...plain, extensions: [extension], limits: [10 * mb, 10 * mb] };
}

/** Why an extension is not read, and what is instead. */
export function whyUnread(extension: string): Sentence {
  const everyExtension = [
    ...new Set([...named.flatMap((kind) => kind.extensions), ...formats.flatMap((one) => one.extensions)]),
  ];
  return refused[extension] ?? readExtensions(everyExtension.filter(documentKind).join(', '));
}

/**
 * What is wrong with a file before it is read: it is empty, or it does not start as its kind does.
 *
 * @returns a sentence for its owner, or undefined.
 */
export function wrongStart(bytes: Uint8Array, { signature, extensions, reader }: DocumentKind): Sentence | undefined {
  if (bytes.length === 0) return emptyFile;
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) {
    return protectedFile;
  }
  const name = extensions[0]?.slice(1) ?? '';
  // A PDF may have something else before its head (ISO 32000-1, annex H).
  if (reader === 'pdf' && !head.includes('%PDF-')) return otherKind('pdf');
  if (signature === undefined || head.startsWith(signature)) return undefined;
  return otherKind(name);
}
