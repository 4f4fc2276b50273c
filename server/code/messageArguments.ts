import type { Content } from '../../shared/catalog/content.ts';
import { messageId } from '../../shared/catalog/messageId.ts';
import type { MessageSyntax } from '../../shared/catalog/segment.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import type { KeyUse } from './codeFile.ts';
import type { BlockText } from './i18nBlocks.ts';
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
  if (use.componentTexts) return argumentsOfOwn(use.componentTexts);
  const [only, another] = resolved;
  if (!only || another || use.optional) return [];
  const { segments, file } = only;
  // An object of texts, or the texts of contexts: which of them is shown nobody knows.
  if (new Set(segments.map(messageId)).size > 1) return [];
  const shown = segments.flatMap(({ target, syntaxes }) =>
    target ? namesIn(target, syntaxes ?? file.file.catalog.syntaxes, (id) => file.byKey.has(id)) : [],
  );
  return [...new Set(shown)];
}

/** Of a message that a component has itself: names that its first language shows. */
function argumentsOfOwn([first, ...others]: readonly BlockText[]): readonly string[] {
  const isGroup = others.some(({ key }) => key !== first?.key);
  return first && !isGroup ? [...new Set(namesIn(first.target, ['vue'], () => false))] : [];
}

/**
 * What a call must pass to a message.
 *
 * @param isKey whether a placeholder puts in the text of another key: `{{ common.close }}` of Transloco.
 */
function namesIn(
  target: Content,
  syntaxes: readonly MessageSyntax[],
  isKey: (id: string) => boolean,
): readonly string[] {
  const message = analyzeMessage(
    target,
    syntaxes.filter((syntax) => named.has(syntax)),
  );
  if (message.icu) return [...message.icu.arguments].flatMap(([name, { type }]) => (type === 'tag' ? [] : [name]));
  return message.units.flatMap(({ type, id, start }) => {
    // Other messages that are taken in, `$t(…)` and `@:…`, get what they need from the call as well, but are not named.
    const isOther = /^(?:\$t\(|@)/.test(target.value.slice(start, start + 3)) || isKey(id.trim());
    const [name] = /^[A-Za-z_$][\w$]*/.exec(id) ?? [];
    return type === 'placeholder' && !isOther && name ? [name] : [];
  });
}
