import type { Origin } from '../../shared/catalog/catalog.ts';
import { type MaskedMessage, maskMessage, unmaskMessage } from '../../shared/messages/mask.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { codePoints } from '../http/codePoints.ts';
import type { PipelineOrigin, PipelineResult } from '../translation/pipeline.ts';
import { type DocumentText, needsNoTranslation, type TranslatedText, unchanged } from './documentReader.ts';

/** A document's texts as engines see them. */
export interface MaskedTexts {
  /** As XML, placeholders and tags as numbered elements; equal ones stand here once. */
  readonly wanted: readonly string[];
  /** Puts placeholders and tags back. @param answers to `wanted`, in its order. */
  restore(answers: readonly PipelineResult[]): TranslatedTexts;
}

/** What came of a document's texts. */
export interface TranslatedTexts {
  readonly translations: ReadonlyMap<string, TranslatedText>;
  /** By id: why a text has no translation. */
  readonly failures: ReadonlyMap<string, string>;
  /** Unicode code points of the source texts that were translated, equal ones as often as they stand there. */
  readonly billed: number;
}

/** Masks what a program reads in texts; a translation that then lacks some of it is repaired or left out. */
export function maskTexts(texts: readonly DocumentText[]): MaskedTexts {
  const kept = new Map<string, TranslatedText>();
  const unsendable = new Map<string, string>();
  const masked = new Map<DocumentText, MaskedMessage>();
  for (const text of texts) {
    if (needsNoTranslation(text)) {
      kept.set(text.id, unchanged(text));
      continue;
    }
    const mask = maskMessage(text.source);
    if (mask.ok) masked.set(text, mask);
    else unsendable.set(text.id, english(mask.reason));
  }
  const wanted = [...new Set([...masked.values()].flatMap((mask) => mask.texts))];
  return {
    wanted,
    restore(answers) {
      const translations = new Map(kept);
      const failures = new Map(unsendable);
      const answerTo = new Map(wanted.map((xml, i) => [xml, answers[i]]));
      let billed = 0;
      for (const [text, mask] of masked) {
        const results = mask.texts.map((xml) => answerTo.get(xml));
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
          failures.set(text.id, english(restored.reason));
          continue;
        }
        billed += codePoints(text.source.value);
        const origin = weakest(results.flatMap((result) => (result ? [result.origin] : [])));
        translations.set(text.id, { content: restored.content, ...(origin ? { origin } : {}) });
      }
      return { translations, failures, billed };
    },
  };
}

const certainty = ['phrases', 'fuzzy', 'engine', 'glossary', 'memory', 'unchanged'] as const;

/** A message of several texts is as good as the least certain of them. */
function weakest(origins: readonly PipelineOrigin[]): Origin | undefined {
  for (const kind of certainty) {
    const origin = origins.find((one) => one.kind === kind);
    if (!origin || origin.kind === 'none') continue;
    if (origin.kind === 'unchanged') return { kind: 'copy' };
    return { kind: origin.kind, name: origin.name, ...(origin.match === undefined ? {} : { match: origin.match }) };
  }
  return undefined;
}
