import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type Position,
  TextEdit,
} from 'vscode-languageserver';
import type { TextRange } from '../../../shared/catalog/textRange.ts';
import type { KeyUse } from '../../code/codeFile.ts';
import { keyScopeOf } from '../../code/extract/keyScopeOf.ts';
import type { KeyFile } from '../../code/keyIndex.ts';
import { splitNamespace } from '../../code/keyNames.ts';
import { readCode } from '../../code/readCode.ts';
import type { Session } from '../../lsp/session.ts';
import { excerpt } from '../actions/wantedSegments.ts';
import { sourceFirst } from './blockKey.ts';
import { shownText } from './keyTexts.ts';
import { type CodeDocument, codeDocument, currentCode, withOwnCalls } from './projectKeys.ts';

/** What an editor gets at once; it asks again as somebody types on. */
const mostItems = 500;
/** Stands for what is being typed, so that an empty or unfinished string is read as a key. */
const marker = '\u2042';

/**
 * Keys with their texts, where a string of source code is one or becomes one; those that the component has itself come first. What
 * the code puts in front of them is left away, a namespace is put in front where it is needed. Words of the text find a key as well.
 *
 * @returns undefined elsewhere.
 */
export async function keyCompletion(
  session: Session,
  uri: string,
  position: Position,
): Promise<CompletionList | undefined> {
  const document = await codeDocument(session, uri);
  if (!document) return undefined;
  const offset = document.text.offsetAt(position);
  const place = await typedKey(document, offset);
  if (!place) return undefined;
  const { use, range } = place;
  const typed = document.file.text.slice(range.start, offset).toLowerCase();
  const words = typed.split(/\s+/);
  const prefix = use.key.slice(0, use.key.length - use.written.length);
  const items: CompletionItem[] = [];
  let isIncomplete = false;
  const offer = (written: string, text: string, isOwn: boolean) => {
    const shown = `${written} ${text}`.toLowerCase();
    if (!words.every((word) => shown.includes(word))) return;
    if (items.length === mostItems) {
      isIncomplete = true;
      return;
    }
    items.push({
      label: written,
      kind: CompletionItemKind.Constant,
      detail: excerpt(text, 80),
      filterText: `${written} ${excerpt(text, 200)}`,
      sortText: `${isOwn ? 0 : 1}${written.toLowerCase().startsWith(typed) ? 0 : 1}${written}`,
      textEdit: TextEdit.replace(document.text.rangeAt(range), written),
    });
  };
  const blockKeys = new Map<string, string>();
  for (const { key, target } of sourceFirst(document, document.file.blockTexts)) {
    if (key.startsWith(prefix) && !blockKeys.has(key)) blockKeys.set(key, target.value);
  }
  for (const [key, text] of blockKeys) offer(key.slice(prefix.length), text, true);
  for (const { file, namespace } of await filesFor(session, document, use)) {
    for (const [name, segments] of file.byKey) {
      const isForm = segments.some(({ plural }) => plural && plural.group !== name && file.byKey.has(plural.group));
      const [key] = document.index.asked(name, file);
      if (isForm || !key?.startsWith(prefix) || blockKeys.has(key)) continue;
      const written = `${namespace ? `${namespace}:` : ''}${key.slice(prefix.length)}`;
      offer(written, shownText({ segments, state: 'source', file: file.file }) ?? '', false);
    }
  }
  return { isIncomplete, items };
}

/** The key that the cursor is in, and its place in the document; undefined where no key belongs. */
async function typedKey(
  { path, file, project }: CodeDocument,
  offset: number,
): Promise<{ readonly use: KeyUse; readonly range: TextRange } | undefined> {
  const { text } = file;
  const start = text.slice(0, offset).search(/["'`][^"'`\n]*$/);
  if (start < 0) return undefined;
  const quote = text.charAt(start);
  const line = /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
  const end = line.search(/["'`]/);
  const isClosed = end >= 0 && line.charAt(end) === quote && !/[(,;{]/.test(line.slice(0, end));
  const head = `${text.slice(0, offset)}${marker}`;
  // In a template of Angular the pipe that makes it a key comes behind it.
  const isValue = /(?:\{\{|\]=")\s*$/.test(text.slice(0, start));
  const piped = isValue ? [`${head}${quote} | translate `] : [];
  for (const marked of isClosed ? [head, ...piped] : [`${head}${quote}`, `${head}${quote})`, ...piped]) {
    // The end of the string comes from `marked`.
    const following = isClosed && marked !== head ? offset + end + 1 : offset;
    const reading = await withOwnCalls(await readCode(path, marked + text.slice(following)), project);
    const use = reading.uses.find((one) => one.written.includes(marker) && !one.composed);
    if (!use) continue;
    const clean = { ...use, key: use.key.replace(marker, ''), written: use.written.replace(marker, '') };
    return { use: clean, range: { start: use.range.start, end: isClosed ? use.range.end - 1 : offset } };
  }
  return undefined;
}

/** The files whose keys can stand there, each with the namespace that has to be written. */
async function filesFor(
  session: Session,
  { index: ofFile, workspace, path }: CodeDocument,
  use: KeyUse,
): Promise<readonly { readonly file: KeyFile; readonly namespace?: string }[]> {
  const inNamespace = ofFile.files.filter(
    ({ namespace }) => namespace !== undefined && use.namespaces.includes(namespace),
  );
  if (inNamespace.length > 0) return inNamespace.map((file) => ({ file }));
  const { code, index } = await currentCode(session, workspace);
  const isNamed = code.some(({ uses }) => uses.some((one) => one.namespaces.length > 0 || splitNamespace(one.key)));
  const usual = isNamed ? keyScopeOf({ index, code }, { namespaces: [], path })?.file : undefined;
  return index.files.map((file) => {
    return isNamed && file !== usual && file.namespace !== undefined ? { file, namespace: file.namespace } : { file };
  });
}
