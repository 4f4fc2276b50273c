import type { MessageSyntaxReader } from './message.ts';
import { placeholders } from './placeholder.ts';

/** Substitutions of template literals: `${name}`, `${user.name}`. The id is the expression. */
export const esTemplate: MessageSyntaxReader = {
  id: 'es-template',
  find(value) {
    if (!value.includes('${')) return [];
    return placeholders('es-template', value, /\$\{([^{}\n]{1,120})\}/g, (match) => match[1]?.trim());
  },
};
