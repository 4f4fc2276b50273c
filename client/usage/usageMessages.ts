import type { ManageKeyParams, UsageOverview, UsageQuota } from '../../shared/usageProtocol.ts';

/** How many days a report goes back, until yesterday (UTC). */
export const reportDays = [7, 30, 90, 365] as const;

/** Words of the page, in the language of the editor. */
export interface UsageWords {
  readonly title: string;
  readonly asking: string;
  readonly refresh: string;
  /** “renewed on {0}” */
  readonly resets: string;
  readonly noLimit: string;
  /** “{0} of {1}” */
  readonly of: string;
  readonly quotas: Readonly<Record<UsageQuota['kind'], string>>;
  readonly products: string;
  readonly productNames: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, string>>;
  readonly product: string;
  readonly thisKey: string;
  readonly account: string;
  /** “Characters of the last {0} days” */
  readonly report: string;
  readonly period: string;
  /** “{0} days” */
  readonly days: string;
  readonly byDay: string;
  /** “Characters by day, {0} in all, {1} at most” */
  readonly dayChart: string;
  readonly byKey: string;
  readonly byTag: string;
  readonly nothing: string;
  readonly noTags: string;
  readonly noReport: string;
  readonly enterAdminKey: string;
  readonly keys: string;
  readonly noKeys: string;
  readonly create: string;
  readonly label: string;
  readonly created: string;
  readonly limit: string;
  readonly state: string;
  readonly active: string;
  readonly deactivated: string;
  readonly actions: string;
  readonly rename: string;
  readonly setLimit: string;
  readonly deactivate: string;
}

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
