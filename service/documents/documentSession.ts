import { longDocument } from '../../shared/api/serviceSentences.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { codePoints } from '../http/codePoints.ts';
import type { PipelineResult } from '../translation/pipeline.ts';
import { type DocumentOrder, pack, unpack } from './documentOrder.ts';
import type { OpenDocument } from './documentReader.ts';
import type { DocumentTools } from './documentTools.ts';
import { type MaskedTexts, maskTexts } from './maskTexts.ts';
import { openDocument } from './openDocument.ts';
import { seal, unseal } from './sealing.ts';
import { untranslatedTexts } from './untranslatedTexts.ts';
import { UnusableDocument } from './unusableDocument.ts';

/** What was read of a document. */
export interface ReadDocument {
  readonly order: DocumentOrder;
  /** What engines are asked for: XML, each text once. */
  readonly wanted: readonly string[];
  /** Unicode code points of all of its texts. */
  readonly characters: number;
  /** As the order or the file says. */
  readonly source?: string;
  /** Root code of the language whose letters were looked for, where that matters for what was read. */
  readonly readAs?: string;
  /** True where a match of a memory is marked for review in the file. */
  readonly marksReview?: true;
  /** Some of its text, for finding out the language; blank where there is none. */
  readonly sample: string;
}

/** A document with its translations. */
export interface WrittenDocument {
  /** Encrypted with the key of the document, with its order. */
  readonly sealed: Uint8Array<ArrayBuffer>;
  /** Unicode code points of the source texts that were translated. */
  readonly billed: number;
  /** What its owner should know of it. */
  readonly message?: string;
}

/** The part of translating one document that is computed: it can be in another thread than the engines and the storage. */
export interface DocumentSession {
  /**
   * @param stored as {@link pack} and {@link seal} made it.
   * @param most characters that the document may have.
   * @throws UnusableDocument
   */
  open(stored: Uint8Array, documentKey: string, most: number): Promise<ReadDocument>;
  /** Reads the open document again, now that its language is known. @throws UnusableDocument */
  openAs(source: string): Promise<ReadDocument>;
  /** The open document with the answers to `wanted`, in its order. @throws UnusableDocument */
  close(answers: readonly PipelineResult[]): Promise<WrittenDocument>;
}

/** Characters that are enough to tell a language by. */
const sampleLength = 4000;

/** A session in this thread; it is for one document after the other. */
export function documentSession(tools: DocumentTools): DocumentSession {
  let file:
    | { readonly order: DocumentOrder; readonly bytes: Uint8Array; readonly key: string; readonly most: number }
    | undefined;
  let opened: { readonly document: OpenDocument; readonly masked: MaskedTexts } | undefined;
  const read = async (language: string | undefined): Promise<ReadDocument> => {
    if (!file) throw new Error('No document is open.');
    const { order, bytes, most } = file;
    const document = await openDocument(bytes, order, { source: language, target: order.target }, tools);
    const characters = document.texts.reduce((sum, text) => sum + codePoints(text.source.value), 0);
    if (characters > most) throw new UnusableDocument(english(longDocument(most)));
    const masked = maskTexts(document.texts);
    opened = { document, masked };
    const source = language ?? document.sourceLanguage;
    return {
      order,
      wanted: masked.wanted,
      characters,
      ...(source === undefined ? {} : { source }),
      ...(document.readAs === undefined ? {} : { readAs: document.readAs }),
      ...(document.marksReview ? { marksReview: true } : {}),
      sample: sampleOf(document),
    };
  };
  return {
    open(stored, key, most) {
      const bytes = unseal(stored, key);
      if (!bytes) throw new UnusableDocument('The document was damaged.');
      file = { ...unpack(bytes), key, most };
      return read(file.order.source);
    },
    openAs: read,
    async close(answers) {
      if (!file || !opened) throw new Error('No document is open.');
      const { order, key } = file;
      const { document, masked } = opened;
      file = undefined;
      opened = undefined;
      const done = masked.restore(answers);
      const [failure] = done.failures.values();
      if (done.translations.size === 0 && failure) throw new UnusableDocument(failure);
      const { bytes, refused, note } = await document.close(order.target, done.translations, {
        watermark: order.watermark,
      });
      const missing = new Map([...done.failures, ...refused]);
      const message = [untranslatedTexts(document.texts, missing), note].filter(Boolean).join(' ');
      return { sealed: seal(pack(order, bytes), key), billed: done.billed, ...(message ? { message } : {}) };
    },
  };
}

function sampleOf({ texts }: OpenDocument): string {
  let sample = '';
  for (const { source } of texts) {
    if (sample.length >= sampleLength) break;
    sample += `${source.shape}\n`;
  }
  return sample.replaceAll('\uFFFC', ' ').slice(0, sampleLength);
}
