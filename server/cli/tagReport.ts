import type { TagReport } from '../../shared/api/admin.ts';
import type { AdminClient } from '../../shared/api/adminClient.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { printList } from './printList.ts';
import type { Terminal } from './terminal.ts';

type TagUsage = TagReport['usage'][number];

/**
 * Usage by reporting tag, all pages of it.
 *
 * @param days the first and the last day in UTC, and whether usage is listed by day.
 */
export async function readTagReport(
  admin: AdminClient,
  days: { readonly from: string; readonly to: string; readonly byDay: boolean },
  signal: AbortSignal,
): Promise<readonly TagUsage[]> {
  const query = {
    start_date: days.from,
    end_date: days.to,
    aggregate_by: days.byDay ? ('day' as const) : ('period' as const),
  };
  const usage: TagUsage[] = [];
  for (let page: number | null = 0; page !== null; ) {
    const report: TagReport = await admin.tagReport({ ...query, page }, signal);
    pushAll(usage, report.usage);
    page = report.next_page !== null && report.next_page > page ? report.next_page : null;
  }
  return usage;
}

/** Prints it as a table, or as one JSON object a line. */
export function printTagReport(usage: readonly TagUsage[], json: boolean, terminal: Terminal): void {
  printList(usage, json, terminal, {
    none: 'Nothing was used with a reporting tag in this time.',
    head: ['day', 'tag', 'text', 'improvement', 'minutes of speech to text', 'minutes of speech to speech'],
    row: ({ custom_tag, usage_date, breakdown }) => [
      usage_date?.slice(0, 10) ?? '',
      custom_tag,
      String(breakdown.text_translation_characters),
      String(breakdown.text_improvement_characters),
      String(breakdown.speech_to_text_minutes),
      String(breakdown.speech_to_speech_minutes),
    ],
  });
}
