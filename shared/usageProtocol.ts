import type { CreatedKey, DeveloperKey } from './api/admin.ts';
import type { RequestName } from './requestName.ts';

/** Client → server: what the service counts. Answers {@link UsageOverview}. */
export const usageRequest: RequestName<UsageParams, UsageOverview> = 'interline/usage';

export interface UsageParams {
  /** The first and the last day of the report, in UTC: `2026-01-31`. */
  readonly from: string;
  readonly to: string;
}

export interface UsageOverview {
  /** `embedded`, or the remote host. */
  readonly service: string;
  readonly embedded: boolean;
  readonly quotas: readonly UsageQuota[];
  readonly products: readonly ProductUsage[];
  /** When the billing period ends and quotas begin again, as the service says it (ISO 8601). */
  readonly resets?: string;
  /** Only for administrators. */
  readonly report?: UsageCharts;
  /** Only for administrators of a remote service. */
  readonly keys?: readonly DeveloperKey[];
}

/** Something that the service counts, and how much of it may be used. */
export interface UsageQuota {
  readonly kind:
    | 'characters'
    | 'keyCharacters'
    | 'documents'
    | 'teamDocuments'
    | 'speechToTextMinutes'
    | 'speechToSpeechMinutes';
  readonly used: number;
  /** Null for no limit. */
  readonly limit: number | null;
}

export interface ProductUsage {
  /** As the service names it: `translate`, `write`, `speechToText`, `speechToSpeech`. */
  readonly product: string;
  /** `characters` or `minutes`. */
  readonly unit: string;
  /** Of this key, and of all keys of the account. */
  readonly key?: number;
  readonly account?: number;
}

/** Characters by day, key and tag. */
export interface UsageCharts {
  /** Every day of the time, also those without usage. */
  readonly days: readonly UsageBar[];
  /** The most used first. */
  readonly keys: readonly UsageBar[];
  readonly tags: readonly UsageBar[];
}

export interface UsageBar {
  /** A day (`2026-01-31`), the label of a key, a tag. */
  readonly name: string;
  /** The masked key. */
  readonly detail?: string;
  readonly characters: number;
}

/** Client → server: changes a developer key of a remote service. Answers the key; a new one with its secret, which nobody keeps. */
export const manageKeyRequest: RequestName<ManageKeyParams, ManagedKey> = 'interline/manageKey';

export type ManageKeyParams =
  | { readonly action: 'create'; readonly label: string }
  | { readonly action: 'rename'; readonly id: string; readonly label: string }
  | ({ readonly action: 'limit'; readonly id: string } & KeyLimit)
  | { readonly action: 'deactivate'; readonly id: string };

/** What a key may use a month, of one kind; null takes the limit away. Speech is in ms. */
export type KeyLimit = { readonly characters: number | null } | { readonly speech: number | null };

export type ManagedKey = CreatedKey;
