import { VscodeSingleSelect } from '@vscode-elements/elements/dist/vscode-single-select/index.js';
import { filled } from '../../session/webview/filled.ts';
import { numberText } from '../../session/webview/numberText.ts';
import '@vscode-elements/elements/dist/vscode-textfield/index.js';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { SegmentState } from '../../../shared/catalog/segment.ts';
import type { RowFilter, RowOrder } from '../../../shared/tableProtocol.ts';
import type { FromGrid, GridAction } from '../gridMessages.ts';
import { fileFaultsTemplate } from './fileFaultsTemplate.ts';
import {
  activeLanguage,
  type GridState,
  hasGroups,
  isSideBySide,
  isTerms,
  rowCount,
  selectedCount,
} from './gridState.ts';
import { areAllFolded } from './groupFolds.ts';

/** What the toolbar can ask for. */
export interface ToolbarActions {
  /** Changes a part of the filter. */
  filter(change: RowFilter): void;
  act(action: GridAction): void;
  post(message: FromGrid): void;
  toggleGroups(): void;
  foldAll(): void;
}

// The list is as wide as the field: the ids of checks would be cut off.
VscodeSingleSelect.elementStyles.push(css`:host(#check) .dropdown { min-width: 260px; }`);

const states = ['untranslated', 'needs-review', 'translated', 'final'] as const;
const any = '-';

/** The filter, how much passes it, and what can be done with the rows that are selected. */
export function toolbarTemplate(state: GridState, actions: ToolbarActions): TemplateResult {
  const { words, facts, filter } = state;
  const fault = facts?.patternFault ?? facts?.revisionFault;
  const value = (event: Event) => (event.target as HTMLInputElement).value;
  const select = (id: 'state' | 'check' | 'order', label: string, choices: readonly Choice[], chosen = any) =>
    html`<vscode-single-select id=${id} label=${label} .options=${optionsOf(choices, chosen)} .value=${chosen}
        @change=${(event: Event) => actions.filter({ [id]: value(event) === any ? undefined : value(event) })}></vscode-single-select>`;
  return html`
    <div class="filters" role="search">
      <vscode-textfield id="filter" placeholder=${words.filterHint} label=${words.filter} .value=${filter.text ?? ''}
        ?invalid=${facts?.patternFault !== undefined}
        @input=${(event: Event) => actions.filter({ text: value(event) })}>
        <span slot="content-before" class="codicon codicon-filter" aria-hidden="true"></span>
      </vscode-textfield>
      ${isTerms(state) ? nothing : select('state', words.stateFilter, stateChoices(state), filter.state)}
      ${select('check', words.checkFilter, checkChoices(state), filter.check)}
      ${isTerms(state) ? nothing : select('order', words.order, orderChoices(state), filter.order)}
      ${facts && !isTerms(state) ? revisionButton(state, actions) : nothing}
      <span id="count" role="status" title=${facts ? countOf(state) : ''}>${facts ? countOf(state) : words.loading}</span>
    </div>
    <div class="actions" role="toolbar" aria-label=${words.actions}>${actionButtons(state, actions)}</div>
    <div id="problem" class="problem" role="alert" ?hidden=${!(fault ?? state.problem)}>${fault ?? state.problem}</div>
    ${facts?.faults ? fileFaultsTemplate(state, facts.faults, actions) : nothing}`;
}

/** Asks which revision rows are compared with, and names it. */
function revisionButton({ words, filter: { changedSince } }: GridState, { act }: ToolbarActions) {
  const name = changedSince === undefined ? words.changedSince : filled(words.changedSinceThis, changedSince);
  return html`<button class="action" data-action="changed-since" title=${name} aria-label=${name}
    aria-pressed=${changedSince !== undefined} @click=${() => act('changed-since')}>
    <span class="codicon codicon-git-compare" aria-hidden="true"></span>${changedSince === undefined ? nothing : html`<span class="revision">${changedSince}</span>`}
  </button>`;
}

function countOf(state: GridState): string {
  const { words, facts } = state;
  const [selected, count] = [selectedCount(state), rowCount(facts)];
  // One figure in place of the other: a longer sentence would have no room, or move what is to its right.
  const counted =
    selected > 1
      ? filled(words.selected, numberText(selected), numberText(count))
      : filled(words.count, numberText(count), numberText(facts?.total ?? 0));
  const checking = facts && !facts.checked ? words.checking : '';
  return [counted, checking].filter(Boolean).join(' · ');
}

function actionButtons(state: GridState, { act, post, toggleGroups, foldAll }: ToolbarActions) {
  const { words, facts, shown, dirty } = state;
  const language = activeLanguage(state);
  if (!facts || !language) return nothing;
  // Side by side they are about the language that has the focus.
  const about = isSideBySide(state) ? ` (${language.key})` : '';
  const button = (id: string, icon: string, name: string, click: () => void, more = '') => html`
    <button class="action" data-action=${id} title=${name + more} aria-label=${name + more} @click=${click}>
      <span class="codicon codicon-${icon}" aria-hidden="true"></span><span class="name">${name}</span>
    </button>`;
  const action = (id: GridAction, icon: string, name: string) => button(id, icon, name, () => act(id), about);
  const rows = (id: GridAction, icon: string, name: string) => button(id, icon, name, () => act(id));
  const rowButtons = [rows('add-row', 'add', words.addRow), rows('delete-rows', 'trash', words.deleteRows)];
  if (isTerms(state)) return rowButtons;
  const holds = (one: SegmentState) => language.canHold.includes(one);
  const isFixed = language.readOnly !== undefined || language.isSource;
  const all = facts.languages ?? [];
  const showing = filled(words.languages, facts.columns.length, all.length);
  const { addable } = facts;
  const choice = { shown: shown ?? facts.columns.map(({ key }) => key), addable: addable ?? [] };
  const choose = () => post({ type: 'chooseLanguages', all, ...choice });
  const add = () => post({ type: 'addLanguage', ...choice });
  return html`
    ${isSideBySide(state) ? button('languages', 'list-selection', showing, choose) : nothing}
    ${addable ? button('add-language', 'split-horizontal', words.addLanguage, add) : nothing}
    ${isSideBySide(state) && dirty.size > 0 ? button('save', 'save-all', words.saveAll, () => post({ type: 'save' })) : nothing}
    ${facts.editsKeys ? rowButtons : nothing}
    <button class="action" data-action="group" title=${words.group} aria-label=${words.group}
      aria-pressed=${state.isGrouped} @click=${toggleGroups}>
      <span class="codicon codicon-list-tree" aria-hidden="true"></span>
    </button>
    ${hasGroups(state) ? foldButton(state, foldAll) : nothing}
    ${isFixed ? nothing : action('translate', 'globe', words.translate)}
    ${isFixed ? nothing : action('copy-source', 'copy', words.copySource)}
    ${isFixed ? nothing : action('give', 'references', words.give)}
    ${!isFixed && holds('needs-review') ? action('review', 'check', words.review) : nothing}
    ${!isFixed && holds('final') ? action('approve', 'pass-filled', words.approve) : nothing}
    ${isFixed ? nothing : action('clear', 'discard', words.clear)}
    ${language.isSource ? nothing : action('export', 'export', words.export)}`;
}

function foldButton(state: GridState, foldAll: () => void) {
  const isOpening = areAllFolded(state);
  const name = isOpening ? state.words.unfoldAll : state.words.foldAll;
  return html`<button class="action" data-action="fold-all" title=${name} aria-label=${name} @click=${foldAll}>
    <span class="codicon codicon-${isOpening ? 'expand' : 'collapse'}-all" aria-hidden="true"></span>
  </button>`;
}

type Choice = readonly [value: string, label: string];

function stateChoices({ words, facts }: GridState): readonly Choice[] {
  const canHold = facts?.columns.flatMap((column) => column.canHold) ?? [];
  const held = states.filter((one) => canHold.includes(one) || facts?.states[one]);
  return [
    [any, words.anyState],
    ...held.map((one): Choice => [one, `${words.states[one]} (${facts?.states[one] ?? 0})`]),
  ];
}

function checkChoices({ words, facts }: GridState): readonly Choice[] {
  const checks = facts?.checks ?? [];
  return [
    [any, words.anyCheck],
    ...(checks.length > 0 ? [['*', words.anyFinding] as const] : []),
    ...checks.map(({ id, count }): Choice => [id, `${id} (${count})`]),
  ];
}

function orderChoices({ words, facts }: GridState): readonly Choice[] {
  const { file, ...orders } = words.orders;
  const choices = (Object.entries(orders) as [RowOrder, string][]).filter(
    ([order]) => facts?.columns.some(({ isSource }) => !isSource) || !/target|state/.test(order),
  );
  return [[any, file], ...choices];
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly description: string;
  readonly selected: boolean;
  readonly disabled: boolean;
}

const made = new Map<string, readonly Option[]>();

/** The same list for the same choices: a list that is open is not closed by a new one. */
function optionsOf(choices: readonly Choice[], chosen: string): readonly Option[] {
  const key = JSON.stringify([choices, chosen]);
  let options = made.get(key);
  if (!options) {
    options = choices.map(([value, label]) => ({
      value,
      label,
      description: '',
      selected: value === chosen,
      disabled: false,
    }));
    if (made.size > 20) made.clear();
    made.set(key, options);
  }
  return options;
}
