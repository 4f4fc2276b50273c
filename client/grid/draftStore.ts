import type { Memento } from 'vscode';
import { textOfChips } from '../../shared/messages/chips.ts';
import type { Draft, Drafts } from './gridMessages.ts';

/** Translations that were typed into tables and not written yet. They outlive the table, the server and the window. */
export interface DraftStore {
  of(uri: string): Drafts;
  /** Keeps the draft of a segment, or forgets it where there is none any more. */
  keep(uri: string, id: string, draft: Draft | undefined): void;
  /** Forgets the draft of a segment where it is to the letter the text that was written. */
  drop(uri: string, id: string, written: string): void;
}

/** Keeps drafts in the workspace's own storage. */
export function draftStore(storage: Memento): DraftStore {
  const key = (uri: string) => `interline.drafts:${uri}`;
  const of = (uri: string) => storage.get<Drafts>(key(uri), {});
  const keep = (uri: string, id: string, draft: Draft | undefined) => {
    const { [id]: _, ...others } = of(uri);
    const drafts = draft ? { ...others, [id]: draft } : others;
    const isEmpty = Object.keys(drafts).length === 0;
    void storage.update(key(uri), isEmpty ? undefined : drafts);
  };
  return {
    of,
    keep,
    drop(uri, id, written) {
      const draft = of(uri)[id];
      if (draft && textOfChips(draft.target) === written) keep(uri, id, undefined);
    },
  };
}
