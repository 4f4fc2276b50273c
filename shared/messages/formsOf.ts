import type { TextRange } from '../catalog/textRange.ts';
import type { MessageUnit } from './message.ts';

/**
 * The forms of a value that separates them with `|` (vue-i18n, Laravel): what people read of each, without the number
 * or interval in front of it.
 *
 * @param units of the value, in order.
 * @returns undefined for a value of one form.
 */
export function formsOf(value: string, units: readonly MessageUnit[]): readonly TextRange[] | undefined {
  const forms: TextRange[] = [];
  let start = 0;
  let hasForms = false;
  for (const unit of units) {
    if (!unit.optional) continue;
    if (unit.id === '|') {
      forms.push({ start, end: unit.start });
      start = unit.end;
      hasForms = true;
    } else if (unit.syntax === 'laravel') start = unit.end;
  }
  if (!hasForms) return undefined;
  forms.push({ start, end: value.length });
  return forms;
}
