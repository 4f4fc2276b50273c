import { html, nothing, type TemplateResult } from 'lit';
import { charactersRead } from '../../../shared/checks/subtitles/subtitleFigures.ts';
import { lengthOf, type Piece } from '../../../shared/messages/chips.ts';
import type { TableCell } from '../../../shared/tableProtocol.ts';
import { filled } from '../../session/webview/filled.ts';
import { numberText } from '../../session/webview/numberText.ts';
import type { GridWords } from '../gridWords.ts';

/** Id of the figures of the cell that is edited: they describe it. */
export const figuresId = 'figures';

/** What is counted of a text, beside what it may be. */
interface Figure {
  readonly text: string;
  readonly isOver: boolean;
  /** What is wrong where it is over. */
  readonly fault: string;
  readonly severity: 'error' | 'warning';
}

/**
 * How long a text is and how fast viewers have to read it: while it is edited. Where it is too long, always.
 *
 * @param language of the text.
 */
export function figuresTemplate(
  words: GridWords,
  cell: TableCell,
  pieces: readonly Piece[],
  language: string,
  isEdited: boolean,
): TemplateResult | typeof nothing {
  const length = lengthFigure(words, cell, pieces);
  const speed = isEdited ? speedFigure(words, cell, pieces, language) : undefined;
  const shown = [length, speed].filter((figure) => figure !== undefined && (isEdited || figure.isOver)) as Figure[];
  if (shown.length === 0) return nothing;
  return html`<div class="figures" id=${isEdited ? figuresId : nothing}>${shown.map(figureTemplate)}</div>`;
}

/** What is wrong is read aloud when it begins to be, and not again with each letter. */
function figureTemplate({ text, isOver, fault, severity }: Figure) {
  const icon = html`<span class="codicon codicon-${severity} is-${severity}" aria-hidden="true"></span> `;
  return html`<div class="figure ${isOver ? 'over' : ''}">
    ${isOver ? icon : nothing}<span role="status">${isOver ? fault : nothing}</span> ${text}</div>`;
}

function lengthFigure(words: GridWords, { maxLength }: TableCell, pieces: readonly Piece[]): Figure | undefined {
  if (!maxLength || maxLength.unit === 'pixel' || maxLength.max <= 0) return undefined;
  const length = lengthOf(pieces, maxLength.unit);
  const sentence = maxLength.unit === 'byte' ? words.bytes : words.length;
  const text = filled(sentence, length, maxLength.max);
  return { text, isOver: length > maxLength.max, fault: words.tooLong, severity: 'error' };
}

function speedFigure(
  words: GridWords,
  { reading }: TableCell,
  pieces: readonly Piece[],
  language: string,
): Figure | undefined {
  if (!reading) return undefined;
  const { milliseconds, charactersPerSecond: limit } = reading;
  const characters = charactersRead(pieces.filter((piece) => typeof piece === 'string').join(''), language);
  const speed = (characters * 1000) / milliseconds;
  const text = filled(words.reading, numberText(characters), numberText(speed, 1), numberText(limit));
  return { text, isOver: speed > limit, fault: words.tooFast, severity: 'warning' };
}
