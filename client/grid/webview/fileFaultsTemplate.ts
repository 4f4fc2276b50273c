import { html, nothing, type TemplateResult } from 'lit';
import type { FileFault } from '../../../shared/fileFault.ts';
import type { TableRows } from '../../../shared/tableProtocol.ts';
import { filled } from '../../session/webview/filled.ts';
import { numberText } from '../../session/webview/numberText.ts';
import type { GridState } from './gridState.ts';
import type { ToolbarActions } from './toolbarTemplate.ts';

/**
 * What keeps files from being read as they are meant, each with a link to its place in the text editor.
 *
 * @example fileFaultsTemplate(state, facts.faults, actions) // “app.json, line 14: This “{” is not closed.”
 */
export function fileFaultsTemplate(
  { words }: GridState,
  { first, count }: NonNullable<TableRows['faults']>,
  { post }: ToolbarActions,
): TemplateResult {
  const link = ({ uri, range, message }: FileFault) => {
    const name = decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1));
    return html`<li><button class="place" @click=${() => post({ type: 'openText', uri, range })}
      >${filled(words.faultPlace, name, numberText(range.start.line + 1), message)}</button></li>`;
  };
  const further = count - first.length;
  return html`<div id="file-faults" class="problem" role="status">
    ${words.notWellFormed}
    <ul>${first.map(link)}${further > 0 ? html`<li>${filled(words.furtherFaults, numberText(further))}</li>` : nothing}</ul>
  </div>`;
}
