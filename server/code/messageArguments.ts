import { messageId } from '../../shared/catalog/messageId.ts';
import type { MessageSyntax } from '../../shared/catalog/segment.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import type { KeyUse } from './codeFile.ts';
import type { Resolved } from './keyIndex.ts';

/** Syntaxes whose placeholders have names that code passes. */
const named: ReadonlySet<MessageSyntax> = new Set(['i18next', 'icu', 'vue', 'brace', 'angular', 'es-template', 'ruby']);

/** Names that every form of a message shows and that a call does not pass. */
export function lackingArguments(use: KeyUse, resolved: readonly Resolved[]): readonly string[] {
  const { passed } = use;
  return passed ? shownArguments(use, resolved).filter((name) => !passed.includes(name)) : [];
}

/** Names that every form of a message shows; none where it is not certain which message is meant. */
export function shownArguments(use: KeyUse, resolved: readonly Resolved[]): readonly string[] {
  const [only, another] = resolved;
  if (!only || another || use.optional) return [];
  const { segments, file } = only;
  // An object of texts, or the texts of contexts: which of them is shown nobody knows.
  if (new Set(segments.map(messageId)).size > 1) return [];
  const shown = new Set<string>();
  for (const { target, syntaxes } of segments) {
    if (!target) continue;
    const message = analyzeMessage(
      target,
      (syntaxes ?? file.file.catalog.syntaxes).filter((syntax) => named.has(syntax)),
    );
    for (const [name, { type }] of message.icu?.arguments ?? []) if (type !== 'tag') shown.add(name);
    for (const { type, id, start } of message.icu ? [] : message.units) {
      // Other messages that are taken in, `$t(…)` and `@:…`, get what they need from the call as well, but are not named.
      if (/^(?:\$t\(|@)/.test(target.value.slice(start, start + 3))) continue;
      // Transloco puts in the text of another key: `{{ common.close }}`.
      if (file.byKey.has(id.trim())) continue;
      const name = /^[A-Za-z_$][\w$]*/.exec(id)?.[0];
      if (type === 'placeholder' && name) shown.add(name);
    }
  }
  return [...shown];
}
