import type { CST } from 'yaml';
import { splitLines } from '../lines.ts';
import type { YamlScalar } from './yamlScalar.ts';
import { isTyped } from './yamlTyped.ts';

/** Where the strings of a token stand. */
export function scalarOf(token: CST.Token): YamlScalar | undefined {
  const base = { indent: 0, chomp: '' as const };
  if (token.type === 'block-scalar') {
    const header = token.props.find(({ type }) => type === 'block-scalar-header');
    const sign = header && 'source' in header ? header.source : '|';
    const from = token.props.reduce((end, part) => end + ('source' in part ? part.source.length : 0), token.offset);
    const indicator = Number(/[1-9]/.exec(sign)?.[0] ?? 0);
    const chomp = sign.includes('+') ? '+' : sign.includes('-') ? '-' : '';
    const first = /^(?:[ \t]*\r?\n)*( *)(?=[^ \r\n])/.exec(token.source)?.[1]?.length ?? longestLine(token.source);
    const indent = indicator > 0 ? Math.max(0, token.indent) + indicator : first;
    const style = sign.startsWith('|') ? 'literal' : 'folded';
    return {
      style,
      start: token.offset,
      end: from + token.source.length,
      from,
      to: from + token.source.length,
      indent,
      chomp,
      indicated: indicator > 0,
    };
  }
  if (token.type === 'scalar') {
    const end = token.offset + token.source.length;
    return { style: 'plain', start: token.offset, end, from: token.offset, to: end, ...base };
  }
  if (token.type !== 'single-quoted-scalar' && token.type !== 'double-quoted-scalar') return undefined;
  const style = token.type === 'single-quoted-scalar' ? 'single' : 'double';
  const end = token.offset + token.source.length;
  const closed = token.source.length > 1 && token.source.endsWith(style === 'single' ? "'" : '"');
  return { style, start: token.offset, end, from: token.offset + 1, to: closed ? end - 1 : end, ...base };
}

/** How far a block is indented that has nothing but blanks: as far as its longest line (YAML 1.2 §8.1.1.1). */
function longestLine(blanks: string): number {
  return splitLines(blanks).reduce((longest, { start, end }) => Math.max(longest, end - start), 0);
}

/** Behind a token, without the line end. */
export function endOf(text: string, token: CST.Token, scalar: YamlScalar | undefined): number {
  if (scalar && (scalar.style === 'literal' || scalar.style === 'folded')) {
    const block = text.slice(scalar.start, scalar.end);
    return scalar.start + (scalar.chomp === '+' ? block.replace(/\r?\n$/, '') : block.trimEnd()).length;
  }
  if (scalar) return scalar.end;
  if (token.type === 'alias') return token.offset + token.source.length;
  if (token.type === 'flow-collection') {
    const close = token.end.find(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end');
    if (close) return close.offset + 1;
  }
  return token.offset;
}

/** Whether a scalar is a string for people, as its tag or the rules for untagged scalars say. */
export function isText(text: string, scalar: YamlScalar, tag: string | undefined): boolean {
  if (tag === '!!str' || tag === '!') return true;
  if (tag && /^!(?:!|ruby|php|<)/.test(tag)) return false;
  return scalar.style !== 'plain' || !isTyped(text.slice(scalar.from, scalar.to));
}
