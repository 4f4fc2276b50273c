import { lackingEntries } from '../../../shared/formats/lackingEntries.ts';
import { type EditedKey, keyCommands, type TranslatedKey } from '../../../shared/protocol.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import type { Resolved } from '../../code/keyIndex.ts';
import { uriOf } from '../../lsp/paths.ts';
import type { Session } from '../../lsp/session.ts';
import { type KeyText, shownText } from './keyTexts.ts';

/** A longer text is edited in its file. */
const mostEdited = 300;

/** The links of a hover that do something with the text of a key in one language; none for clients without such commands. */
export function actionsOf(session: Session, text: KeyText, resolved: Resolved): readonly string[] {
  if (!session.client.runsKeyCommands || text.state === 'source') return [];
  const wanted = untranslatedOf(session, text, resolved);
  if (wanted) return [link(session.localized(say`Translate`), keyCommands.translate, [[wanted]])];
  const edited = editedOf(session, text);
  return edited ? [link(session.localized(say`Edit`), keyCommands.edit, [edited])] : [];
}

/** A link that translates a key into every language that lacks it; none where fewer than two do. */
export function translateEverywhere(
  session: Session,
  texts: readonly KeyText[],
  resolved: Resolved,
): readonly string[] {
  if (!session.client.runsKeyCommands) return [];
  const wanted = texts.flatMap((text) => untranslatedOf(session, text, resolved) ?? []);
  if (wanted.length < 2) return [];
  const title = session.localized(say`Translate into ${wanted.length} languages`);
  return [link(title, keyCommands.translate, [wanted])];
}

/** What there is to translate of a key in a file: entries that are empty, or that it lacks. */
function untranslatedOf(
  session: Session,
  { file, path, segments, state }: KeyText,
  resolved: Resolved,
): TranslatedKey | undefined {
  if (!file || (state !== 'missing' && state !== 'untranslated')) return undefined;
  const sourceIds = new Set(resolved.segments.map(({ id }) => id));
  const ids =
    state === 'missing'
      ? [...lackingEntries(file.catalog, file.targetLanguage ?? '')].flatMap(({ id, source }) =>
          sourceIds.has(source.id) ? [id] : [],
        )
      : segments.flatMap((segment) => (segment.state === 'untranslated' ? [segment.id] : []));
  return ids.length > 0 ? { uri: uriAt(session, path), ids } : undefined;
}

/** A text of one line, without codes. */
function editedOf(session: Session, keyText: KeyText): EditedKey | undefined {
  const { file, path, segments, language } = keyText;
  const [segment] = segments;
  const text = shownText(keyText);
  if (!file || !segment?.target || segments.length !== 1 || text === undefined) return undefined;
  if (segment.target.codes.length > 0 || text.length > mostEdited || /[\r\n]/.test(text)) return undefined;
  return { uri: uriAt(session, path), id: segment.id, language, text };
}

const uriAt = (session: Session, path: string): string => session.documents.atPath(path)?.uri ?? uriOf(path);

/** A link that runs a command. What it takes along is encoded, so that no text ends the link or starts another. */
function link(title: string, command: string, args: readonly unknown[]): string {
  const encoded = encodeURIComponent(JSON.stringify(args)).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `[${title}](command:${command}?${encoded})`;
}
