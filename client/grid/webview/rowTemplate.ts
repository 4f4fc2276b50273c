import { html, nothing, type TemplateResult } from 'lit';
import { isRightToLeft } from '../../../shared/languages/writing.ts';
import type { Piece } from '../../../shared/messages/chips.ts';
import type { FoldedGroup } from '../../../shared/tableFolds.ts';
import type { RowFinding, TableCell, TableRow } from '../../../shared/tableProtocol.ts';
import { filled } from '../../session/webview/filled.ts';
import { numberText } from '../../session/webview/numberText.ts';
import { isOvertaken, shownDraft } from './drafts.ts';
import { type Unit, unitsOf } from './editorUnits.ts';
import { faultId, faultTemplate } from './faultTemplate.ts';
import { figuresId, figuresTemplate } from './figuresTemplate.ts';
import {
  cellAt,
  drawnColumns,
  editedPieces,
  type GridState,
  groupHeads,
  isNewRow,
  isSelected,
  isSideBySide,
  isTerms,
  type LanguageCell,
  nameOf,
  targetColumn,
} from './gridState.ts';
import { groupOf } from './groupFolds.ts';

const stateIcons = {
  untranslated: 'circle-large-outline',
  'needs-review': 'question',
  translated: 'check',
  final: 'pass-filled',
} as const;
const severityIcons = { error: 'error', warning: 'warning', info: 'info', hint: 'lightbulb' } as const;

/** One row, at its place in the height of all of them. */
export function rowTemplate(state: GridState, place: number, top: number): TemplateResult {
  const row = state.row(place);
  const { focus, editing } = state;
  const isEdited = editing?.place === place;
  const heads = groupHeads(state, place);
  const classes = [
    'row',
    place % 2 === 1 ? 'odd' : '',
    focus.place === place ? 'focused' : '',
    isEdited ? 'edited' : '',
    row?.folded ? 'folded' : '',
  ];
  return html`
    <div role="row" class=${classes.filter(Boolean).join(' ')} data-index=${place} aria-rowindex=${place + 2}
      aria-selected=${isSelected(state, row?.id)} aria-busy=${row ? nothing : 'true'}
      .style=${`transform: translateY(${top}px)`}>
      ${heads.file === undefined || !row ? nothing : fileHeadTemplate(state, row, place, heads.file)}
      ${heads.key === undefined ? nothing : html`<div role="rowheader" class="group">${foldTemplate(state, place, 'key', heads.key)}</div>`}
      ${row?.folded ? nothing : drawnColumns(state).map((column, i) => cellTemplate(state, place, column, i + 1))}
    </div>`;
}

/** The name of the file that begins with a row, and whether one of its languages has changes that are not saved. */
function fileHeadTemplate(state: GridState, { cells }: TableRow, place: number, file: string) {
  const { words, dirty, facts } = state;
  const isDirty = cells.some((cell, i) => cell && dirty.has(cell.uri ?? facts?.columns[i]?.uri ?? ''));
  const name = html`<span class="codicon codicon-file" aria-hidden="true"></span> <span class="name">${file}</span>`;
  return html`<div role="rowheader" class="group file">${foldTemplate(state, place, 'file', name)} ${isDirty ? unsavedMark(words.unsaved) : nothing}</div>`;
}

/** What a group is called, to be clicked to fold or to open it; the keyboard's focus is here while it is folded. */
function foldTemplate(state: GridState, place: number, kind: FoldedGroup['kind'], name: unknown) {
  const { words, focus } = state;
  const folded = state.row(place)?.folded;
  const isClosed = folded?.kind === kind;
  const count = isClosed ? filled(words.inGroup, numberText(folded.count)) : '';
  return html`<button class="fold" tabindex=${isClosed && focus.place === place ? 0 : -1} aria-expanded=${!isClosed}
    data-group=${groupOf(state, place, kind) ?? nothing}><span class="codicon codicon-chevron-${isClosed ? 'right' : 'down'}" aria-hidden="true"></span
    >${name}${isClosed ? html`<span class="tag" title=${count} aria-label=${count} role="img">${numberText(folded.count)}</span>` : nothing}</button>`;
}

/** The dot of what has changes that are not saved. */
export function unsavedMark(label: string): TemplateResult {
  return html`<span class="unsaved" role="img" aria-label=${label} title=${label}>●</span>`;
}

const names = ['state', 'key', 'source'] as const;

function cellTemplate(state: GridState, place: number, column: number, index: number): TemplateResult {
  const { focus } = state;
  const name = names[column] ?? (isSideBySide(state) ? 'target stated' : 'target');
  const tab = focus.place === place && focus.column === column ? 0 : -1;
  const isEditable = cellAt(state, place, column)?.cell.editable === true;
  return html`
    <div role="gridcell" class="cell ${name}" aria-colindex=${index} data-column=${column} tabindex=${tab}
      aria-readonly=${isEditable ? nothing : 'true'}>${contentTemplate(state, place, column)}</div>`;
}

function contentTemplate(state: GridState, place: number, column: number): unknown {
  const row = state.row(place);
  const { words, facts, editing } = state;
  if (!row) return column === 1 ? words.loading : nothing;
  if (column === 1) return keyTemplate(state, row);
  if (column === 2) return textTemplate(row.source, row.sourceLanguage ?? facts?.sourceLanguage);
  const cell = cellAt(state, place, Math.max(targetColumn, column));
  if (column === 0) return cell ? stateTemplate(state, cell.cell) : nothing;
  if (!cell)
    return html`<span class="absent" title=${words.notInLanguage} aria-label=${words.notInLanguage} role="img">–</span>`;
  const isEdited = editing?.place === place && editing.column === column;
  const text = targetTemplate(state, cell, isEdited);
  if (!isSideBySide(state)) return text;
  return html`${stateTemplate(state, cell.cell)}<div>${text}</div>`;
}

function stateTemplate({ words }: GridState, { state, rawState, editable }: TableCell) {
  const name = words.states[state];
  const title = rawState && rawState !== state ? `${name} (${rawState})` : name;
  if (!editable)
    return html`<span class="codicon codicon-lock" role="img" aria-label=${words.fixed} title=${words.fixed}></span>`;
  return html`<span class="codicon codicon-${stateIcons[state]} is-${state}" role="img" aria-label=${title} title=${title}></span>`;
}

function keyTemplate(state: GridState, row: TableRow) {
  const { words, filter, facts } = state;
  const { group, context, notes, cells, twins } = row;
  const name = nameOf(row);
  // Long keys break where their parts end.
  const parts = name.split(/(?<=[./_:-])|(?<=[a-z])(?=[A-Z])/);
  // Where texts are their own keys, as in PO, the next column shows them and is read out. Elsewhere a key may happen to be one.
  const source = row.source.map((piece) => (typeof piece === 'string' ? piece : piece.raw)).join('');
  const isShown = facts?.editsKeys || (name !== source && name !== `${context}|${source}`);
  const [cell] = isSideBySide(state) ? [] : cells;
  return html`<span class=${isShown ? 'id' : 'id unseen'} aria-hidden=${isShown ? nothing : 'true'}>${parts.map((part, place) => (place === 0 ? part : html`<wbr>${part}`))}</span>
    ${cell?.targetLanguage ? html`<span class="tag">${cell.targetLanguage}</span>` : nothing}
    ${twins ? html`<span class="tag twins" title=${filled(words.twins, twins)} aria-label=${filled(words.twins, twins)} role="img">×${twins + 1}</span>` : nothing}
    ${cell?.missing && cell.editable ? html`<span class="tag">${words.missing}</span>` : nothing}
    ${group !== undefined && filter.order ? html`<div class="remark">${group}</div>` : nothing}
    ${context ? html`<div class="remark">${context}</div>` : nothing}
    ${notes.map((note) => html`<div class="remark note" title=${note}><span class="codicon codicon-note" aria-hidden="true"></span> ${note}</div>`)}`;
}

function targetTemplate(state: GridState, shown: LanguageCell, isEdited: boolean) {
  const { words, editing } = state;
  const { row, cell } = shown;
  const language = cell.targetLanguage ?? shown.language.language ?? '';
  const label = filled(isTerms(state) ? words.termLabel : words.editorLabel, nameOf(row));
  const draft = shownDraft(state, shown);
  const pieces = isEdited && editing ? editedPieces(state, editing) : cell.target;
  const figures = figuresTemplate(words, cell, pieces, language, isEdited);
  const fault = faultTemplate(state, shown, draft !== undefined || isEdited);
  const lacking = cell.noFile ? words.noFile : words.missing;
  const empty = isNewRow(state, row)
    ? cell === row.cells[0]
      ? words.newRow
      : ''
    : isSideBySide(state) && cell.missing
      ? lacking
      : words.empty;
  return html`${
    isEdited
      ? html`<div class="text editor" role="textbox" aria-multiline="true" aria-label=${label} aria-describedby=${[figures === nothing ? '' : figuresId, fault === nothing ? '' : faultId].join(' ').trim() || nothing} dir=${directionOf(language)} lang=${language}
          contenteditable="true" spellcheck="true" autocapitalize="off"></div>`
      : textTemplate(draft?.target ?? cell.target, language, cell.editable ? empty : '')
  }${figures}${fault}
  ${originTemplate(state, cell)}
  ${draft && !isEdited ? html`<div class="remark draft"><span class="codicon codicon-edit" aria-hidden="true"></span> ${words.draft}</div>` : nothing}
  ${draft && isOvertaken(draft, cell) ? html`<div class="remark overtaken"><span class="codicon codicon-warning is-warning" aria-hidden="true"></span> ${words.changedMeanwhile} ${textTemplate(cell.target, language, words.empty)}</div>` : nothing}
  ${cell.findings.map((finding, place) => findingTemplate(state, finding, place))}`;
}

/** The state as the file spells it, where the translation is from, and what became of its source text. */
function originTemplate({ words }: GridState, { state, rawState, origin }: TableCell) {
  const { name, similarity, changed } = origin ?? {};
  const spelled = rawState !== undefined && rawState !== state && state !== 'untranslated' ? [rawState] : [];
  const likeness = similarity === undefined ? [] : [filled(words.similarity, Math.round(similarity))];
  const tags = [...spelled, ...(name === undefined ? [] : [name]), ...likeness];
  if (tags.length === 0 && !changed) return nothing;
  const pieces = changed?.map(({ kind, text }) =>
    kind === 'removed' ? html`<del>${text}</del>` : kind === 'added' ? html`<ins>${text}</ins>` : text,
  );
  return html`<div class="origin">
    ${tags.length > 0 ? html`<span class="codicon codicon-history" role="img" aria-label=${words.origin} title=${words.origin}></span> ${tags.join(' · ')}` : nothing}
    ${pieces ? html`<div class="remark">${words.sourceChanged} <span class="text">${pieces}</span></div>` : nothing}
  </div>`;
}

function findingTemplate({ words }: GridState, { severity, message, check, fix }: RowFinding, place: number) {
  const icon = `codicon codicon-${severityIcons[severity]} is-${severity}`;
  const action = html`<button class="fix" tabindex="-1" data-finding=${place} data-title=${fix ?? ''}
    ><span class="codicon codicon-lightbulb-autofix" aria-hidden="true"></span> ${fix}</button>`;
  return html`<div class="finding">
    <span class=${icon} role="img" aria-label=${words.severities[severity]}></span>
    <div><span class="message" title=${check}>${message}</span> ${fix ? action : nothing}</div>
  </div>`;
}

/** A text with its chips; one that is empty says so. */
function textTemplate(pieces: readonly Piece[], language: string | undefined, placeholder = '') {
  if (pieces.length === 0 && placeholder) return html`<div class="text empty">${placeholder}</div>`;
  const parts: unknown[] = [];
  let text = '';
  const end = () => {
    if (text !== '') parts.push(text);
    text = '';
  };
  const units = unitsOf(pieces);
  // Spaces at the ends would not be seen.
  const isInner = (unit: Unit) => unit !== ' ';
  const [first, last] = [units.findIndex(isInner), units.findLastIndex(isInner)];
  for (const [place, unit] of units.entries()) {
    if (unit === ' ' && (place < first || place > last)) {
      end();
      parts.push(html`<span class="mark">·</span>`);
    } else if (typeof unit === 'string') text += unit;
    else {
      end();
      const name = unit.type === 'mark' ? (unit.raw === '\n' ? 'mark break' : 'mark') : `chip ${unit.type}`;
      parts.push(
        html`<span class=${name} dir="ltr" title=${unit.raw === '\n' ? nothing : unit.raw}>${unit.label}</span>`,
      );
    }
  }
  end();
  return html`<div class="text" dir=${directionOf(language)} lang=${language || nothing}>${parts}</div>`;
}

/** A text of a language that is written from right to left begins on the right, whatever its first letter is. */
function directionOf(language: string | undefined): 'rtl' | 'auto' {
  return language !== undefined && isRightToLeft(language) ? 'rtl' : 'auto';
}
