import { type Hover, MarkupKind, type Position, type Range } from 'vscode-languageserver';
import { messageId } from '../../../shared/catalog/messageId.ts';
import { nearestKeys } from '../../../shared/nearest.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { keysFor, type Resolved } from '../../code/keyIndex.ts';
import type { Session } from '../../lsp/session.ts';
import { type BlockKey, blockKeyAt } from './blockKey.ts';
import { code, escapeMarkdown, groupLine, languageLine, placeLink, stateWords } from './hoverText.ts';
import { actionsOf, translateEverywhere } from './keyActions.ts';
import { type KeyText, keyTexts, messageOf, shownText } from './keyTexts.ts';
import { type CodeDocument, codeDocument, useAt } from './projectKeys.ts';

/** Languages that are shown; a project may have a hundred. */
const mostLanguages = 30;
const mostSimilar = 3;

/**
 * The texts of the key at a position of source code, in every language, with their states and a link to each entry.
 *
 * @returns undefined where there is no key.
 */
export async function keyHover(session: Session, uri: string, position: Position): Promise<Hover | undefined> {
  const document = await codeDocument(session, uri);
  if (!document) return undefined;
  const blockKey = blockKeyAt(document, position);
  if (blockKey) return hoverOf(session, blockHover(session, blockKey), document.text.rangeAt(blockKey.range));
  const use = useAt(document, position);
  if (!use) return undefined;
  const resolved = document.index.resolve(use);
  const blocks: string[] = [];
  for (const one of resolved) {
    const message = messageOf(one);
    blocks.push(
      message
        ? await languagesOf(session, document, message)
        : groupLine(session, one.key, [...new Set(one.segments.map(messageId))]),
    );
  }
  if (resolved.length === 0) {
    if (document.index.isForeign(use)) return undefined;
    const missing = `**${escapeMarkdown(use.key)}** – ${session.localized(say`no file has this key`)}`;
    const meant = nearestKeys(use.key, keysFor(use, document.file, document.index), mostSimilar)
      .map(code)
      .join(', ');
    blocks.push(meant ? `${missing}\n\n${session.localized(say`Similar keys: ${meant}`)}` : missing);
  }
  return hoverOf(session, blocks.join('\n\n---\n\n'), document.text.rangeAt(use.range));
}

/** A hover with a text in Markdown, plain for clients that know none. */
function hoverOf(session: Session, value: string, range: Range): Hover {
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
  const notes = resolved.segments.flatMap(({ notes: ofSegment }) =>
    ofSegment.map(({ text }) => `_${escapeMarkdown(text)}_`),
  );
  return [
    `**${escapeMarkdown(resolved.key)}**`,
    ...lines,
    ...more,
    ...translateEverywhere(session, texts, resolved),
    ...new Set(notes),
  ].join('\n\n');
}

function lineOf(session: Session, text: KeyText): string {
  const { language, file, segments, state } = text;
  const [first] = segments;
  const place =
    file && first ? placeLink(session, text.path, file.catalog.text, (first.idRange ?? first.range).start) : undefined;
  const words = state === 'missing' ? say`missing` : state === 'source' ? undefined : stateWords[state];
  return languageLine(session, {
    language,
    place,
    value: shownText(text),
    words: state === 'translated' ? undefined : words,
  });
}

/** The texts of a component's own key in every language of its `<i18n>` blocks, each with a link to its place. */
function blockHover(session: Session, { document, key, isMessage, texts }: BlockKey): string {
  if (!isMessage) return groupLine(session, key, [...new Set(texts.map((text) => text.key))]);
  const { path, file } = document;
  const present = new Set(texts.map(({ language }) => language));
  const absent = new Set(file.blockTexts.flatMap(({ language }) => (present.has(language) ? [] : [language])));
  const lines = texts.map(({ language, range, target: { value } }) =>
    languageLine(session, {
      language,
      place: placeLink(session, path, file.text, range.start),
      value,
      words: value === '' ? stateWords.untranslated : undefined,
    }),
  );
  const missing = [...absent].map((language) => languageLine(session, { language, words: say`missing` }));
  return [`**${escapeMarkdown(key)}**`, ...lines, ...missing].join('\n\n');
}
