import type { Session } from '../../lsp/session.ts';
import { countFailures, countOrigins, describeOrigins } from '../../translation/origins.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';

/** What a translate command answers. */
export interface TranslateSummary {
  readonly translated: number;
  readonly failed: number;
  /** One or two sentences for the user. */
  readonly message: string;
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
  const [reason] = countFailures(translations);
  const failures = reason ? ` ${counts.failed} ${counts.failed === 1 ? 'was' : 'were'} not: ${reason[0]}` : '';
  const message = `${done}${origins ? ` (${origins})` : ''}.${failures}`;
  return { translated: counts.translated, failed: counts.failed, message };
}

/** Tells the user: a warning where something failed. */
export function tell(session: Session, { failed, message }: TranslateSummary): void {
  session.tell(failed > 0 ? 'warning' : 'info', message);
}
