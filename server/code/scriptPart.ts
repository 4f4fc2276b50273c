import type { CodeFindings } from './codeFile.ts';
import type { ts } from './codeParsers.mjs';

/** A part of a file that is JavaScript or TypeScript. */
export interface ScriptPart {
  readonly text: string;
  /** Where it starts in the file, in UTF-16 code units. */
  readonly start: number;
  /** True where it may hold elements (JSX). */
  readonly jsx: boolean;
  /** True for an expression of a template, where `'key' | translate` is a call. */
  readonly template: boolean;
  /** True where the whole of it is a key, or an object that has the key as its `path`: `v-t="{ path: 'a' }"`. */
  readonly isKey?: boolean;
  /** Functions that the template around it declares, and the prefix of their keys. */
  readonly functions?: ReadonlyMap<string, string>;
}

/** Larger files are bundles, not what somebody wrote; in UTF-16 code units. */
export const largestCode = 1_000_000;

/** Whether scripts are parts of the files with an extension: `.vue`. */
export function isMarkup(extension: string): boolean {
  return /^\.(?:vue|svelte|html)$/.test(extension);
}

/** With the dot, in lower case. */
export function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.')).toLowerCase();
}

/** A file that is a script from start to end, by its extension. */
export function wholeScript(text: string, extension: string): ScriptPart {
  return { text, start: 0, jsx: !/\.[cm]?ts$/.test(extension), template: false };
}

/** What is known of a source file before it is read. */
export function noFindings(): CodeFindings {
  return {
    uses: [],
    dynamic: [],
    possible: new Map(),
    literals: new Set(),
    mentioned: new Set(),
    declared: new Set(),
    constants: new Map(),
    texts: [],
    joined: [],
  };
}

/**
 * The tree of a script, with parents.
 *
 * @returns `shift`: how far the tree's offsets are from those of the file.
 */
export function parsedScript(
  api: typeof ts,
  part: ScriptPart,
): { readonly source: ts.SourceFile; readonly shift: number } {
  // An object at the start of an expression is no block.
  const isObject = part.template && part.text.trimStart().startsWith('{');
  const text = isObject ? `(${part.text})` : part.text;
  const kind = part.jsx ? api.ScriptKind.TSX : api.ScriptKind.TS;
  const source = api.createSourceFile(part.jsx ? 'a.tsx' : 'a.ts', text, api.ScriptTarget.Latest, true, kind);
  return { source, shift: part.start - (isObject ? 1 : 0) };
}
