import type { SegmentState } from '../../../shared/catalog/segment.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import type { Session } from '../../lsp/session.ts';
import { excerpt } from '../actions/wantedSegments.ts';

/** How the states of a segment are called. */
export const stateWords: Readonly<Record<SegmentState, Sentence>> = {
  untranslated: say`untranslated`,
  'needs-review': say`needs review`,
  translated: say`translated`,
  final: say`final`,
};

/** Text as inline code, whatever is in it: the fence is longer than any run of backticks (CommonMark, Code spans). */
export function code(text: string): string {
  const line = excerpt(text, 500);
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${longest > 0 || line === '' ? ' ' : ''}${line}${longest > 0 ? ' ' : ''}${fence}`;
}

/** File contents must not become links, images or HTML of the editor. */
export function escapeMarkdown(text: string): string {
  return excerpt(text, 500).replace(/[\\`*_{}[\]()#+!|<>~&-]/g, '\\$&');
}

const mostKeys = 8;

/** A group of keys and its first ones, in Markdown. */
export function groupLine(session: Session, group: string, keys: readonly string[]): string {
  const shown = keys
    .slice(0, mostKeys)
    .map((one) => code(one))
    .join(', ');
  const title = session.localized(say`a group of ${keys.length} keys`);
  return `**${escapeMarkdown(group)}** – ${title}\n\n${shown}${keys.length > mostKeys ? ' …' : ''}`;
}

/**
 * The text of a key in one language, in Markdown: ``[de](file:///app/de.json#L4) `Jetzt zahlen` – needs review``.
 *
 * @param line `place` as {@link placeLink} gives it; `words` for a state that somebody should know of.
 */
export function languageLine(
  session: Session,
  line: {
    readonly language: string;
    readonly place?: string | undefined;
    readonly value?: string | undefined;
    readonly words?: Sentence | undefined;
  },
): string {
  const { language, place, value, words } = line;
  const name = escapeMarkdown(language);
  const linked = place ? `[${name}](${place})` : name;
  return `${linked}${value ? ` ${code(value)}` : ''}${words ? ` – ${session.localized(words)}` : ''}`;
}

/** The URI of a place of a file, as editors open it: `file:///app/en.json#L4`. */
export function placeLink(session: Session, path: string, text: string, offset: number): string {
  const uri = session.uriOf(path);
  const { line } = session.textOf(path, text).positionAt(offset);
  return `${uri.replace(/[()<>\\\s]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))}#L${line + 1}`;
}
