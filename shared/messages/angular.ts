import type { MessageSyntaxReader, MessageUnit } from './message.ts';
import { placeholder, tag } from './placeholder.ts';

const pattern =
  /\{\{\s*([^{}\s](?:[^{}\n]{0,198}[^{}\s])?)\s*\}\}|\{\$([A-Za-z][\w.-]{0,80})\}|\$\{([^{}\n]{1,200})\}(?::([A-Za-z_]\w{0,80}):)?/g;

/**
 * What Angular puts into messages: interpolations `{{ expr }}`, the named parts of `$localize` files (`{$PH}`,
 * `{$START_LINK}…{$CLOSE_LINK}`) and of tagged templates (`${expr}:NAME:`). The id is the expression, or the name where
 * there is one; START and CLOSE are a pair of tags. The ICU expressions beside them are read by `icu`.
 * Source: https://angular.dev/guide/i18n/prepare
 *
 * @example angular.find('{$START_LINK}Go, {{ name }}{$CLOSE_LINK}').map((unit) => unit.id); // ['LINK', 'name', 'LINK']
 */
export const angular: MessageSyntaxReader = {
  find(value) {
    if (!value.includes('{')) return [];
    const units: MessageUnit[] = [];
    for (const match of value.matchAll(pattern)) {
      const [raw, interpolation, part, expression, name] = match;
      const start = match.index;
      const end = start + raw.length;
      const edge = part === undefined ? undefined : /^(START|CLOSE)_(\w+)$/.exec(part);
      if (edge) units.push(tag('angular', start, end, edge[1] === 'START' ? 'open' : 'close', edge[2] ?? ''));
      else {
        const id = interpolation?.replace(/\s+/g, ' ') ?? part ?? name ?? expression?.trim() ?? '';
        units.push(placeholder('angular', start, end, id));
      }
    }
    return units;
  },
};

/** Whether a text of Angular holds an ICU expression, which its files do not announce. */
export function hasAngularIcu(value: string): boolean {
  return /\{\s*[\w.$]+\s*,\s*(?:plural|select|selectordinal)\s*,/.test(value);
}
