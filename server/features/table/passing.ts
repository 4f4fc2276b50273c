import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import type { Folds } from '../../../shared/tableFolds.ts';
import type { RowFilter } from '../../../shared/tableProtocol.ts';
import { EndlessStep } from '../../watchdog/withinLimit.ts';
import type { Lines } from './foldedLines.ts';
import type { TableView } from './tableView.ts';

/** The rows that pass; those that pass without the text where that is no pattern that can be used. */
export function passing(
  view: Pick<TableView, 'passing'>,
  { filter }: { readonly filter: RowFilter },
): { readonly places: readonly number[]; readonly fault?: Sentence } {
  try {
    return { places: view.passing(filter) };
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof EndlessStep)) throw error;
    const { text: _, ...rest } = filter;
    const fault =
      error instanceof SyntaxError
        ? say`This pattern is not a regular expression: ${error.message.replace(/^Invalid regular expression: /, '')}.`
        : say`This pattern takes too long to search for.`;
    return { places: view.passing(rest), fault };
  }
}

/** What a table shows of the rows that pass. Rows that are sorted have no groups to fold. */
export function linesOf(
  view: Pick<TableView, 'lines'>,
  places: readonly number[],
  { filter, folds }: { readonly filter: RowFilter; readonly folds?: Folds },
): Lines {
  return view.lines(places, filter.order ? undefined : folds);
}
