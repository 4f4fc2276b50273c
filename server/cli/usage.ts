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
  return [
    ...row('characters', usage.character_count, usage.character_limit),
    ...row('characters of this key', usage.api_key_character_count, usage.api_key_character_limit),
    ...row('documents', usage.document_count, usage.document_limit),
    ...row('documents of the team', usage.team_document_count, usage.team_document_limit),
    ...(usage.end_time ? [`until: ${usage.end_time}`] : []),
  ];
}
