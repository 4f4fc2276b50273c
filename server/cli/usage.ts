import { type Usage, unlimited } from '../../shared/api/usage.ts';
import { command, exitCodes } from './command.ts';
import { serviceOptions } from './serviceOptions.ts';
import { withService } from './withService.ts';

/** `interline usage`: what the billing period has used. */
export const usage = command({
  usage: '[--json] [--service URL]',
  summary: 'shows what the key has used of its allowance',
  options: {
    json: { type: 'boolean', summary: 'the service’s answer as it is' },
    ...serviceOptions,
  },
  async run({ options }, terminal, signal) {
    const answer = await withService(options, terminal, signal, (client) => client.usage(signal));
    if (options.json) terminal.out(JSON.stringify(answer));
    else for (const line of describe(answer)) terminal.out(line);
    return exitCodes.clean;
  },
});

function describe(usage: Usage): string[] {
  const row = (name: string, used?: number, limit?: number) =>
    used === undefined
      ? []
      : [`${name}: ${used}${limit === undefined || limit >= unlimited ? ' (no limit)' : ` of ${limit}`}`];
  // who never speaks to the service need not read of it
  const speech = (name: string, used?: number, limit = unlimited) =>
    (used ?? 0) > 0 || (limit > 0 && limit < unlimited) ? row(name, used, limit) : [];
  return [
    ...row('characters', usage.character_count, usage.character_limit),
    ...row('characters of this key', usage.api_key_character_count, usage.api_key_character_limit),
    ...row('documents', usage.document_count, usage.document_limit),
    ...row('documents of the team', usage.team_document_count, usage.team_document_limit),
    ...speech('minutes of speech to text', usage.speech_to_text_minutes_count, usage.speech_to_text_minutes_limit),
    ...speech(
      'minutes of speech to speech',
      usage.speech_to_speech_minutes_count,
      usage.speech_to_speech_minutes_limit,
    ),
    ...(usage.end_time ? [`until: ${usage.end_time}`] : []),
  ];
}
