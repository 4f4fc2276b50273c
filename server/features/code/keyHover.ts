import { type Hover, MarkupKind, type Position } from 'vscode-languageserver';
import { messageId } from '../../../shared/catalog/messageId.ts';
import { nearestKeys } from '../../../shared/nearest.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import type { Resolved } from '../../code/keyIndex.ts';
import type { Session } from '../../lsp/session.ts';
import { code, escapeMarkdown, stateWords } from './hoverText.ts';
import { actionsOf, translateEverywhere } from './keyActions.ts';
import { isMessage, type KeyText, keyTexts, shownText } from './keyTexts.ts';
import { type CodeDocument, codeDocument, useAt } from './projectKeys.ts';

/** Languages that are shown; a project may have a hundred. */
const mostLanguages = 30;
const mostKeys = 8;
const mostSimilar = 3;

/**
 * The texts of the key at a position of source code, in every language, with their states and a link to each entry.
 *
 * @returns undefined where there is no key.
 */
export async function keyHover(session: Session, uri: string, position: Position): Promise<Hover | undefined> {
  const document = await codeDocument(session, uri);
  const use = document && useAt(document, position);
  if (!use) return undefined;
  const resolved = document.index.resolve(use);
  const blocks: string[] = [];
  for (const one of resolved) {
    blocks.push(isMessage(one) ? await languagesOf(session, document, one) : groupOf(session, one));
  }
  if (resolved.length === 0) {
    if (document.index.isForeign(use)) return undefined;
    const missing = `**${escapeMarkdown(use.key)}** – ${session.localized(say`no file has this key`)}`;
    const meant = nearestKeys(use.key, document.index.keys(use), mostSimilar).map(code).join(', ');
    blocks.push(meant ? `${missing}\n\n${session.localized(say`Similar keys: ${meant}`)}` : missing);
  }
  const value = blocks.join('\n\n---\n\n');
  const range = document.text.rangeAt(use.range);
  if (session.client.markdown) return { contents: { kind: MarkupKind.Markdown, value }, range };
  const plain = value
    .replaceAll('**', '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/(^|\n)\[/g, '$1')
    .replace(/\\(?=\W)/g, '')
    .replace(/\n\n/g, '\n');
  return { contents: { kind: MarkupKind.PlainText, value: plain }, range };
}

async function languagesOf(session: Session, { workspace }: CodeDocument, resolved: Resolved): Promise<string> {
  const texts = await keyTexts(workspace, resolved);
  const shown = texts.slice(0, mostLanguages);
  const lines = shown.map((text) => [lineOf(session, text), ...actionsOf(session, text, resolved)].join(' · '));
  const left = texts.length - lines.length;
  const more = left > 0 ? [session.localized(say`and ${left} more languages`)] : [];
  const notes = resolved.segments.flatMap(({ notes: own }) => own.map(({ text }) => `_${escapeMarkdown(text)}_`));
  return [
    `**${escapeMarkdown(resolved.key)}**`,
    ...lines,
    ...more,
    ...translateEverywhere(session, texts, resolved),
    ...new Set(notes),
  ].join('\n\n');
}

/** `[de](file:///…#L4) `Jetzt zahlen` – needs review`. */
function lineOf(session: Session, text: KeyText): string {
  const { language, file, segments, state } = text;
  const [first] = segments;
  const name = escapeMarkdown(language);
  const place =
    file && first ? placeOf(session, text.path, file.catalog.text, (first.idRange ?? first.range).start) : undefined;
  const linked = place ? `[${name}](${place})` : name;
  const value = shownText(text);
  const words = state === 'missing' ? say`missing` : state === 'source' ? undefined : stateWords[state];
  const shown = value ? ` ${code(value)}` : '';
  const isQuiet = words === undefined || state === 'translated';
  return `${linked}${shown}${isQuiet ? '' : ` – ${session.localized(words)}`}`;
}

/** The URI of a place of a file, as editors open it: `file:///app/en.json#L4`. */
function placeOf(session: Session, path: string, text: string, offset: number): string {
  const uri = session.uriOf(path);
  const { line } = session.textOf(path, text).positionAt(offset);
  return `${uri.replace(/[()<>\\\s]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))}#L${line + 1}`;
}

function groupOf(session: Session, { key, segments }: Resolved): string {
  const keys = [...new Set(segments.map(messageId))];
  const shown = keys
    .slice(0, mostKeys)
    .map((one) => code(one))
    .join(', ');
  const title = session.localized(say`a group of ${keys.length} keys`);
  return `**${escapeMarkdown(key)}** – ${title}\n\n${shown}${keys.length > mostKeys ? ' …' : ''}`;
}
