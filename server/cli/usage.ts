import type { Usage } from '../../shared/api/usage.ts';
import type { UsageQuota } from '../../shared/usageProtocol.ts';
import { quotasOf } from '../translation/quotas.ts';
import { command, exitCodes } from './command.ts';
import { serviceOptions } from './serviceOptions.ts';
import { withService } from './withService.ts';

/** `interline usage`: what the billing period has used. */
export const usage = command({
  usage: '[--json] [--service URL]',
  summary: 'shows what the key has used of its allowance',
  details: '“interline keys usage” shows an administrator the usage by key, day and tag.',
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

const names: Readonly<Record<UsageQuota['kind'], string>> = {
  characters: 'characters',
  keyCharacters: 'characters of this key',
  documents: 'documents',
  teamDocuments: 'documents of the team',
  speechToTextMinutes: 'minutes of speech to text',
  speechToSpeechMinutes: 'minutes of speech to speech',
};

function describe(usage: Usage): readonly string[] {
  const lines = quotasOf(usage).map(
    ({ kind, used, limit }) => `${names[kind]}: ${used}${limit === null ? ' (no limit)' : ` of ${limit}`}`,
  );
  return usage.end_time ? [...lines, `until: ${usage.end_time}`] : lines;
}
