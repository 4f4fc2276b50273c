import { decodeYaml, type YamlStyle } from './yamlScalar.ts';
import { mayBeTyped } from './yamlTyped.ts';

/** Where a scalar is to stand. */
export interface YamlPlace {
  /** Inside `{ }` or `[ ]`. */
  readonly flow: boolean;
  /** The column of the lines of a block; at least one more than that of its key. */
  readonly indent: number;
  /** The column of the key, from which the indentation indicator of a block counts. */
  readonly parent: number;
  readonly lineEnd: string;
}

/** Whether a value can stand without quotes and stay the same string. */
export function canBePlain(value: string, flow: boolean): boolean {
  if (mayBeTyped(value) || /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ud800-\udfff]/.test(value.replace(pairs, '')))
    return false;
  if (/^[\s,[\]{}#&*!|>'"%@`]|^[-?:](?:\s|$)|\s$|:(?:\s|$)|\s#|^(?:---|\.\.\.)|^:/.test(value)) return false;
  return !flow || !/[,[\]{}]|^[-?:]/.test(value);
}

const pairs = /[\ud800-\udbff][\udc00-\udfff]/g;

/** A value as a whole scalar, in the wanted style where that can hold it, otherwise in quotes. */
export function writeYaml(value: string, style: YamlStyle, place: YamlPlace): string {
  if (style === 'plain' && canBePlain(value, place.flow)) return value;
  if ((style === 'literal' || style === 'folded') && !place.flow) {
    const block = writeBlock(value, style, place);
    if (block !== undefined) return block;
  }
  const breaks =
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/.test(value) || /[\ud800-\udfff]/.test(value.replace(pairs, ''));
  const single = style === 'single' || (style === 'plain' && /["\\]/.test(value) && !value.includes("'"));
  return single && !breaks ? `'${inQuotes(value, 'single')}'` : `"${inQuotes(value, 'double')}"`;
}

/** A part of a value between quotes. */
export function inQuotes(value: string, style: 'single' | 'double'): string {
  if (style === 'single') return value.replaceAll("'", "''");
  return value.replace(
    /["\\\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    (unit) => {
      if (unit === '"' || unit === '\\') return `\\${unit}`;
      if (unit === '\n') return '\\n';
      if (unit === '\t') return '\\t';
      if (unit === '\r') return '\\r';
      const code = unit.charCodeAt(0);
      return code < 0x100 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`;
    },
  );
}

/** A block, header included, without the line end behind its last line; undefined where a block cannot hold the value. */
function writeBlock(value: string, wanted: 'literal' | 'folded', place: YamlPlace): string | undefined {
  const body = value.replace(/(?<!\n)\n+$/, '');
  const trailing = value.length - body.length;
  if (body === '' || /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/.test(value)) return undefined;
  if (/[\ud800-\udfff]/.test(value.replace(pairs, '')) || /^[ \t]+$/m.test(body)) return undefined;
  const lines = body.split('\n');
  const style = wanted === 'folded' && lines.some((line) => /^[ \t]/.test(line)) ? 'literal' : wanted;
  const indicator = /^\n*[ \t]/.test(body) ? String(place.indent - place.parent) : '';
  // At the root there is no key to count from.
  if (indicator !== '' && (place.parent < 0 || place.indent - place.parent > 9)) return undefined;
  const chomp = trailing === 0 ? '-' : trailing === 1 ? '' : '+';
  const indent = ' '.repeat(place.indent);
  const written: string[] = [];
  for (const [i, line] of lines.entries()) {
    // In a folded block a line end alone is a space.
    const folds = style === 'folded' && line !== '' && i > 0;
    if (folds && lines[i - 1] !== '') written.push('');
    else if (folds && lines.slice(0, i).some((earlier) => earlier !== '')) written.push('');
    written.push(line === '' ? '' : indent + line);
  }
  for (let i = 1; i < trailing; i++) written.push('');
  const raw = written.join('\n') + (trailing > 0 ? '\n' : '');
  const back = decodeYaml(`${raw}${trailing > 0 ? '' : '\n'}`, { style, indent: place.indent, chomp });
  if (back.value !== value) return undefined;
  const header = `${style === 'literal' ? '|' : '>'}${indicator}${chomp}`;
  return `${header}\n${written.join('\n')}`.replaceAll('\n', place.lineEnd);
}

function hex(code: number, length: number): string {
  return code.toString(16).padStart(length, '0');
}
