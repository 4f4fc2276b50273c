import type { Note } from '../../catalog/segment.ts';
import { isFileHead, remarks } from '../hashComments.ts';
import type { PropertiesEntry } from './propertiesScan.ts';

/** Whether the comments above an entry are about the file. */
export function isHeader({ atTop, comments }: PropertiesEntry): boolean {
  return atTop && isFileHead(comments);
}

/** The comments of an entry as remarks, without entries that are commented out. */
export function propertiesNotes(entry: PropertiesEntry): readonly Note[] {
  if (isHeader(entry)) return [];
  return remarks(entry.comments.filter((line) => !/^\s*[\w.-]+[ \t]*=/.test(line)));
}
