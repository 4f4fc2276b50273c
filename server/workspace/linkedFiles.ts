import { stat } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { LinkedFile, LinkedFiles } from '../../shared/checks/contract/linkedFiles.ts';
import { ditaFile } from '../../shared/checks/dita/ditaFiles.ts';
import { topicRoots } from '../../shared/formats/dita/ditaElements.data.ts';
import { factsOf } from '../../shared/formats/factsOf.ts';
import { isWithin } from './isWithin.ts';

/** What looking for linked files works with. */
export interface LinkedFilesOptions {
  /** Folder of the project, absolute; files elsewhere, on other machines too, are not looked for and taken as there. */
  readonly root: string;
  /** Every file of the project, absolute. */
  listAll(): Promise<readonly string[]>;
  /** A file as its format reads it; undefined where no format does. @throws where it cannot be read. */
  catalog(path: string): Promise<Catalog | undefined>;
}

/** The files that localization files refer to, read ahead of the checks. */
export interface LinkedFileReader {
  /** What a file refers to; the same object until something changes. Undefined for formats without references. */
  of(path: string, catalog: Catalog): Promise<LinkedFiles | undefined>;
  /** A file changed, on disk or in a buffer. */
  forget(path: string): void;
}

/** Extensions of files that may hold ids of DITA. */
const topics = new Set(['.dita', '.ditamap', '.bookmap', '.xml']);
const maps = new Set(['.ditamap', '.bookmap']);

/** See {@link LinkedFileReader}. */
export function createLinkedFiles({ root, listAll, catalog: read }: LinkedFilesOptions): LinkedFileReader {
  const answers = new Map<string, { readonly text: string; readonly made: Promise<LinkedFiles> }>();
  /** Files that an answer depends on, though they may not be there. */
  const asked = new Set<string>();
  let keys: Promise<MapKeys> | undefined;

  const look = async (path: string): Promise<LinkedFile | undefined> => {
    if (!isWithin(path, root)) return {};
    asked.add(path);
    const info = await stat(path).catch(() => undefined);
    if (!info) return undefined;
    if (!info.isFile() || !topics.has(extname(path).toLowerCase())) return {};
    const file = ditaFile(await read(path).catch(() => undefined));
    return file && topicRoots.has(file.doc.names[0] ?? '') ? { ids: file.links.ids } : {};
  };

  const answer = async (path: string, catalog: Catalog): Promise<LinkedFiles> => {
    const folder = dirname(path);
    const file = ditaFile(catalog);
    const wanted = new Set(file?.links.links.flatMap((link) => (link.path ? [link.path] : [])));
    keys ??= readMaps(listAll, async (map) => (isWithin(map, root) ? read(map) : undefined), asked);
    const { names, copies } = await keys;
    const linked = new Map<string, LinkedFile>();
    for (const link of wanted) {
      const absolute = resolve(folder, link);
      const there = await look(absolute);
      if (there) linked.set(link, there);
      else if (copies.has(absolute)) linked.set(link, {});
    }
    return { fileAt: (link) => linked.get(link), ...(names ? { keys: names } : {}) };
  };

  return {
    async of(path, catalog) {
      if (factsOf(catalog).references === undefined) return undefined;
      const last = answers.get(path);
      if (last?.text === catalog.text) return last.made;
      const made = answer(path, catalog);
      answers.set(path, { text: catalog.text, made });
      made.catch(() => answers.delete(path));
      return made;
    },
    forget(path) {
      const isMap = maps.has(extname(path).toLowerCase());
      if (isMap) keys = undefined;
      if (isMap || asked.has(path)) answers.clear();
    },
  };
}

interface MapKeys {
  /** Undefined where there is no map, or where one could not be read: then nobody knows every key. */
  readonly names: ReadonlySet<string> | undefined;
  /** Files that publishing makes as copies of others. */
  readonly copies: ReadonlySet<string>;
}

/** The keys of every map in a project, and of the maps that those bring in. */
async function readMaps(
  listAll: LinkedFilesOptions['listAll'],
  read: LinkedFilesOptions['catalog'],
  asked: Set<string>,
): Promise<MapKeys> {
  const names = new Set<string>();
  const copies = new Set<string>();
  const queue = (await listAll()).filter((path) => maps.has(extname(path).toLowerCase()));
  const seen = new Set(queue);
  let complete = queue.length > 0;
  for (const path of queue) {
    asked.add(path);
    const file = ditaFile(await read(path).catch(() => undefined));
    if (!file) {
      complete = false;
      continue;
    }
    for (const { name } of file.links.keys) names.add(name);
    for (const link of file.links.links) {
      if (link.path === undefined || link.path === '') continue;
      const absolute = resolve(dirname(path), link.path);
      if (link.attribute === 'copy-to') copies.add(absolute);
      else if (link.isMap && !seen.has(absolute)) {
        seen.add(absolute);
        queue.push(absolute);
      }
    }
  }
  return { names: complete ? names : undefined, copies };
}
