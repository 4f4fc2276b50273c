import type { RequestName } from './requestName.ts';

/** Edits of whole projects that an editor shows before it makes them. */

/** Client → server: brings the files of every language to the keys of their source files. Answers {@link ProposedEdits}. */
export const syncEditsRequest: RequestName<unknown, ProposedEdits> = 'interline/syncEdits';

/** Client → server: makes keys of the texts that stand in source code. Answers {@link ProposedEdits}. */
export const extractEditsRequest: RequestName<ExtractEditsParams, ProposedEdits> = 'interline/extractEdits';

export interface ExtractEditsParams {
  /** `file:` URI of a source file. */
  readonly uri: string;
  /** That file alone, or all of its project. */
  readonly scope: 'file' | 'project';
}

export interface ProposedEdits {
  /** A `WorkspaceEdit` of LSP whose edits are to be confirmed; null where nothing is to be done. */
  readonly edit: unknown;
  /** What a person should know: that nothing is to be done, or what was left alone. */
  readonly message?: string;
}
