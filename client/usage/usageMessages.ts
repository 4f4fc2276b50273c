import type { ManageKeyParams, UsageOverview } from '../../shared/usageProtocol.ts';
import type { UsageWords } from './usageWords.ts';

/** How many days a report goes back, until yesterday (UTC). */
export const reportDays = [7, 30, 90, 365] as const;

/** Extension → page: all that is to be shown. */
export interface ShowUsage {
  readonly type: 'show';
  readonly words: UsageWords;
  readonly days: number;
  readonly isBusy: boolean;
  readonly failure?: string;
  /** Which service it is, in a sentence. */
  readonly service?: string;
  readonly overview?: UsageOverview;
}

/** Page → extension. */
export type UsagePageMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'refresh' }
  | { readonly type: 'days'; readonly days: number }
  | { readonly type: 'adminKey' }
  | { readonly type: 'key'; readonly action: ManageKeyParams['action']; readonly id?: string };
