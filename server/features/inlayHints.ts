import {
  type InlayHint,
  type InlayHintLabelPart,
  InlayHintRefreshRequest,
  InlayHintRequest,
  type Location,
} from 'vscode-languageserver';
import { say } from '../../shared/sentences/sentence.ts';
import type { KeyUse } from '../code/codeFile.ts';
import { isLater } from '../lsp/clientSupport.ts';
import type { Session } from '../lsp/session.ts';
import { excerpt } from './actions/wantedSegments.ts';
import { blockTextIn } from './code/blockKey.ts';
import { keyTextIn, messageOf, shownText } from './code/keyTexts.ts';
import { type CodeDocument, codeDocument } from './code/projectKeys.ts';
import type { Feature } from './feature.ts';
import { locationOf } from './keyUnderCursor.ts';

/** Longer texts are cut; the tooltip has the whole. */
const longest = 40;

/** Behind each key in source code: its text, in the language that the settings name. */
export const inlayHints: Feature = {
  capabilities: (client) => (client.inlayHints && !isLater(client, 'inlayHint') ? { inlayHintProvider: true } : {}),
  register(registry, session) {
    registry.onRequest(InlayHintRequest.type, async ({ textDocument, range }, { signal }) => {
      const document = await codeDocument(session, textDocument.uri);
      if (!document) return null;
      const { inlayHints: isOn, inlayLanguage } = document.workspace.settings.of(document.path).code;
      if (!isOn) return null;
      const visible = document.text.offsetsAt(range);
      const hints: InlayHint[] = [];
      for (const use of document.file.uses) {
        if (signal.aborted) break;
        if (use.range.end < visible.start || use.range.start > visible.end) continue;
        const hint = await hintFor(session, document, use, inlayLanguage);
        if (hint) hints.push(hint);
      }
      return hints;
    });
  },
  async filesSettled(_changes, { client, connection }) {
    if (client.refreshesInlayHints) await connection.sendRequest(InlayHintRefreshRequest.type);
  },
};

async function hintFor(
  session: Session,
  document: CodeDocument,
  use: KeyUse,
  language: string,
): Promise<InlayHint | undefined> {
  if (use.componentTexts) return ownHint(session, document, use, language);
  const { index, workspace } = document;
  const [resolved] = index.resolve(use).flatMap((one) => messageOf(one) ?? []);
  if (!resolved) return undefined;
  const wanted = await keyTextIn(workspace, resolved, language);
  const shown = wanted ?? (await keyTextIn(workspace, resolved, ''));
  const value = shown && shownText(shown);
  const [segment] = shown?.segments ?? [];
  if (!value || !shown.file || !segment) return undefined;
  const location = locationOf(session, shown.path, shown.file.catalog.text, segment.idRange ?? segment.range);
  return hintOf(session, document, use, { value, lacks: wanted ? undefined : language, location });
}

/** As {@link hintFor}, where the component has the text itself. */
function ownHint(session: Session, document: CodeDocument, use: KeyUse, language: string): InlayHint | undefined {
  const blockText = blockTextIn(document, use.componentTexts ?? [], language);
  if (!blockText?.text.target.value) return undefined;
  const { text, isWanted } = blockText;
  const location = locationOf(session, document.path, document.file.text, text.range);
  return hintOf(session, document, use, { value: text.target.value, lacks: isWanted ? undefined : language, location });
}

/** A hint behind a key. `lacks`: the language that was wanted, where the text is of another. */
function hintOf(
  session: Session,
  { text, file: code }: CodeDocument,
  use: KeyUse,
  {
    value,
    lacks,
    location,
  }: { readonly value: string; readonly lacks: string | undefined; readonly location: Location },
): InlayHint {
  const isQuoted = /["'`]/.test(code.text.charAt(use.range.end));
  const remark =
    lacks === undefined ? '' : `\n\n${session.localized(say`not translated into ${{ language: lacks }} yet`)}`;
  const part: InlayHintLabelPart = { value: excerpt(value, longest), tooltip: value + remark, location };
  return {
    position: text.positionAt(use.range.end + (isQuoted && !use.composed ? 1 : 0)),
    label: [part],
    paddingLeft: true,
  };
}
