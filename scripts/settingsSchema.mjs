import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The JSON schema of `interline.json`, made of the settings in the extension's manifest, so that the two cannot drift:
 * editors complete and explain the file with the same words as the settings page.
 *
 * @param {string} root folder of package.json and package.nls.json.
 */
export function settingsSchema(root) {
  const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const words = read('package.nls.json');
  const said = (text) => text?.replace(/^%(.*)%$/, (_, key) => words[key] ?? '');
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Interline project settings',
    type: 'object',
    properties: { $schema: { type: 'string' } },
    additionalProperties: false,
  };
  for (const { properties } of read('package.json').contributes.configuration) {
    for (const [id, setting] of Object.entries(properties)) {
      const [, ...path] = id.split('.');
      if (setting.scope !== 'resource') continue;
      const { scope: _, markdownDescription, default: fallback, ...rest } = setting;
      let place = schema;
      for (const name of path.slice(0, -1)) {
        place.properties[name] ??= { type: 'object', properties: {}, additionalProperties: false };
        place = place.properties[name];
      }
      // An empty field of the settings page is null; a file simply leaves the setting out.
      const type = Array.isArray(rest.type) ? rest.type[0] : rest.type;
      place.properties[path.at(-1)] = {
        ...rest,
        type,
        ...(fallback === null ? {} : { default: fallback }),
        description: said(markdownDescription),
      };
    }
  }
  return schema;
}
