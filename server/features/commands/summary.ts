import { type WantedModel, wantedModels, wantsLocalModel } from '../../../shared/languages/modelCommand.ts';
import { type MissingModels, missingModelsNotification } from '../../../shared/modelsProtocol.ts';
import { asWritten, english, type Sentence, type SentenceValue, say } from '../../../shared/sentences/sentence.ts';
import { serviceFailure } from '../../lsp/serviceRemedy.ts';
import type { Session } from '../../lsp/session.ts';
import { countFailures, countOrigins, originsInWords } from '../../translation/origins.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';

/** What a translate command answers. */
export interface TranslateSummary {
  readonly translated: number;
  readonly failed: number;
  /** One or two sentences for the user. */
  readonly message: string;
  /** Models that would have served, where something on this machine would. */
  readonly wanted?: readonly WantedModel[];
}

/**
 * The outcome in words.
 *
 * @example “Translated 31 of 33 segments of app.json (12 from the memory, 19 by an engine). 2 were not: No engine knows Welsh.”
 */
export function summarize(
  translations: readonly SegmentTranslation[],
  name: SentenceValue,
  { localized }: Pick<Session, 'localized'>,
): TranslateSummary {
  const counts = countOrigins(translations);
  const message = localized(summaryOf(translations, name));
  if (translations.length === 0) return { translated: 0, failed: 0, message };
  const reasons = countFailures(translations);
  const sentences = reasons.map(({ reason }) => english(reason)).join('\n');
  const wanted = wantedModels(sentences);
  const isAdvised = wanted.length > 0 || wantsLocalModel(sentences);
  return { translated: counts.translated, failed: counts.failed, message, ...(isAdvised ? { wanted } : {}) };
}

/** The outcome as a sentence; see {@link summarize}. */
export function summaryOf(translations: readonly SegmentTranslation[], name: SentenceValue): Sentence {
  const total = translations.length;
  if (total === 0) return say`Nothing in ${name} is untranslated.`;
  const counts = countOrigins(translations);
  const done =
    total === 1
      ? say`Translated ${counts.translated} of 1 segment of ${name}`
      : say`Translated ${counts.translated} of ${total} segments of ${name}`;
  const message = counts.byOrigin.size > 0 ? say`${done} (${originsInWords(counts)}).` : say`${done}.`;
  const reason = mainReason(translations);
  if (!reason) return message;
  if (counts.failed === total) return say`Nothing in ${name} was translated: ${reason}`;
  return counts.failed === 1
    ? say`${message} 1 was not: ${reason}`
    : say`${message} ${counts.failed} were not: ${reason}`;
}

/** Why most of the segments without a translation have none, and what helps where the service failed. */
function mainReason(translations: readonly SegmentTranslation[]): Sentence | undefined {
  const [main] = countFailures(translations);
  return main?.error ? serviceFailure(main.error) : main?.reason;
}

/**
 * Tells the user: a warning where something failed. A client of this project hears which models would have served
 * the embedded service, so that it can offer them.
 *
 * @param again the command that goes on when they are installed; none offers nothing.
 */
export function tell(
  session: Session,
  { failed, message, wanted }: TranslateSummary,
  again?: Pick<MissingModels, 'command' | 'arguments'>,
): void {
  if (!again || !wanted || !session.client.connection || !session.service.current?.embedded) {
    session.tell(failed > 0 ? 'warning' : 'info', asWritten(message));
    return;
  }
  void session.connection.sendNotification(missingModelsNotification, {
    message,
    wanted,
    ...again,
  } satisfies MissingModels);
}
