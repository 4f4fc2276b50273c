import type { LengthLimit, MessageSyntax } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';

/** What the `#,` lines of an entry say. */
export interface PoFlags {
  readonly fuzzy: boolean;
  /** What a value of the entry holds, markup aside nothing with `no-c-format`; undefined where no flag says. */
  readonly syntaxes?: readonly MessageSyntax[];
  /** Checks to leave out: `noqa` is all, `ignore-end-punctuation` one. */
  readonly ignored: readonly string[];
  readonly maxLength?: LengthLimit;
  readonly readOnly: boolean;
}

/** Format flags (gettext manual, “The Format of PO Files”) and the syntax of their placeholders. */
const syntaxOf: Readonly<Record<string, MessageSyntax>> = {
  c: 'printf',
  objc: 'printf',
  'gcc-internal': 'printf',
  gfc: 'printf',
  python: 'printf',
  php: 'printf',
  perl: 'printf',
  lua: 'printf',
  java: 'java',
  'java-printf': 'printf',
  javascript: 'printf',
  awk: 'printf',
  'object-pascal': 'pascal',
  boost: 'printf',
  tcl: 'printf',
  go: 'printf',
  'python-brace': 'python-brace',
  rust: 'python-brace',
  'c++': 'python-brace',
  csharp: 'dotnet',
  'perl-brace': 'brace',
  ruby: 'ruby',
  qt: 'qt',
  'qt-plural': 'qt',
  kde: 'qt',
  sh: 'shell',
  scheme: 'tilde',
  lisp: 'tilde',
  icu: 'icu',
};

/** What an entry without flags says. */
export const noFlags: PoFlags = { fuzzy: false, ignored: [], readOnly: false };

/** The names on some flag lines: `#, fuzzy, c-format`. */
export function flagNames(text: string, line: TextRange): string[] {
  return text
    .slice(line.start + 2, line.end)
    .split(',')
    .map((flag) => flag.trim())
    .filter((flag) => flag !== '');
}

/** Different flag lines that are kept in mind. */
const mostKnown = 1000;

/** Reads the flags of the entries of a text. Most entries repeat what others have, which is read once. */
export function flagsReader(text: string): (lines: readonly TextRange[]) => PoFlags {
  const flagsByRaw = new Map<string, PoFlags>();
  return (lines) => {
    if (lines.length === 0) return noFlags;
    let raw = '';
    for (const line of lines) raw += text.slice(line.start, line.end);
    let flags = flagsByRaw.get(raw);
    if (!flags) {
      flags = readFlags(text, lines);
      if (flagsByRaw.size < mostKnown) flagsByRaw.set(raw, flags);
    }
    return flags;
  };
}

function readFlags(text: string, lines: readonly TextRange[]): PoFlags {
  let fuzzy = false;
  let readOnly = false;
  let maxLength: LengthLimit | undefined;
  let syntaxes: MessageSyntax[] | undefined;
  let without = false;
  const ignored: string[] = [];
  for (const line of lines) {
    for (const flag of flagNames(text, line)) {
      if (flag === 'fuzzy') fuzzy ||= text[line.start + 1] === ',';
      else if (flag === 'noqa') ignored.push('*');
      else if (flag === 'read-only') readOnly = true;
      else if (flag.startsWith('ignore-')) ignored.push(flag === 'ignore-all-checks' ? '*' : flag.slice(7));
      else if (/^max-length:\s*\d+$/.test(flag)) {
        maxLength = { max: Number(flag.slice(11)), unit: 'char' };
      } else {
        const format = /^(no-|possible-|impossible-)?(.+)-format$/.exec(flag);
        const syntax = format && syntaxOf[format[2] ?? ''];
        if (!format || !syntax) continue;
        if (format[1] === 'no-' || format[1] === 'impossible-') without = true;
        else {
          syntaxes ??= [];
          if (!syntaxes.includes(syntax)) syntaxes.push(syntax);
        }
      }
    }
  }
  if (syntaxes) syntaxes.push('markup');
  else if (without) syntaxes = ['markup'];
  return { fuzzy, ignored, readOnly, ...(syntaxes ? { syntaxes } : {}), ...(maxLength ? { maxLength } : {}) };
}
