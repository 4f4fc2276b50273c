import type { Chip, Piece } from '../../../shared/messages/chips.ts';
import { caretPlace, piecesOf, rawOf, type Unit, unitOf, unitsOf } from './editorUnits.ts';

/** A cell that is being edited. Text is typed as the browser does it; chips are inserted and removed here, as a whole. */
export interface CellEditor {
  readonly element: HTMLElement;
  pieces(): readonly Piece[];
  /** Puts units in place of what is selected. */
  insert(units: readonly Unit[]): void;
  /** Puts another text into the cell; it can be undone. */
  replaceAll(pieces: readonly Piece[]): void;
  /** What is selected, as bare text. */
  selected(): string;
  /** Removes what is selected, or the whole before or behind the caret; false leaves it to the browser. */
  remove(direction: 'back' | 'forward' | 'selection'): boolean;
  /** Takes back what was typed last; false where there is nothing. */
  undo(): boolean;
  /** Types it again; false where there is nothing. */
  redo(): boolean;
  /** To be called when the browser has changed the text. */
  typed(): void;
}

interface Step {
  readonly units: readonly Unit[];
  readonly caret: number;
}

/** What was typed first is forgotten when more can be undone than this. */
const mostSteps = 300;

/** Fills an empty element with a text and lets it be edited; when it gets the focus, the caret is behind the text. */
export function editCell(element: HTMLElement, pieces: readonly Piece[], changed: () => void): CellEditor {
  const done: Step[] = [];
  const undone: Step[] = [];
  let last: Step = { units: unitsOf(pieces), caret: unitsOf(pieces).length };
  const draw = (step: Step) => {
    element.replaceChildren(...nodesOf(step.units));
    setCaret(element, step.caret);
  };
  const record = (step: Step) => {
    done.push(last);
    if (done.length > mostSteps) done.shift();
    undone.length = 0;
    last = step;
    changed();
  };
  const put = (start: number, end: number, units: readonly Unit[]) => {
    const all = [...unitsIn(element)];
    all.splice(start, end - start, ...units);
    record({ units: all, caret: start + units.length });
    draw(last);
  };
  const travel = (from: Step[], to: Step[]) => {
    const step = from.pop();
    if (!step) return false;
    to.push(last);
    last = step;
    draw(last);
    changed();
    return true;
  };
  element.replaceChildren(...nodesOf(last.units));
  // A caret would take the focus from whoever has turned to the filter by now.
  element.addEventListener('focus', () => setCaret(element, last.caret), { once: true });
  return {
    element,
    pieces: () => piecesOf(unitsIn(element)),
    insert(units) {
      const { start, end } = selectionIn(element);
      put(start, end, units);
    },
    replaceAll: (all) => put(0, unitsIn(element).length, unitsOf(all)),
    selected() {
      const { start, end } = selectionIn(element);
      return rawOf(unitsIn(element).slice(start, end));
    },
    remove(direction) {
      const { start, end } = selectionIn(element);
      if (start !== end) put(start, end, []);
      else if (direction === 'selection') return true;
      else {
        const place = direction === 'back' ? start - 1 : start;
        const unit = unitsIn(element)[place];
        if (unit === undefined || typeof unit === 'string') return false;
        put(place, place + 1, []);
      }
      return true;
    },
    undo: () => travel(done, undone),
    redo: () => travel(undone, done),
    typed() {
      const units = unitsIn(element);
      const { end } = selectionIn(element);
      record({ units, caret: end });
      // A character that nobody sees, or a whole without a place for the caret beside it: drawn again.
      if (needsDrawing(element, units)) draw(last);
    },
  };
}

/** A chip or mark as an element that is typed around and not into. */
export function wholeElement(unit: Exclude<Unit, string>): HTMLElement {
  const whole = document.createElement('span');
  whole.className = unit.type === 'mark' ? (unit.raw === '\n' ? 'mark break' : 'mark') : `chip ${unit.type}`;
  whole.contentEditable = 'false';
  whole.dir = 'ltr';
  Object.assign(whole.dataset, unit);
  whole.textContent = unit.label;
  whole.title = unit.raw === '\n' ? '' : unit.raw;
  return whole;
}

/** The nodes of a text; wholes have a place for the caret on each side where there is no text. */
function nodesOf(units: readonly Unit[]): Node[] {
  const nodes: Node[] = [];
  let text = '';
  const end = () => {
    nodes.push(document.createTextNode(text === '' ? caretPlace : text));
    text = '';
  };
  for (const unit of units) {
    if (typeof unit === 'string') text += unit;
    else {
      end();
      nodes.push(wholeElement(unit));
    }
  }
  if (text !== '' || units.length > 0) end();
  return nodes;
}

function isWhole(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.dataset.raw !== undefined;
}

/** What the nodes of a cell stand for; a browser may have put texts into elements of its own. */
function unitsIn(element: Node): readonly Unit[] {
  const units: Unit[] = [];
  for (const node of element.childNodes) {
    if (isWhole(node)) units.push(wholeOf(node));
    else if (node instanceof Text) {
      for (const character of node.data.replaceAll(caretPlace, '').split('')) units.push(unitOf(character));
    } else for (const unit of unitsIn(node)) units.push(unit);
  }
  return units;
}

function wholeOf({ dataset }: HTMLElement): Unit {
  const { raw = '', type, kind, label = '' } = dataset;
  if (type === 'mark') return unitOf(raw);
  return { raw, type, kind, label } as Chip;
}

function needsDrawing(element: HTMLElement, units: readonly Unit[]): boolean {
  const nodes = [...element.childNodes];
  const wholes = nodes.filter(isWhole).length;
  if (units.filter((unit) => typeof unit !== 'string').length !== wholes) return true;
  const isApart = (node: Node | null | undefined) => node instanceof Text && node.data !== '';
  return nodes.some((node) => isWhole(node) && !(isApart(node.previousSibling) && isApart(node.nextSibling)));
}

/** Both ends of what is selected, counted in units. */
function selectionIn(element: HTMLElement): { readonly start: number; readonly end: number } {
  const selection = getSelection();
  const length = unitsIn(element).length;
  if (!selection || selection.rangeCount === 0) return { start: length, end: length };
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!element.contains(startContainer) || !element.contains(endContainer)) return { start: length, end: length };
  return {
    start: unitsBefore(element, startContainer, startOffset),
    end: unitsBefore(element, endContainer, endOffset),
  };
}

function unitsBefore(element: HTMLElement, container: Node, offset: number): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  const whole =
    container instanceof Element ? container.closest('[data-raw]') : container.parentElement?.closest('[data-raw]');
  if (whole && element.contains(whole)) range.setEndBefore(whole);
  else range.setEnd(container, offset);
  return unitsIn(range.cloneContents()).length;
}

function setCaret(element: HTMLElement, caret: number): void {
  let left = caret;
  let place: readonly [Node, number] = [element, element.childNodes.length];
  for (const node of element.childNodes) {
    if (node instanceof Text) {
      const length = node.data === caretPlace ? 0 : node.length;
      if (left <= length) {
        // Behind the place that stands for it, so that what is typed follows the whole.
        place = [node, node.data === caretPlace ? 1 : left];
        break;
      }
      left -= length;
    } else left--;
  }
  getSelection()?.collapse(...place);
}
