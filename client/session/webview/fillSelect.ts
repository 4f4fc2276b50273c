import type { VscodeSingleSelect } from '@vscode-elements/elements/dist/vscode-single-select/index.js';
import type { LanguageChoice } from '../pageParts.ts';

/** The value of the first option: a list does not show the option that has an empty one. */
const none = '-';

/** Options are replaced only when they changed, so that an open list is not closed by progress. */
const shownOptions = new Map<VscodeSingleSelect, string>();

/**
 * Shows languages to choose from.
 *
 * @param first words for the option that is none of them; undefined where one of them must be chosen.
 * @param value the code of the chosen one; empty for the first option.
 */
export function fillSelect(
  select: VscodeSingleSelect,
  first: string | undefined,
  choices: readonly LanguageChoice[],
  value: string,
): void {
  const options = [...(first === undefined ? [] : [{ code: none, name: first }]), ...choices];
  const chosen = value === '' ? none : value;
  const fingerprint = JSON.stringify(options);
  if (shownOptions.get(select) !== fingerprint) {
    shownOptions.set(select, fingerprint);
    select.options = options.map(({ code, name }) => ({
      value: code,
      label: name,
      description: '',
      selected: code === chosen,
      disabled: false,
    }));
  }
  if (select.value !== chosen) select.value = chosen;
}

/** The code of the chosen language; empty for the first option. */
export function chosenOption(select: VscodeSingleSelect): string {
  return select.value === none ? '' : select.value;
}
