import { lstat, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EditRefused } from '../../shared/catalog/editRefused.ts';
import { commentsFile } from '../../shared/reviewProtocol.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { writeAtomically } from './writeAtomically.ts';

/** A comment on a segment whose file has no place for it, or the approval of such a segment. */
export interface KeptComment {
  /** Path of the localization file from the project’s folder, with slashes. */
  readonly file: string;
  /** Id of the segment. */
  readonly segment: string;
  /** The text that it is about, where ids are the numbers of blocks and move. */
  readonly of?: string;
  /** ISO 8601. */
  readonly time: string;
  readonly author?: string;
  /** Absent for an approval. */
  readonly text?: string;
  readonly approved?: true;
}

/** One of them as a line of the file. */
export interface KeptLine extends KeptComment {
  readonly line: string;
}

/**
 * The comments of a project that its files have no place for: one JSON object a line, by file, segment and time, so that
 * two branches add theirs at different places. Lines that are no comments are passed over and stay.
 *
 * @param root folder of the project.
 * @throws EditRefused where the file is there and cannot be read.
 */
export async function keptComments(root: string): Promise<readonly KeptLine[]> {
  return linesOf(await textOf(root)).flatMap(({ line, comment }) => (comment ? [{ ...comment, line }] : []));
}

/**
 * Writes a comment at its place.
 *
 * @throws EditRefused with a sentence for the user.
 * @example await keepComment(root, { file: 'de.json', segment: 'save', time: '2026-01-01T00:00:00.000Z', text: 'Formal' })
 */
export async function keepComment(root: string, comment: KeptComment): Promise<void> {
  const text = await textOf(root);
  const name = nameOf(comment);
  let start = 0;
  for (const one of linesOf(text)) if (!one.comment || nameOf(one.comment) <= name) start = one.next;
  const gap = start > 0 && !text.slice(0, start).endsWith('\n') ? '\n' : '';
  await write(root, `${text.slice(0, start)}${gap}${JSON.stringify(comment)}\n${text.slice(start)}`);
}

/**
 * Takes a line out.
 *
 * @throws EditRefused with a sentence for the user, also where it is no longer there.
 */
export async function dropComment(root: string, line: string): Promise<void> {
  const text = await textOf(root);
  const place = linesOf(text).find((one) => one.line === line);
  if (!place) throw new EditRefused(say`This comment is no longer there.`);
  await write(root, text.slice(0, place.start) + text.slice(place.next));
}

interface Line {
  readonly start: number;
  readonly next: number;
  readonly line: string;
  readonly comment: KeptComment | undefined;
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const next = end < 0 ? text.length : end + 1;
    const line = text.slice(start, next).trim();
    lines.push({ start, next, line, comment: commentIn(line) });
    start = next;
  }
  return lines;
}

function commentIn(line: string): KeptComment | undefined {
  if (!line.startsWith('{')) return undefined;
  let value: Partial<Record<keyof KeptComment, unknown>>;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const { file, segment, of, time, author, text, approved } = value;
  if (typeof file !== 'string' || typeof segment !== 'string') return undefined;
  if (typeof text !== 'string' && approved !== true) return undefined;
  return {
    ...{ file, segment, time: typeof time === 'string' ? time : '' },
    ...(typeof of === 'string' ? { of } : {}),
    ...(typeof author === 'string' ? { author } : {}),
    ...(typeof text === 'string' ? { text } : {}),
    ...(approved === true ? { approved } : {}),
  };
}

const nameOf = ({ file, segment, time }: KeptComment) => `${file}\n${segment}\n${time}`;

/** @throws EditRefused where the file is there and cannot be read: nothing may be written over it. */
async function textOf(root: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(join(root, commentsFile)));
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === 'ENOENT') return '';
    throw new EditRefused(say`${commentsFile} cannot be read; its comments are neither shown nor changed.`, {
      cause: error,
    });
  }
}

/** A link in a project could lead anywhere: nothing is written through one. */
async function write(root: string, text: string): Promise<void> {
  const path = join(root, commentsFile);
  for (const place of [dirname(path), path]) {
    const isLink = await lstat(place).then(
      (stats) => stats.isSymbolicLink(),
      () => false,
    );
    if (isLink) throw new EditRefused(say`${commentsFile} is a link; no comments are written there.`);
  }
  await writeAtomically(path, new TextEncoder().encode(text));
}
