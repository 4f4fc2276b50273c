import { Refusal } from './errors.ts';

/** Parameters of one form, and levels of brackets in one name. */
const maxParameters = 20_000;
const maxDepth = 8;

type Field = string | Field[] | { [name: string]: Field };

/**
 * A form-encoded body as data: repeated names become lists, brackets and dots become levels.
 *
 * @throws Refusal 400 for names that contradict each other or reach too deep.
 * @example nestedForm('text=a&text=b&d[0].lang=en'); // { text: ['a', 'b'], d: [{ lang: 'en' }] }
 */
export function nestedForm(text: string): Record<string, unknown> {
  const root: { [name: string]: Field } = Object.create(null);
  let count = 0;
  if (!isUtf8(text)) throw new Refusal(400, 'The body is not UTF-8.');
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > maxParameters) throw new Refusal(400, 'The form has too many parameters.');
    put(root, levels(name), value, name);
  }
  return { ...(densify(root) as Record<string, unknown>) };
}

/** False where percent-encoded bytes, such as `%E9`, are not UTF-8: reading on would put U+FFFD in their place. */
function isUtf8(text: string): boolean {
  for (const [bytes] of text.matchAll(/(?:%[89a-f][\da-f])+/gi)) {
    try {
      decodeURIComponent(bytes);
    } catch {
      return false;
    }
  }
  return true;
}

/** `a[0][b].c` → `a`, `0`, `b`, `c`; a name that is not well formed stays whole. */
function levels(name: string): string[] {
  if (!/^[^[\].]+(\[[^[\]]*\]|\.[^[\].]+)*$/.test(name)) return [name];
  const parts = [...name.matchAll(/\[([^[\]]*)\]|([^[\].]+)/g)].map((match) => match[1] ?? match[2] ?? '');
  if (parts.length > maxDepth) throw new Refusal(400, 'The form nests too deep.');
  return parts;
}

function put(root: { [name: string]: Field }, path: string[], value: string, name: string): void {
  let group = root;
  for (const [i, part] of path.entries()) {
    const existing = Object.hasOwn(group, part) ? group[part] : undefined;
    if (i === path.length - 1) {
      // `a[]=1&a[]=2` is a list as `a=1&a=2` is
      if (existing === undefined) group[part] = value;
      else if (typeof existing === 'string') group[part] = [existing, value];
      else if (Array.isArray(existing)) existing.push(value);
      else throw new Refusal(400, `The parameter '${name.slice(0, 100)}' stands for two things.`);
    } else {
      if (existing === undefined) group[part] = Object.create(null);
      const next = group[part];
      if (typeof next !== 'object' || Array.isArray(next)) {
        throw new Refusal(400, `The parameter '${name.slice(0, 100)}' stands for two things.`);
      }
      group = next;
    }
  }
}

/** Turns levels whose names are all numbers (or all empty) into lists. */
function densify(field: Field): Field {
  if (typeof field === 'string' || Array.isArray(field)) return field;
  const names = Object.keys(field);
  if (names.length === 1 && names[0] === '') {
    const only = field[''] as Field;
    return Array.isArray(only) ? only : [densify(only)];
  }
  if (names.length > 0 && names.every((name) => /^\d{1,5}$/.test(name))) {
    return names.sort((a, b) => Number(a) - Number(b)).map((name) => densify(field[name] as Field));
  }
  const result: { [name: string]: Field } = Object.create(null);
  for (const name of names) result[name] = densify(field[name] as Field);
  return result;
}
