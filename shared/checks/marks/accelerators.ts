import type { Catalog } from '../../catalog/catalog.ts';
import { factsOf } from '../../formats/factsOf.ts';
import { accelerator } from '../../messages/accelerator.ts';
import { analyzeMessage } from '../../messages/analyzeMessage.ts';
import type { Message } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';

/** A label with an accelerator (`&File`, `_File`) whose translation has none, or more than one. */
export const accelerators: SegmentCheck = {
  id: 'accelerators',
  severity: 'info',
  summary: 'The accelerator of a label is missing, or there is more than one',
  needs: { segment: fact.differs, source: trait.mark },
  mayFind: ({ source, syntaxes }, _traits, { catalog }) =>
    source !== undefined &&
    source.value.length < 100 &&
    /[&_~]/.test(source.value) &&
    (factsOf(catalog).mayHaveAccelerators || (syntaxes ?? catalog.syntaxes).includes('accelerator')),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    const ours = sides && acceleratorIn(sides.source);
    if (!ours) return;
    const text = withSigns(sides.target);
    const sign = ours.id;
    const double = sign + sign;
    let count = 0;
    let offset = 0;
    let second = -1;
    for (offset = text.indexOf(sign); offset >= 0; offset = text.indexOf(sign, offset + 1)) {
      if (text.startsWith(double, offset)) offset++;
      else if (/^(?:#?\w{1,10});/.test(text.slice(offset + 1))) continue;
      else if (/^[\p{L}\p{N}]/u.test(text.slice(offset + 1, offset + 3)) && ++count === 2) second = offset;
    }
    const data = { sign };
    if (count === 0) {
      if (!context.catalog.segments.facts.of(areLeftOut, context.catalog))
        yield { message: say`The accelerator “${sign}” is missing`, data, habit };
    } else if (count > 1) {
      const range = { start: second, end: second + 1 };
      yield { ...range, message: say`There is more than one accelerator “${sign}”`, data, severity: 'warning' };
    }
  },
  habit(segment, context) {
    const sides = sidesOf(segment, context);
    return sides && acceleratorIn(sides.source) ? habit : undefined;
  },
};

/**
 * Whether none of the labels of a file has an accelerator in its translation: menus of the language do without. One label
 * tells nothing.
 */
function areLeftOut(catalog: Catalog): boolean {
  let count = 0;
  for (const { source, target, state, syntaxes = catalog.syntaxes } of catalog.segments) {
    if (!source || !target?.value.trim() || state === 'untranslated' || source.value === target.value) continue;
    if (!/[&_~]/.test(source.value)) continue;
    const sign = acceleratorIn(analyzeMessage(source, syntaxes));
    if (!sign) continue;
    const text = target.value.replaceAll(sign.id + sign.id, '');
    if (new RegExp(`[${sign.id}][\\p{L}\\p{N}]`, 'u').test(text)) return false;
    count++;
  }
  return count > 1;
}

const habit = say`Translations in this file often leave out the accelerator of their label`;

/** The accelerator of a text that is a label. */
function acceleratorIn(source: Message): { readonly id: string; readonly start: number } | undefined {
  const label = withSigns(source);
  const sign = accelerator.find(label)[0] ?? tildeIn(label);
  return sign && isLabel(label, sign.id, sign.start) ? sign : undefined;
}

/** `~File` of LibreOffice: the only tilde of a label, before a letter. */
function tildeIn(label: string): { readonly id: string; readonly start: number } | undefined {
  const start = /^[^~]*~(?=\p{L})[^~]*$/u.test(label) ? label.indexOf('~') : -1;
  return start < 0 ? undefined : { id: '~', start };
}

const longestLabel = 300;

/** `S_ave`, `Cu_t`, `A_uto Indentation`: more letters before the sign, or small ones, are those of a name in code. */
const withinWord = /^(?=[^_]*_[^_]*$)(?:[^_]*[^\p{L}\p{N}_])?\p{Lu}\p{Ll}?_\p{Ll}+(?![\p{L}\p{N}])/u;

/** Whether a text looks like the label of a control: a sign before a letter at the start of a word, no code. */
function isLabel(text: string, sign: string, offset: number): boolean {
  if (sign === '_' && /[\p{L}\p{N}]/u.test(text.charAt(offset - 1)) && !withinWord.test(text)) return false;
  if (text.length > longestLabel) return false;
  return !/[/=<>{}()[\]"'`|]|\w\.\w|&\w+=|--/.test(text.replace(/^([^(]*)\(.*\)/, '$1')) && text.split(' ').length <= 8;
}

/** The text around placeholders and tags, with the accelerators that are units of it. */
function withSigns({ shape, value, units }: Message): string {
  const sign = units.find(({ syntax }) => syntax === 'accelerator');
  return sign ? shape.slice(0, sign.start) + value.slice(sign.start, sign.end) + shape.slice(sign.end) : shape;
}
