import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import type { RowFilter } from '../../../shared/tableProtocol.ts';
import { EndlessStep } from '../../watchdog/withinLimit.ts';
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
