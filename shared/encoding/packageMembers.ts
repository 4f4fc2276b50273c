/** A member of a package in its virtual text. Offsets are UTF-16 code units of that text. */
export interface PackageMember {
  /** Its name in the archive: `word/document.xml`. */
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** What a reader should know of the whole member: that it lies on a hidden layer. */
  readonly note?: string;
}

const opener = '<?interline-member ';
const header = /<\?interline-member path="([^"]*)"(?: note="([^"]*)")?\?>\n/g;

/** True for a text in which the header of a member could be mistaken: it is left out of a virtual text. */
export function holdsMemberHeader(text: string): boolean {
  return text.includes(opener);
}

/**
 * Members as one virtual text: each behind a line that names it and before a line end of its own.
 *
 * @example joinMembers([{ path: 'a.xml', text: '<a/>' }]); // '<?interline-member path="a.xml"?>\n<a/>\n'
 */
export function joinMembers(members: readonly { path: string; text: string; note?: string | undefined }[]): string {
  return members.map(({ path, text, note }) => `${memberHeader(path, note)}${text}\n`).join('');
}

/** The line that introduces a member. */
function memberHeader(path: string, note?: string): string {
  return `${opener}path="${quoted(path)}"${note ? ` note="${quoted(note)}"` : ''}?>\n`;
}

/** The members of a virtual text, in order; none for a text that is not one. */
export function membersOf(text: string): PackageMember[] {
  const heads = [...text.matchAll(header)];
  return heads.map((head, i) => {
    const start = head.index + head[0].length;
    const next = heads[i + 1]?.index ?? text.length;
    const end = Math.max(start, text.charCodeAt(next - 1) === 0x0a ? next - 1 : next);
    return { path: unquoted(head[1] ?? ''), start, end, ...(head[2] ? { note: unquoted(head[2]) } : {}) };
  });
}

const quoted = (value: string) => value.replace(/[&"<>\p{Cc}]/gu, (character) => `&#${character.charCodeAt(0)};`);

const unquoted = (value: string) => value.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
