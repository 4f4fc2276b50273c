import type { ServerCapabilities } from 'vscode-languageserver';
import type { RequestName } from '../../shared/requestName.ts';
import type { ClientSupport } from '../lsp/clientSupport.ts';
import type { Session } from '../lsp/session.ts';

/** A request of LSP, by its method. `P` and `R` are carried for the compiler only. */
export interface RequestKind<P, R> {
  readonly method: string;
  readonly _?: readonly [P, R, ...unknown[]] | undefined;
}

/** What the safe wrapper hands to a handler beside the request's parameters. */
export interface RequestRun {
  /** Aborts when the client cancels. */
  readonly signal: AbortSignal;
}

/** Where a feature puts its handlers. Each runs inside the safe wrapper: see server/lsp/safely.ts. */
export interface Registry {
  onRequest<P, R>(
    request: RequestKind<P, R> | RequestName<P, R>,
    handler: (params: P, run: RequestRun) => Promise<R>,
  ): void;
  onNotification<P>(kind: { readonly method: string }, handler: (params: P) => unknown): void;
}

/**
 * One thing that the language server does. A new feature is a file that exports one of these, and a line in
 * `features.ts`.
 */
export interface Feature {
  /** What to tell the client at `initialize`. */
  capabilities?(client: ClientSupport): ServerCapabilities;
  register?(registry: Registry, session: Session): void;
  /** Called once the client is ready for requests of the server. */
  initialized?(session: Session): unknown;
  /**
   * Buffers were opened, changed or closed, or files changed on disk.
   *
   * @param paths absolute; empty when settings or folders changed and anything may be different.
   */
  filesChanged?(paths: readonly string[], session: Session): void;
  /** Nothing has changed for a moment: the time to ask again for what depends on several files. */
  filesSettled?(changes: Changes, session: Session): Promise<void>;
}

/** What has changed since the last time that nothing changed for a moment. */
export interface Changes {
  /** Absolute. */
  readonly paths: ReadonlySet<string>;
  /** True where anything may be different. */
  readonly isAll: boolean;
}
