import type { MessageSyntaxReader } from './message.ts';
import { placeholders } from './placeholder.ts';

/**
 * Substitutions of template literals: `${name}`, `${user.name}`. The id is the expression; of one with arguments behind a colon,
 * as help texts of other languages describe it (`${upper:string}`), what is in front of it.
 */
export const esTemplate: MessageSyntaxReader = {
  id: 'es-template',
  find(value) {
    if (!value.includes('${')) return [];
    return placeholders('es-template', value, /\$\{([^{}\n]{1,120})\}/g, (match) =>
      match[1]?.trim().replace(/^(\w+):[\s\S]*$/, '$1'),
    );
  },
};
