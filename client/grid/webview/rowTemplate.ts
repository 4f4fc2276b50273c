import { html, nothing, type TemplateResult } from 'lit';
import { lengthOf, type Piece } from '../../../shared/messages/chips.ts';
import type { RowFinding, TableRow } from '../../../shared/tableProtocol.ts';
import { isOvertaken, shownDraft } from './drafts.ts';
import { type Unit, unitsOf } from './editorUnits.ts';
import { filled, type GridState, isSelected, targetColumn } from './gridState.ts';

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
  const { focus, editing, words, facts } = state;
  const isEdited = editing !== undefined && editing.place === place;
  const classes = [
    'row',
    place % 2 === 1 ? 'odd' : '',
    focus.place === place ? 'focused' : '',
    isEdited ? 'edited' : '',
  ];
  const tab = (column: number) => (focus.place === place && focus.column === column ? 0 : -1);
  const cell = (column: number, name: string, content: unknown) => html`
    <div role="gridcell" class="cell ${name}" aria-colindex=${column + 1} data-column=${column} tabindex=${tab(column)}
      aria-readonly=${column === targetColumn && row?.editable ? nothing : 'true'}>${content}</div>`;
  const isSource = facts?.isSource === true;
  return html`
    <div role="row" class=${classes.filter(Boolean).join(' ')} data-index=${place} aria-rowindex=${place + 2}
      aria-selected=${isSelected(state, row?.id)} aria-busy=${row ? nothing : 'true'}
      .style=${`transform: translateY(${top}px)`}>
      ${cell(0, 'state', row ? stateTemplate(state, row) : nothing)}
      ${cell(1, 'key', row ? keyTemplate(state, row) : words.loading)}
      ${isSource ? nothing : cell(2, 'source', row ? textTemplate(row.source, row.sourceLanguage ?? facts?.sourceLanguage) : nothing)}
      ${cell(targetColumn, 'target', row ? targetTemplate(state, row, isEdited) : nothing)}
    </div>`;
}

function stateTemplate({ words }: GridState, { state, rawState, editable }: TableRow) {
  const name = words.states[state];
  const title = rawState && rawState !== state ? `${name} (${rawState})` : name;
  if (!editable)
    return html`<span class="codicon codicon-lock" role="img" aria-label=${words.fixed} title=${words.fixed}></span>`;
  return html`<span class="codicon codicon-${stateIcons[state]} is-${state}" role="img" aria-label=${title} title=${title}></span>`;
}

function keyTemplate({ words }: GridState, { id, context, notes, missing, targetLanguage }: TableRow) {
  // Long keys break where their parts end.
  const parts = id.split(/(?<=[./_:-])/);
  return html`<span class="id">${parts.map((part, place) => (place === 0 ? part : html`<wbr>${part}`))}</span>
    ${targetLanguage ? html`<span class="tag">${targetLanguage}</span>` : nothing}
    ${missing ? html`<span class="tag">${words.missing}</span>` : nothing}
    ${context ? html`<div class="remark">${context}</div>` : nothing}
    ${notes.map((note) => html`<div class="remark"><span class="codicon codicon-note" aria-hidden="true"></span> ${note}</div>`)}`;
}

function targetTemplate(state: GridState, row: TableRow, isEdited: boolean) {
  const { words, facts, editing } = state;
  const language = row.targetLanguage ?? facts?.targetLanguage ?? (facts?.isSource ? facts.sourceLanguage : '');
  const label = filled(words.editorLabel, row.id);
  const draft = shownDraft(state, row);
  return html`${
    isEdited
      ? html`<div class="text editor" role="textbox" aria-multiline="true" aria-label=${label} dir="auto" lang=${language}
          contenteditable="true" spellcheck="true" autocapitalize="off"></div>`
      : textTemplate(draft?.target ?? row.target, language, row.editable ? words.empty : '')
  }${limitTemplate(state, row, isEdited ? (editing?.editor?.pieces() ?? row.target) : row.target, isEdited)}
  ${draft && !isEdited ? html`<div class="remark draft"><span class="codicon codicon-edit" aria-hidden="true"></span> ${words.draft}</div>` : nothing}
  ${draft && isOvertaken(draft, row) ? html`<div class="remark overtaken"><span class="codicon codicon-warning is-warning" aria-hidden="true"></span> ${words.changedMeanwhile} ${textTemplate(row.target, language, words.empty)}</div>` : nothing}
  ${row.findings.map((finding, place) => findingTemplate(state, finding, place))}`;
}

/** The length that a text may have: while it is edited, and where it is too long. */
function limitTemplate({ words }: GridState, { maxLength }: TableRow, pieces: readonly Piece[], isEdited: boolean) {
  if (!maxLength || maxLength.unit === 'pixel' || maxLength.max <= 0) return nothing;
  const length = lengthOf(pieces, maxLength.unit);
  const isOver = length > maxLength.max;
  if (!isEdited && !isOver) return nothing;
  const sentence = maxLength.unit === 'byte' ? words.bytes : words.length;
  const icon = isOver ? html`<span class="codicon codicon-error is-error" aria-hidden="true"></span> ` : nothing;
  return html`<div class="limit ${isOver ? 'over' : ''}">${icon}${filled(sentence, length, maxLength.max)}</div>`;
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
      parts.push(html`<span class=${name} title=${unit.raw === '\n' ? nothing : unit.raw}>${unit.label}</span>`);
    }
  }
  end();
  return html`<div class="text" dir="auto" lang=${language || nothing}>${parts}</div>`;
}
