import { html, nothing, type TemplateResult } from 'lit';
import type { GridState, LanguageCell } from './gridState.ts';

/** Id of what is wrong with the cell that is edited: it describes it. */
export const faultId = 'fault';

/**
 * Why a segment is as it was, or is not on disk, and what to do about it.
 *
 * @param isDraft whether what was typed is kept beside what the file has.
 */
export function faultTemplate(
  { words, refused, failed, editing }: GridState,
  { key, segment }: LanguageCell,
  isDraft: boolean,
): TemplateResult | typeof nothing {
  const refusal = refused.get(key);
  const reasons = failed.flatMap(({ uri, ids, reason }) =>
    uri === segment.uri && ids.includes(segment.id) ? [reason] : [],
  );
  if (refusal !== undefined) reasons.unshift(isDraft ? `${refusal} ${words.typedIsKept}` : refusal);
  if (reasons.length === 0) return nothing;
  return html`<div class="remark fault" id=${editing?.key === key ? faultId : nothing}>
    <span class="codicon codicon-error is-error" aria-hidden="true"></span> ${reasons.join(' ')}</div>`;
}
