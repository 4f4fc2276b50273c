import type { TagReport } from '../../shared/api/admin.ts';
import { printList } from './printList.ts';
import type { Terminal } from './terminal.ts';

type TagUsage = TagReport['usage'][number];

/** Prints usage by reporting tag as a table, or as one JSON object a line. */
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
