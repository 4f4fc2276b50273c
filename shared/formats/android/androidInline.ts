import type { InlineRules } from '../../xml/inlineRules.ts';
import { plainText } from '../../xml/plainText.ts';

/**
 * What may stand inside a string resource: styling tags around text, and `xliff:g`, which protects what is in it
 * whatever its prefix. Its `example` or `id` is what people see in its place.
 */
export const androidInline: InlineRules = {
  shape: (name) => (name === 'g' ? 'whole' : 'pair'),
  describe: (name, attributes, raw) => {
    if (name === 'g') {
      const id = attributes.get('id');
      const inside = plainText(raw, { start: 0, end: raw.length });
      return { id: `g:${id ?? inside}`, display: attributes.get('example') ?? id ?? inside };
    }
    if (name !== 'annotation') return { id: name, display: name };
    const [first] = attributes.all;
    const key = first ? `@${first.name}=${attributes.get(first.name)}` : '';
    return { id: `${name}${key}`, display: name };
  },
};
