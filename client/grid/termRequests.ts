import { Range, type TextDocument, WorkspaceEdit, workspace } from 'vscode';
import { textOfChips } from '../../shared/messages/chips.ts';
import type { RequestName } from '../../shared/requestName.ts';
import { type ChangedRows, type ChangeRowsParams, changeRowsRequest } from '../../shared/tableChangesProtocol.ts';
import { type FindRowParams, findRowRequest, type RowsParams, rowsRequest } from '../../shared/tableProtocol.ts';
import {
  editTermsRequest,
  findTermRequest,
  type TermDocument,
  type TermEdit,
  termRowsRequest,
} from '../../shared/termTableProtocol.ts';
import { ask } from '../session/ask.ts';
import { failureText } from '../session/failureText.ts';
import type { RequestMaker } from './gridRequests.ts';

/** How often an edit is made again because the document changed while it was on its way. */
const attempts = 3;

/**
 * Requests of a table of terms. The server, which knows no documents but localization files, gets the text with the first
 * request for each version, and makes the edits that are carried out here.
 */
export function termRequests(document: TextDocument): RequestMaker {
  return (session, tellTable) => {
    let sent = -1;
    const asked = async <P extends TermDocument, R>(
      request: RequestName<P, R>,
      params: Omit<P, keyof TermDocument>,
    ): Promise<R> => {
      const { version } = document;
      const about = { ...params, uri: document.uri.toString(), version } as unknown as P;
      const reply = sent === version ? await ask(session, request, about) : null;
      if (reply !== null) return reply;
      // A server that was started again has forgotten it.
      const answer = await ask(session, request, { ...about, text: document.getText() });
      sent = version;
      return answer;
    };
    const edit = async (wanted: TermEdit): Promise<void> => {
      for (let attempt = 1; ; attempt++) {
        const { version } = document;
        const { edits = [] } = (await asked(editTermsRequest, { edit: wanted })) ?? {};
        if (edits.length === 0) return;
        if (document.version !== version) {
          if (attempt === attempts) return;
          continue;
        }
        const change = new WorkspaceEdit();
        for (const { range, newText } of edits) {
          const place = new Range(document.positionAt(range.start), document.positionAt(range.end));
          change.replace(document.uri, place, newText);
        }
        await workspace.applyEdit(change);
        return;
      }
    };
    const answer = async (method: string, params: unknown): Promise<unknown> => {
      if (method === rowsRequest) return asked(termRowsRequest, params as RowsParams);
      if (method === findRowRequest) return asked(findTermRequest, params as FindRowParams);
      if (method === editTermsRequest) {
        await edit((params as { readonly edit: TermEdit }).edit);
        return { edits: [] };
      }
      return method === changeRowsRequest ? changeText(params as ChangeRowsParams) : null;
    };
    const changeText = async ({ rows, column = '', change }: ChangeRowsParams): Promise<ChangedRows> => {
      const [row] = Array.isArray(rows) ? rows : [];
      if (change.kind !== 'text' || row === undefined) return { changed: 0, files: [] };
      const { before, key } = change;
      const cells = [[textOfChips(change.target)]];
      const seen = { ...(before === undefined ? {} : { before }), ...(key === undefined ? {} : { key }) };
      await edit({ kind: 'cells', row, column, cells, filter: {}, ...seen });
      return { changed: 1, files: [document.uri.toString()] };
    };
    return async <P, R>(method: RequestName<P, R>, params: P, tell = tellTable): Promise<R | undefined> => {
      try {
        return (await answer(method, params)) as R;
      } catch (error) {
        tell(failureText(error));
        return undefined;
      }
    };
  };
}
