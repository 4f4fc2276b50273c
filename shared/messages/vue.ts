import { say } from '../sentences/sentence.ts';
import type { MessageFault, MessageSyntaxReader, MessageUnit } from './message.ts';
import { placeholder, separator } from './placeholder.ts';

/** `{name}`, `{0}`, `{user.name}` (v8); `{'literal'}`; linked messages; the separator of plural forms. */
const pattern =
  /\{\s*(?:'((?:[^'\\\n]|\\.){0,80})'|"((?:[^"\\\n]|\\.){0,80})"|((?:\d{1,4}|[\p{L}_$][\p{L}\p{N}_$-]{0,80})(?:\.[\p{L}\p{N}_$-]{1,80})*))\s*\}|@(?:\.[a-zA-Z]\w{0,40})?:(?:\{\s*(?:'([^'{}\n]{1,120})'|"([^"{}\n]{1,120})"|([\p{L}_$][\p{L}\p{N}_$.-]{0,120}))\s*\}|\(([^()\n]{1,120})\)|([\p{L}\p{N}_$]+(?:[.-][\p{L}\p{N}_$-]+)*))|\|/gu;

/**
 * Interpolations and linked messages of vue-i18n: `{name}`, `{0}`, `{'@'}` (literal text), `@:key`, `@.lower:key`,
 * `@:{'key'}`, `@:(key)`; `|` separates plural forms. The id is the name; of a literal the text in quotes; of a linked
 * message its key: `@:key`. How many forms a language has is its own affair: the separators are not compared.
 * A brace that opens and is not closed is a fault in every version.
 * Source: https://vue-i18n.intlify.dev/guide/essentials/syntax
 *
 * @example vue.find("{'@'}{name} | @.upper:app.name").map((unit) => unit.id); // ["'@'", 'name', '|', '@:app.name']
 */
export const vue: MessageSyntaxReader = {
  signs: /[@|]/,
  find(value) {
    if (!/[{@|]/.test(value)) return [];
    const units: MessageUnit[] = [];
    for (const match of value.matchAll(pattern)) {
      const [raw, single, double, name, quotedKey, doubleKey, braceKey, parenKey, key] = match;
      const start = match.index;
      if (raw === '|') units.push(separator('vue', start));
      else {
        const literal = single ?? double;
        const link = quotedKey ?? doubleKey ?? braceKey ?? parenKey ?? key;
        const id = name ?? (link === undefined ? `'${literal}'` : `@:${link}`);
        const unit = placeholder('vue', start, start + raw.length, id);
        // A literal is a character of the text, which another language may do without: its own quotation marks.
        units.push(literal === undefined ? unit : { ...unit, optional: true });
      }
    }
    return units;
  },
  faults(value): readonly MessageFault[] {
    const open = value.lastIndexOf('{');
    if (open < 0 || value.indexOf('}', open) >= 0) return [];
    if (value[open - 1] === "'" && value[open + 1] === "'") return [];
    return [{ start: open, end: open + 1, message: say`This “{” is not closed` }];
  },
};
