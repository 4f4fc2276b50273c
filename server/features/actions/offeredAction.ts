import type { WorkspaceEdit } from 'vscode-languageserver';
import type { TextRange } from '../../../shared/catalog/textRange.ts';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import type { Sentence } from '../../../shared/sentences/sentence.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';

interface ActionBase {
  /** In the imperative, with what will be there. */
  readonly title: Sentence;
  /** Kind of LSP: `quickfix`, `refactor.rewrite`. */
  readonly kind: string;
  /** The findings that it clears. */
  readonly fixes?: readonly Finding[];
  readonly preferred?: boolean;
}

/** An action of the menu: a new target for one segment, a ready edit, the removal of a key, or a command. */
export type OfferedAction =
  | (ActionBase & { readonly translation: SegmentTranslation })
  | (ActionBase & { readonly edit: WorkspaceEdit })
  /** The id of a segment whose key is to go from every file. */
  | (ActionBase & { readonly removal: string })
  | (ActionBase & { readonly command: string; readonly arguments: readonly unknown[] });

/** Where the menu was opened. */
export interface ActionRequest {
  readonly session: Session;
  readonly snapshot: Snapshot;
  /** The cursor or selection, in offsets of the file's text. */
  readonly range: TextRange;
  /** Findings that the range touches. */
  readonly findings: readonly Finding[];
}

/** One source of actions. */
export interface ActionProvider {
  /** The kinds that it may offer: it is not asked for others. */
  readonly kinds: readonly string[];
  offer(request: ActionRequest): Promise<readonly OfferedAction[]>;
}
