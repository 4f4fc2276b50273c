import type { InlineRules } from '../../xml/inlineRules.ts';
import { plainText } from '../../xml/plainText.ts';

/**
 * What may stand inside a string resource: styling tags around text, and `xliff:g`, which protects what is in it
 * whatever its prefix. Its `example` or `id` is what people see in its place; both are notes for translators, which the
 * platform's own tools write in another way in each translation (`NAME_0` for `name`), so what is protected tells which it is.
 */
export const androidInline: InlineRules = {
  shape: (name) => (name === 'g' ? 'whole' : 'pair'),
  describe: (name, attributes, raw) => {
    if (name === 'g') {
      const inside = plainText(raw, { start: 0, end: raw.length });
      return { id: `g:${protectedText(inside)}`, display: attributes.get('example') ?? attributes.get('id') ?? inside };
    }
    if (name !== 'annotation') return { id: name, display: name };
    const [first] = attributes.all;
    const key = first ? `@${first.name}=${attributes.get(first.name)}` : '';
    return { id: `${name}${key}`, display: name };
  },
};

/** The one directive of a text is the same with its number and without. */
const protectedText = (inside: string) => inside.trim().replace(/^%(?=[a-zA-Z])/, '%1$');
