/** A file that another refers to. */
export interface LinkedFile {
  /** Ids of its elements with the local names of those; undefined for what is no XML of DITA: a picture, a text. */
  readonly ids?: ReadonlyMap<string, string>;
}

/**
 * What a project holds beside a file, for the checks of references. Whoever has the files reads what the file refers
 * to before the checks run, which wait for nothing.
 */
export interface LinkedFiles {
  /** @param path as the file writes it: relative to it, with slashes, without `#…`. Undefined where nothing stands. */
  fileAt(path: string): LinkedFile | undefined;
  /** Keys that the project's maps define; undefined where there is no map, or one that could not be read. */
  readonly keys?: ReadonlySet<string>;
}
