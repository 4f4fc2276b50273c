import {
  type AnalyticsQuery,
  type CreatedKey,
  createdKeySchema,
  type DeveloperKey,
  developerKeySchema,
  developerKeysSchema,
  type LimitKey,
  type TagReport,
  type TagReportQuery,
  tagReportSchema,
  type UsageReport,
  usageReportSchema,
} from './admin.ts';
import { readJson } from './readJson.ts';
import type { Transport } from './transport.ts';

/** `/v2/admin`, for a client that was made with an admin key. */
export interface AdminClient {
  /** A new key. Whoever runs the service keeps no copy of its secret: it is in this answer only. */
  createKey(label?: string, signal?: AbortSignal): Promise<CreatedKey>;
  keys(signal?: AbortSignal): Promise<readonly DeveloperKey[]>;
  /** For good: the key never works again. */
  deactivateKey(keyId: string, signal?: AbortSignal): Promise<DeveloperKey>;
  labelKey(keyId: string, label: string, signal?: AbortSignal): Promise<DeveloperKey>;
  /** Sets the limits that are named, and leaves the others. */
  limitKey(limits: LimitKey, signal?: AbortSignal): Promise<DeveloperKey>;
  /** Usage until the end of the previous day in UTC. */
  analytics(query: AnalyticsQuery, signal?: AbortSignal): Promise<UsageReport>;
  /** One page of usage by `X-Service-Reporting-Tag`. */
  tagReport(query: TagReportQuery, signal?: AbortSignal): Promise<TagReport>;
}

const keys = '/v2/admin/developer-keys';

/** The admin calls over a transport. */
export function adminClient(send: Transport): AdminClient {
  const put = async (path: string, json: object, signal?: AbortSignal) =>
    readJson(await send({ method: 'PUT', path: `${keys}/${path}`, body: { json } }, signal), developerKeySchema);
  return {
    createKey: async (label, signal) =>
      readJson(await send({ method: 'POST', path: keys, body: { json: { label } } }, signal), createdKeySchema),
    keys: async (signal) => readJson(await send({ method: 'GET', path: keys }, signal), developerKeysSchema),
    deactivateKey: (key_id, signal) => put('deactivate', { key_id }, signal),
    labelKey: (key_id, label, signal) => put('label', { key_id, label }, signal),
    limitKey: (limits, signal) => put('limits', limits, signal),
    analytics: async (query, signal) =>
      readJson(await send({ method: 'GET', path: '/v2/admin/analytics', query }, signal), usageReportSchema)
        .usage_report,
    tagReport: async (query, signal) =>
      readJson(await send({ method: 'GET', path: '/v2/admin/analytics/custom-tags', query }, signal), tagReportSchema)
        .custom_tag_usage_report,
  };
}
