import { type WantedModel, wantedModels, wantsLocalModel } from '../../../shared/languages/modelCommand.ts';
import { type MissingModels, missingModelsNotification } from '../../../shared/protocol.ts';
import type { Session } from '../../lsp/session.ts';
import { countFailures, countOrigins, describeOrigins } from '../../translation/origins.ts';
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
export function summarize(translations: readonly SegmentTranslation[], name: string): TranslateSummary {
  const counts = countOrigins(translations);
  const total = translations.length;
  if (total === 0) return { translated: 0, failed: 0, message: `Nothing in ${name} is untranslated.` };
  const origins = describeOrigins(counts);
  const done = `Translated ${counts.translated} of ${total} segment${total === 1 ? '' : 's'} of ${name}`;
  const reasons = countFailures(translations);
  const [reason] = reasons;
  const failures = reason ? ` ${counts.failed} ${counts.failed === 1 ? 'was' : 'were'} not: ${reason[0]}` : '';
  const message = `${done}${origins ? ` (${origins})` : ''}.${failures}`;
  const sentences = reasons.map(([sentence]) => sentence).join('\n');
  const wanted = wantedModels(sentences);
  const isAdvised = wanted.length > 0 || wantsLocalModel(sentences);
  return { translated: counts.translated, failed: counts.failed, message, ...(isAdvised ? { wanted } : {}) };
}

/**
 * Tells the user: a warning where something failed. A client of this project is told which models would have served
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
    session.tell(failed > 0 ? 'warning' : 'info', message);
    return;
  }
  void session.connection.sendNotification(missingModelsNotification, {
    message,
    wanted,
    ...again,
  } satisfies MissingModels);
}
