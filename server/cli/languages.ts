import { type LanguageResource, languageResources } from '../../shared/api/languages.ts';
import { command, exitCodes } from './command.ts';
import { serviceOptions } from './serviceOptions.ts';
import { tableLines } from './table.ts';
import { withService } from './withService.ts';

/** `interline languages`: what the service can do in which language. */
export const languages = command({
  usage: '[--for RESOURCE] [--json] [--service URL]',
  summary: 'lists the languages that the service offers',
  details: 'The embedded service lists what the engines of this machine can do.',
  options: {
    for: { type: 'string', value: 'RESOURCE', choices: languageResources, summary: 'what the languages are for' },
    json: { type: 'boolean', summary: 'one JSON object per line, as the service gives it' },
    ...serviceOptions,
  },
  async run({ options }, terminal, signal) {
    const resource = (options.for ?? 'translate_text') as LanguageResource;
    const offered = await withService(
      options,
      terminal,
      signal,
      (client) => client.languages(resource, ['beta'], signal),
      true,
    );
    if (options.json) for (const language of offered) terminal.out(JSON.stringify(language));
    else if (offered.length === 0) terminal.say('The service offers no language for this.');
    else {
      const rows = offered.map(({ lang, name, usable_as_source, usable_as_target, features }) => [
        lang,
        name,
        usable_as_source ? 'yes' : '–',
        usable_as_target ? 'yes' : '–',
        Object.keys(features).join(', '),
      ]);
      for (const line of tableLines([['code', 'name', 'source', 'target', 'features'], ...rows])) terminal.out(line);
    }
    return exitCodes.clean;
  },
});
