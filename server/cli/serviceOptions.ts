import { type EngineOption, engineOptions, readEngineOptions } from '../../shared/engineOptions.ts';
import type { ServiceChoice } from '../translation/connectService.ts';
import { UsageError } from './command.ts';

/** The options of every command that asks a service. */
export const serviceOptions = {
  service: { type: 'string', value: 'URL', summary: 'base URL of a remote service; the embedded one without it' },
  key: { type: 'string', value: 'KEY', summary: 'key of the remote service; better in INTERLINE_KEY' },
  scheme: { type: 'string', value: 'NAME', summary: 'scheme of the Authorization header (Service-Auth-Key)' },
  data: { type: 'string', value: 'DIR', summary: 'folder of the embedded service’s data' },
  ...engineCommandOptions(),
} as const;

/** What can be brought to the embedded service, as options of a command. */
function engineCommandOptions() {
  const all = engineOptions.map(({ option, value, summary }) => [
    option,
    { type: 'string', value, summary: `for the embedded service: ${summary}` },
  ]);
  return Object.fromEntries(all) as Record<EngineOption['option'], { type: 'string'; value: string; summary: string }>;
}

/**
 * The service that a command line and its environment choose. `INTERLINE_SERVICE_URL`, `INTERLINE_KEY` and
 * `INTERLINE_SCHEME` stand in for options that are not given; no file of a project can.
 *
 * @throws UsageError for a URL that is none, or a remote service without a key.
 */
export function serviceChoice(
  options: { readonly [K in keyof typeof serviceOptions]?: string },
  env: Readonly<Record<string, string | undefined>>,
): ServiceChoice {
  const url = options.service ?? env.INTERLINE_SERVICE_URL;
  const key = options.key ?? env.INTERLINE_KEY;
  const scheme = options.scheme ?? env.INTERLINE_SCHEME;
  if (url) {
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
      throw new UsageError('--service takes the base URL of a service: https://…');
    }
    if (!key) throw new UsageError('The remote service needs a key: --key KEY, or INTERLINE_KEY in the environment.');
  }
  return {
    ...(url ? { url } : {}),
    ...(url && key ? { key } : {}),
    ...(scheme ? { scheme } : {}),
    ...(options.data ? { dataFolder: options.data } : {}),
    engines: readEngineOptions(({ option }) => options[option]),
  };
}
