import type { Segment } from '../../catalog/segment.ts';

/**
 * Whether a text is put into a page as HTML by the name of its key, as Rails has it (`note_html`, `note_html.one`): it may
 * have character references, and its white space means nothing.
 */
export const isHtmlByKey = ({ id }: Pick<Segment, 'id'>) => /[_.]html(?:\.(?:zero|one|two|few|many|other))?$/.test(id);
