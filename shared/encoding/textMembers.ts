import { readAttributes } from '../xml/attributes.ts';
import type { ZipEntry } from './readZip.ts';

/** A member that holds text for people. */
export interface TextMember {
  readonly path: string;
  readonly note?: string;
}

/** Reads a member as text; undefined where it is not there or cannot be read. */
export type ReadMember = (path: string) => string | undefined;

/**
 * Content types of the parts that hold text (ECMA-376-1 §11.3, §12.3, §13.3, §14), in the order in which they are
 * read; of a worksheet only one with texts of its own.
 */
const officeParts: readonly RegExp[] = [
  /wordprocessingml\.(?:document|template)\.main\+xml$|ms-word\.(?:document|template)\.macroEnabled(?:Template)?\.main\+xml$/,
  /wordprocessingml\.(?:header|footer)\+xml$/,
  /wordprocessingml\.(?:footnotes|endnotes)\+xml$/,
  /wordprocessingml\.comments\+xml$/,
  /presentationml\.slide\+xml$/,
  /presentationml\.notesSlide\+xml$/,
  /spreadsheetml\.sharedStrings\+xml$/,
  /spreadsheetml\.worksheet\+xml$/,
  /spreadsheetml\.comments\+xml$/,
  /drawingml\.(?:diagramData|diagramDrawing|chart|chartshapes)\+xml$|openxmlformats-officedocument\.drawing\+xml$/,
  // no text, but the language that texts are in where they do not say it
  /wordprocessingml\.styles\+xml$/,
  /spreadsheetml\.table\+xml$/,
];

/** Parts with formulas that can call the columns of a table by their names. */
const formulaParts = /spreadsheetml\.(?:worksheet|table|sheet\.main)\+xml$|\.sheet\.macroEnabled\.main\+xml$/;

/** A formula or a name with a column in brackets: `Stock[Price]`; a number there is another file's (§18.17.2). */
const namesColumn = /<\/(?:\w+:)?(?:f|formula\d?|definedName|\w+Formula)>(?<=\[(?!\d+\])[^<>]*<\/[\w:]+>)/;

const typesMember = '[Content_Types].xml';

/**
 * The members of a document that hold text, in the order in which people read them: of an Office document by its
 * `[Content_Types].xml`, of an IDML document the stories by its `designmap.xml`.
 *
 * @returns undefined for an archive that is neither, or that names no part that could hold text.
 */
export function textMembers(entries: readonly ZipEntry[], read: ReadMember): TextMember[] | undefined {
  const types = read(typesMember);
  if (types !== undefined) return officeMembers(types, entries, read);
  const map = read('designmap.xml');
  return map === undefined ? undefined : idmlMembers(map, entries, read);
}

/** What an Office document has one part of: the document, the presentation, the workbook. */
const mainPart = /\.main\+xml$/;

function officeMembers(types: string, entries: readonly ZipEntry[], read: ReadMember): TextMember[] | undefined {
  const typeOf = contentTypes(types);
  const parts: { path: string; rank: number }[] = [];
  const formulas: string[] = [];
  let hasMain = false;
  for (const { name: path } of entries) {
    const type = path === typesMember ? '' : typeOf(path);
    hasMain ||= mainPart.test(type);
    if (formulaParts.test(type)) formulas.push(path);
    const rank = officeParts.findIndex((pattern) => pattern.test(type));
    if (rank < 0 || (type.endsWith('.worksheet+xml') && !/<(?:\w+:)?is>/.test(read(path) ?? ''))) continue;
    parts.push({ path, rank });
  }
  if (!hasMain && parts.length === 0) return undefined;
  const order = new Intl.Collator('en', { numeric: true });
  const tables = officeParts.length - 1;
  const named =
    parts.some(({ rank }) => rank === tables) && formulas.some((path) => namesColumn.test(read(path) ?? ''));
  return parts
    .sort((a, b) => a.rank - b.rank || order.compare(a.path, b.path))
    .map(({ path, rank }) => (named && rank === tables ? { path, note: 'Formulas name its columns.' } : { path }));
}

/** The content type of a part by its name: its own, or that of its extension (ECMA-376-2 §7.2.3). */
function contentTypes(types: string): (path: string) => string {
  const byPart = new Map<string, string>();
  const ofExtension = new Map<string, string>();
  for (const match of types.matchAll(/<(?:[\w.-]+:)?(Override|Default)\s/g)) {
    const attributes = readAttributes(types, match.index);
    const type = attributes.get('ContentType') ?? '';
    if (match[1] === 'Default') ofExtension.set(attributes.get('Extension')?.toLowerCase() ?? '', type);
    else byPart.set(attributes.get('PartName')?.replace(/^\//, '').toLowerCase() ?? '', type);
  }
  return (path) => {
    const name = path.toLowerCase();
    return byPart.get(name) ?? ofExtension.get(name.slice(name.lastIndexOf('.') + 1)) ?? '';
  };
}

function idmlMembers(map: string, entries: readonly ZipEntry[], read: ReadMember): TextMember[] {
  const listed = [...map.matchAll(/<idPkg:Story\s/g)].flatMap(
    (match) => readAttributes(map, match.index).get('src') ?? [],
  );
  const names = new Set(entries.map(({ name }) => name));
  const notes = hiddenStories(map, entries, read);
  return [...new Set(listed)]
    .filter((path) => names.has(path))
    .map((path) => {
      const note = notes.get(/^[^_]*_(.+)\.xml$/.exec(path.slice(path.lastIndexOf('/') + 1))?.[1] ?? '');
      return note ? { path, note } : { path };
    });
}

/** Stories whose frames all lie on a layer that is hidden or locked, by id, and what to say of them. */
function hiddenStories(map: string, entries: readonly ZipEntry[], read: ReadMember): Map<string, string> {
  const layers = new Map<string, string>();
  for (const match of map.matchAll(/<Layer\s/g)) {
    const layer = readAttributes(map, match.index);
    const hidden = layer.get('Visible') === 'false';
    const how = hidden ? 'hidden' : layer.get('Locked') === 'true' ? 'locked' : undefined;
    if (how) layers.set(layer.get('Self') ?? '', `It lies on the ${how} layer “${layer.get('Name') ?? ''}”.`);
  }
  const notes = new Map<string, string>();
  if (layers.size === 0) return notes;
  const visible = new Set<string>();
  for (const { name } of entries) {
    if (!/^(?:Master)?Spreads\/.*\.xml$/.test(name)) continue;
    const spread = read(name) ?? '';
    for (const match of spread.matchAll(/<(?:TextFrame|TextPath)\s/g)) {
      const frame = readAttributes(spread, match.index);
      const story = frame.get('ParentStory') ?? '';
      const note = layers.get(frame.get('ItemLayer') ?? '');
      if (note) notes.set(story, note);
      else visible.add(story);
    }
  }
  for (const story of visible) notes.delete(story);
  return notes;
}
