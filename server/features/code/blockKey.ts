import type { Position } from 'vscode-languageserver';
import type { TextRange } from '../../../shared/catalog/textRange.ts';
import { sameLanguage } from '../../../shared/languages/languageTag.ts';
import type { KeyUse } from '../../code/codeFile.ts';
import type { BlockText } from '../../code/i18nBlocks.ts';
import type { Session } from '../../lsp/session.ts';
import { type CodeDocument, codeDocument, useAt } from './projectKeys.ts';

/** A key that a component of Vue has itself, at a call that asks for it or where it stands in an `<i18n>` block. */
export interface BlockKey {
  readonly document: CodeDocument;
  /** The key that stands there: that of a message, or of a group of them. */
  readonly key: string;
  /** False for a group. */
  readonly isMessage: boolean;
  /** Its place under the cursor, in UTF-16 offsets. */
  readonly range: TextRange;
  /** The call, where it is one. */
  readonly use?: KeyUse;
  /** Its texts, those of the source language first. */
  readonly texts: readonly BlockText[];
}

/** The key of a component at a position of its file; undefined elsewhere. */
export async function blockKeyUnderCursor(
  session: Session,
  uri: string,
  position: Position,
): Promise<BlockKey | undefined> {
  const document = await codeDocument(session, uri);
  return document && blockKeyAt(document, position);
}

/** As {@link blockKeyUnderCursor}, of a document that was read. */
export function blockKeyAt(document: CodeDocument, position: Position): BlockKey | undefined {
  const use = useAt(document, position);
  if (use) {
    const { componentTexts, key, range } = use;
    if (!componentTexts) return undefined;
    const isMessage = componentTexts.every((text) => text.key === key);
    return { document, key, isMessage, range, use, texts: sourceFirst(document, componentTexts) };
  }
  const offset = document.text.offsetAt(position);
  const text = document.file.blockTexts.find(({ range }) => range.start <= offset && offset <= range.end);
  if (!text) return undefined;
  const { key, range } = text;
  const texts = document.file.blockTexts.filter((one) => one.key === key);
  return { document, key, isMessage: true, range, texts: sourceFirst(document, texts) };
}

/** The calls of the component that ask for a key, also by the name of a group that it is in. */
export function blockUses({ document, key }: BlockKey): readonly KeyUse[] {
  return document.file.uses.filter(({ componentTexts }) =>
    componentTexts?.some((text) => text.key === key || text.key.startsWith(`${key}.`)),
  );
}

/** Texts of a component with those of the project's source language in front; the others keep their order. */
export function sourceFirst({ workspace }: CodeDocument, texts: readonly BlockText[]): readonly BlockText[] {
  const isSource = ({ language }: BlockText) => sameLanguage(language, workspace.settings.project.sourceLanguage);
  return [...texts.filter(isSource), ...texts.filter((text) => !isSource(text))];
}

/** The text of a message in a language, else in the one that comes first; undefined for a group of messages. */
export function blockTextIn(
  document: CodeDocument,
  texts: readonly BlockText[],
  language: string,
): { readonly text: BlockText; readonly isWanted: boolean } | undefined {
  const [first, ...others] = sourceFirst(document, texts);
  if (!first || others.some(({ key }) => key !== first.key)) return undefined;
  const named = language === '' ? first : texts.find((one) => sameLanguage(one.language, language));
  return named?.target.value ? { text: named, isWanted: true } : { text: first, isWanted: language === '' };
}
