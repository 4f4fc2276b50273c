import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import { markdownPlace } from './markdownReader.ts';

/** A heading, and what is in its section. */
export interface Section {
  /** What the ids of its texts start with. */
  readonly path: string;
  readonly level: number;
  /** The id that its heading gives itself: `{#setup}`. */
  readonly id: string | undefined;
  /** The id that tools make of its heading. */
  readonly slug: string;
}

/**
 * Ids of the texts of a file in the words of its translation, where headings give themselves ids (`## 开始 {#start}`). A
 * heading without one has the id that tools make of its text: GitHub (`whats-new`) and VitePress (`what-s-new`) differ in
 * signs alone, which do not count. Headings that no id tells apart are counted between those that one does.
 *
 * @returns by the ids of the source file; undefined where no heading has an id of its own, and both files say the same.
 * @example idsInTranslation(parse('# Start'), parse('# 开始 {#start}'))?.get('h1'); // 'start'
 */
export function idsInTranslation(source: Catalog, target: Catalog): ReadonlyMap<string, string> | undefined {
  const [theirs, ours] = [markdownHeadings(source), markdownHeadings(target)];
  const written = new Set(ours.flatMap(({ id }) => id ?? []));
  const theirsHaveIds = theirs.some(({ id }) => id !== undefined);
  if (written.size === 0 && !theirsHaveIds) return undefined;
  const shared = sharedIds(theirs, written);
  const places = new Map<string, string>();
  const bothHaveIds = written.size > 0 && theirsHaveIds;
  const commonIds = new Set(shared.values());
  for (const [place, { path }] of placed(ours, ({ id }) =>
    id !== undefined && (bothHaveIds || commonIds.has(id)) ? id : undefined,
  ))
    if (!places.has(place)) places.set(place, path);
  const paths = new Map<Section, string>();
  const taken = new Set(ours.map(({ path }) => path));
  for (const [place, section] of placed(theirs, (one) => shared.get(one) ?? (bothHaveIds ? one.id : undefined)))
    paths.set(section, places.get(place) ?? unusedPath(section, taken));
  return renamed(source, theirs, paths);
}

/**
 * The headings of a Markdown file, in its order.
 *
 * @example markdownHeadings(parseMarkdown('# Start'))[0]?.slug; // 'start'
 */
export function markdownHeadings(catalog: Catalog): readonly Section[] {
  const sections: Section[] = [];
  const slugs = new Map<string, number>();
  for (const segment of catalog.segments) {
    const level = headingLevel(segment);
    if (level === undefined) continue;
    const slug = slugOf(segment.target?.value ?? '');
    const count = slugs.get(slug) ?? 0;
    slugs.set(slug, count + 1);
    const id = segment.idRange ? segment.id : undefined;
    sections.push({ path: segment.id, level, id, slug: count > 0 ? `${slug}-${count}` : slug });
  }
  return sections;
}

function headingLevel({ target }: Segment): number | undefined {
  const place = markdownPlace(target);
  return place?.type === 'block' && place.block.kind === 'heading' ? place.block.level : undefined;
}

/**
 * As github-slugger has it: https://github.com/Flet/github-slugger. Addresses of links and tags are no part of it, what is
 * quoted as code is.
 *
 * @example slugOf('The `<Boat>` [pier](/pier)'); // 'the-boat-pier'
 */
export function slugOf(heading: string): string {
  return heading
    .replace(/`([^`\n]*)`|\]\([^()\n]*\)|<[^<>]*>/g, (_, code: string | undefined) => code ?? '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}

/** What tools agree on in an id: its letters and digits. */
const lettersOf = (id: string) =>
  id
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Ids of the translation that headings of the source file have, or get from a tool. */
function sharedIds(sections: readonly Section[], written: ReadonlySet<string>): ReadonlyMap<Section, string> {
  const shared = new Map<Section, string>();
  const free = new Map(Array.from(written, (id) => [lettersOf(id), id]));
  for (const section of sections) {
    const { id } = section;
    if (id === undefined || !written.has(id)) continue;
    shared.set(section, id);
    if (free.get(lettersOf(id)) === id) free.delete(lettersOf(id));
  }
  for (const section of sections) {
    const letters = lettersOf(section.slug);
    const id = section.id === undefined ? free.get(letters) : undefined;
    if (id === undefined) continue;
    shared.set(section, id);
    free.delete(letters);
  }
  return shared;
}

/** Where each section stands, the same in both files: by its id, or counted behind the last one beside it that has one. */
function* placed(
  sections: readonly Section[],
  idOf: (section: Section) => string | undefined,
): Generator<readonly [string, Section]> {
  const around = [{ level: 0, place: '', last: '' }];
  const counts = new Map<string, number>();
  for (const section of sections) {
    while ((around.at(-1)?.level ?? 0) >= section.level) around.pop();
    const parent = around.at(-1) as (typeof around)[number];
    const id = idOf(section);
    let place = `#${id}`;
    if (id === undefined) {
      const name = `${parent.place}/${parent.last}/h${section.level}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      place = `${name}[${count}]`;
    } else parent.last = id;
    around.push({ level: section.level, place, last: '' });
    yield [place, section];
  }
}

/** What a section is called that the translation lacks; none of `taken`, to which it is added. */
function unusedPath({ id, slug, path }: Section, taken: Set<string>): string {
  const names = [id, slug, path].filter((name) => name);
  let name = names.find((one) => one !== undefined && !taken.has(one));
  for (let count = 2; name === undefined; count++) if (!taken.has(`${path}~${count}`)) name = `${path}~${count}`;
  taken.add(name);
  return name;
}

/** The ids of a file with other paths of its sections. */
function renamed(
  catalog: Catalog,
  sections: readonly Section[],
  paths: ReadonlyMap<Section, string>,
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  let next = 0;
  let section: Section | undefined;
  for (const segment of catalog.segments) {
    const { id } = segment;
    if (headingLevel(segment) !== undefined) section = sections[next++];
    const isInside = section !== undefined && (id === section.path || id.startsWith(`${section.path}/`));
    ids.set(id, section && isInside ? `${paths.get(section)}${id.slice(section.path.length)}` : id);
  }
  return ids;
}
