import type { DeveloperKey, TagReport, UsageFigures } from '../../shared/api/admin.ts';
import { readTagReport } from '../translation/usageOverview.ts';
import { command, UsageError } from './command.ts';
import { printList } from './printList.ts';
import { serviceChoice, serviceOptions } from './serviceOptions.ts';
import { tableLines } from './table.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';
import { type ServiceWork, serviceParts } from './withService.ts';

const options = {
  characters: { type: 'string', value: 'N', summary: 'characters of a month; 0 blocks, “none” takes the limit away' },
  speech: { type: 'string', value: 'MS', summary: 'milliseconds of speech of a month; 0 blocks, “none” for no limit' },
  from: { type: 'string', value: 'DATE', summary: 'first day of a report, as 2026-01-31' },
  to: { type: 'string', value: 'DATE', summary: 'last day of a report' },
  by: {
    type: 'string',
    value: 'WHAT',
    choices: ['key', 'key_and_day', 'tag', 'tag_and_day'],
    summary: 'what a report tells apart',
  },
  json: { type: 'boolean', summary: 'the service’s answer as it is' },
  ...serviceOptions,
} as const;

type Work = ServiceWork<typeof options>;

/** `interline keys`: the developer keys of a service, for its administrators. */
export const keys = command({
  usage: [
    'list --service URL',
    'create [LABEL] --service URL',
    'label ID LABEL --service URL',
    'limit ID [--characters N] [--speech MS] --service URL',
    'deactivate ID --service URL',
    'usage --from DATE --to DATE [--by key|key_and_day|tag|tag_and_day] --service URL',
  ].join('\n'),
  summary: 'manages the keys of a service, with an admin key',
  details: [
    'The admin key comes from INTERLINE_KEY or --key; that of “interline serve” is what its --admin-key says. create prints',
    'the new key, which the service shows only once; list prints the ids of all.',
    'deactivate ends a key for good. usage counts until the end of yesterday (UTC); a tag is what --tag of other commands gave.',
  ].join('\n'),
  options,
  run: (input, terminal, signal) => {
    if (!serviceChoice(input.options, terminal.env).url) {
      throw new UsageError('keys needs the service whose keys they are: --service URL.');
    }
    return parts(input, terminal, signal);
  },
});

const parts = serviceParts<typeof options>('keys', { list, create, label, limit, deactivate, usage });

async function list({ options: asked, terminal, signal, service }: Work): Promise<void> {
  print(await service((client) => client.admin.keys(signal)), asked, terminal);
}

async function create({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const made = await service((client) => client.admin.createKey(operands[0], signal));
  if (asked.json || made.api_key === undefined) terminal.out(JSON.stringify(made));
  else terminal.out(made.api_key);
  terminal.say(`“${made.label}” is ${made.key_id}. Keep its key: it is not shown again.`);
}

async function label({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const [id, name] = operands;
  if (id === undefined || name === undefined) throw new UsageError('keys label needs an ID and a LABEL.');
  const key = await service((client) => client.admin.labelKey(id, name, signal));
  print([key], asked, terminal);
}

async function limit({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const [id] = operands;
  if (id === undefined || (asked.characters === undefined && asked.speech === undefined)) {
    throw new UsageError('keys limit needs an ID, and --characters or --speech.');
  }
  const limits = {
    key_id: id,
    ...(asked.characters === undefined ? {} : { characters: limitOf(asked.characters, '--characters') }),
    ...(asked.speech === undefined ? {} : { speech_to_text_milliseconds: limitOf(asked.speech, '--speech') }),
  };
  const key = await service((client) => client.admin.limitKey(limits, signal));
  print([key], asked, terminal);
}

function limitOf(text: string, option: string): number | null {
  if (text === 'none') return null;
  if (!/^\d{1,12}$/.test(text)) throw new UsageError(`${option} takes a whole number or “none”, not “${text}”.`);
  return Number(text);
}

async function deactivate({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const [id] = operands;
  if (id === undefined) throw new UsageError('keys deactivate needs an ID.');
  const key = await service((client) => client.admin.deactivateKey(id, signal));
  if (asked.json) terminal.out(JSON.stringify(key));
  terminal.say(`“${key.label}” is deactivated for good.`);
}

async function usage({ options: asked, terminal, signal, service }: Work): Promise<void> {
  const { from, to, by: grouping } = asked;
  if (from === undefined || to === undefined) throw new UsageError('keys usage needs --from DATE and --to DATE.');
  for (const [option, day] of Object.entries({ from, to })) {
    if (!isDay(day)) throw new UsageError(`--${option} takes a day such as 2026-01-31, not “${day}”.`);
  }
  if (grouping === 'tag' || grouping === 'tag_and_day') {
    const byDay = grouping === 'tag_and_day';
    const tagReport = await service((client) => readTagReport(client.admin, { from, to, byDay }, signal));
    printTagReport(tagReport, asked.json === true, terminal);
    return;
  }
  const query = {
    start_date: from,
    end_date: to,
    ...(grouping ? { group_by: grouping as 'key' | 'key_and_day' } : {}),
  };
  const report = await service((client) => client.admin.analytics(query, signal));
  if (asked.json) terminal.out(JSON.stringify(report));
  else {
    const lines = [
      ...(report.key_usages ?? []).map((row) => lineOf('', row.api_key, row.api_key_label, row.usage)),
      ...(report.key_and_day_usages ?? []).map((row) =>
        lineOf(row.usage_date.slice(0, 10), row.api_key, row.api_key_label, row.usage),
      ),
      lineOf('', '', 'all', report.total_usage),
    ];
    const head = ['day', 'key', 'label', 'text', 'documents', 'improvement', 'minutes of speech'];
    for (const line of tableLines([head, ...lines])) terminal.out(line);
  }
}

/** Whether a text is a day of the calendar: `2026-01-31`. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function lineOf(day: string, masked: string, name: string, figures: UsageFigures): string[] {
  return [
    day,
    masked,
    visible(name),
    String(figures.text_translation_characters),
    String(figures.document_translation_characters),
    String(figures.text_improvement_characters),
    String(figures.speech_to_text_minutes),
  ];
}

function print(developerKeys: readonly DeveloperKey[], asked: Work['options'], terminal: Terminal): void {
  const limit = (value: number | null) => (value === null ? 'no limit' : String(value));
  printList(developerKeys, asked.json, terminal, {
    none: 'The service has no developer keys.',
    head: ['id', 'label', 'state', 'characters', 'ms of speech'],
    row: ({ key_id, label, is_deactivated, usage_limits }) => [
      key_id,
      label,
      is_deactivated ? 'deactivated' : 'active',
      limit(usage_limits.characters),
      limit(usage_limits.speech_to_text_milliseconds),
    ],
  });
}

type TagUsage = TagReport['usage'][number];

/** Prints usage by reporting tag as a table, or as one JSON object a line. */
function printTagReport(usage: readonly TagUsage[], json: boolean, terminal: Terminal): void {
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
