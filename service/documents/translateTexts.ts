import type { Origin } from '../../shared/catalog/catalog.ts';
import { type MaskedMessage, maskMessage, unmaskMessage } from '../../shared/messages/mask.ts';
import { codePoints } from '../http/quota.ts';
import type { Pipeline, PipelineOptions, PipelineOrigin, PipelineResult } from '../translation/pipeline.ts';
import { type DocumentText, needsNoTranslation, type TranslatedText, unchanged } from './documentReader.ts';

/** What came of a document's texts. */
export interface TranslatedTexts {
  readonly translations: ReadonlyMap<string, TranslatedText>;
  /** By id: why a text has no translation. */
  readonly failures: ReadonlyMap<string, string>;
  /** Unicode code points of the source texts that were translated. */
  readonly billed: number;
}

/** Texts in one call of the pipeline. */
const batch = 50;

/** Options for texts whose placeholders and tags are masked as XML. */
export type DocumentOptions = Omit<PipelineOptions, 'tagHandling'>;

/**
 * Translates texts with their placeholders and tags masked; a translation that lost one is repaired or left out.
 * Equal texts are translated and billed once.
 *
 * @param onProgress called with a share from 0 to 1.
 * @throws OperationalError as the pipeline does.
 */
export async function translateTexts(
  pipeline: Pipeline,
  texts: readonly DocumentText[],
  options: DocumentOptions,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<TranslatedTexts> {
  const translations = new Map<string, TranslatedText>();
  const failures = new Map<string, string>();
  const masked = new Map<DocumentText, MaskedMessage>();
  for (const text of texts) {
    if (needsNoTranslation(text)) {
      translations.set(text.id, unchanged(text));
      continue;
    }
    const mask = maskMessage(text.source);
    if (mask.ok) masked.set(text, mask);
    else failures.set(text.id, mask.reason);
  }
  const wanted = [...new Set([...masked.values()].flatMap((mask) => mask.texts))];
  const answers = new Map<string, PipelineResult>();
  for (let at = 0; at < wanted.length; at += batch) {
    signal.throwIfAborted();
    onProgress(at / wanted.length);
    const sent = wanted.slice(at, at + batch);
    const results = await pipeline.translate(sent, { ...options, tagHandling: 'xml' }, () => signal);
    for (const [i, xml] of sent.entries()) {
      const result = results[i];
      if (result) answers.set(xml, result);
    }
  }
  const used = new Map<string, number>();
  for (const [text, mask] of masked) {
    const results = mask.texts.map((xml) => answers.get(xml));
    const reason = results
      .map((result) => (result?.origin.kind === 'none' ? result.origin.message : undefined))
      .find(Boolean);
    if (reason) {
      failures.set(text.id, reason);
      continue;
    }
    const restored = unmaskMessage(
      mask,
      results.map((result) => result?.text ?? ''),
    );
    if (!restored.ok) {
      failures.set(text.id, restored.reason);
      continue;
    }
    used.set(text.source.value, codePoints(text.source.value));
    const origin = weakest(results.flatMap((result) => (result ? [result.origin] : [])));
    translations.set(text.id, { content: restored.content, ...(origin ? { origin } : {}) });
  }
  const billed = [...used.values()].reduce((sum, amount) => sum + amount, 0);
  return { translations, failures, billed };
}

const certainty = ['phrases', 'fuzzy', 'engine', 'glossary', 'memory', 'unchanged'] as const;

/** A message of several texts is as good as the least certain of them. */
function weakest(origins: readonly PipelineOrigin[]): Origin | undefined {
  for (const kind of certainty) {
    const found = origins.find((origin) => origin.kind === kind);
    if (!found || found.kind === 'none') continue;
    if (found.kind === 'unchanged') return { kind: 'copy' };
    return { kind: found.kind, name: found.name, ...(found.match === undefined ? {} : { match: found.match }) };
  }
  return undefined;
}
