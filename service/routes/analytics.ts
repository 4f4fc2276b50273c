import { Hono } from 'hono';
import {
  analyticsQuerySchema,
  maxReportDays,
  type TagReport,
  tagReportQuerySchema,
  type UsageFigures,
  type UsageReport,
} from '../../shared/api/admin.ts';
import { requireAdmin } from '../http/auth.ts';
import { checked, queryFields } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import { tagReportPage } from '../http/limits.ts';
import { minutesOf } from '../http/quota.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import type { Clock } from '../process/running.ts';
import type { Stores } from '../storage/store.ts';
import { type Amounts, charactersOf, dayOf } from '../storage/usage.ts';
import type { Days } from '../storage/usageReports.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** `GET /v2/admin/analytics` and `…/custom-tags` (shapes.md §9): usage until the end of the previous day in UTC. */
export function analyticsRoutes(deps: Clock & Stores<'usageReports'>): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const admin = requireAdmin();
  const reports = deps.store.usageReports;

  app.get('/v2/admin/analytics', admin, async (c) => {
    const fields = queryFields(new URL(c.req.url));
    requireChoice(fields, 'group_by', ['', 'key', 'key_and_day']);
    const query = checked(analyticsQuerySchema, fields);
    const days = daysOf(query, deps.now());
    const rows = query.group_by ? await reports.byKey(days, query.group_by) : [];
    const usages = rows.map(({ masked, label, amounts, day }) => ({
      api_key: masked,
      api_key_label: label,
      ...(day ? { usage_date: `${day}T00:00:00.000Z` } : {}),
      usage: figuresOf(amounts),
    }));
    const usage_report = {
      total_usage: figuresOf(await reports.total(days)),
      ...(query.group_by ? { group_by: query.group_by } : {}),
      ...periodOf(query),
      ...(query.group_by ? { [query.group_by === 'key' ? 'key_usages' : 'key_and_day_usages']: usages } : {}),
    } satisfies UsageReport;
    return c.json({ usage_report });
  });
  app.get('/v2/admin/analytics/custom-tags', admin, async (c) => {
    const fields = queryFields(new URL(c.req.url));
    requireChoice(fields, 'aggregate_by', ['', 'period', 'day']);
    const query = checked(tagReportQuerySchema, fields);
    const aggregate_by = query.aggregate_by ?? 'period';
    // one more than the page has tells whether there is another page
    const page = { offset: query.page * tagReportPage, count: tagReportPage + 1 };
    const rows = await reports.byTag(daysOf(query, deps.now()), aggregate_by, page);
    const custom_tag_usage_report = {
      aggregate_by,
      ...periodOf(query),
      next_page: rows.length > tagReportPage ? query.page + 1 : null,
      usage: rows.slice(0, tagReportPage).map(({ tag, day, amounts }) => ({
        custom_tag: tag,
        ...(day ? { usage_date: `${day}T00:00:00.000Z` } : {}),
        breakdown: {
          total_characters: charactersOf(amounts),
          text_translation_characters: amounts.translate,
          text_improvement_characters: amounts.write,
          speech_to_text_minutes: minutesOf(amounts.speech_to_text),
          speech_to_speech_minutes: minutesOf(amounts.speech_to_speech),
        },
      })),
    } satisfies TagReport;
    return c.json({ custom_tag_usage_report });
  });
  return app;
}

interface Range {
  readonly start_date: string;
  readonly end_date: string;
}

function requireChoice(fields: Readonly<Record<string, unknown>>, name: string, allowed: readonly string[]): void {
  const value = fields[name];
  if (value === undefined || (typeof value === 'string' && allowed.includes(value))) return;
  const list = allowed.map((choice) => `'${choice}'`).join(', ');
  throw new Refusal(400, `Value for '${name}' not supported. Allowed: ${list}.`);
}

/**
 * The days that a report is about, as far as they are over.
 *
 * @throws Refusal 400 for a range that runs backwards or is too long.
 */
function daysOf({ start_date: first, end_date: last }: Range, now: number): Days {
  const length = (Date.parse(last) - Date.parse(first)) / dayLength;
  if (length < 0) throw new Refusal(400, 'Bad request. Reason: The end date is before the start date');
  if (length > maxReportDays) {
    throw new Refusal(400, `Bad request. Reason: Date range cannot exceed ${maxReportDays} days`);
  }
  const yesterday = dayOf(now - dayLength);
  return { first, last: last < yesterday ? last : yesterday };
}

/** The range as it was asked for, without a zone. */
function periodOf({ start_date, end_date }: Range): Range {
  return { start_date: `${start_date}T00:00:00.000`, end_date: `${end_date}T00:00:00.000` };
}

function figuresOf(amounts: Amounts): UsageFigures {
  return {
    total_characters: charactersOf(amounts),
    text_translation_characters: amounts.translate,
    document_translation_characters: amounts.document,
    text_improvement_characters: amounts.write,
    speech_to_text_minutes: minutesOf(amounts.speech_to_text),
  };
}
