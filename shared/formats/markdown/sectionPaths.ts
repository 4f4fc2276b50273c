/** A section, as far as ids of texts tell of it. */
interface Section {
  readonly level: number;
  readonly path: string;
  /** How many blocks of a name it has so far. */
  readonly counts: Map<string, number>;
}

/** Paths of the blocks of a file, which count those of a name in their section. A class because each counts those before it. */
export class SectionPaths {
  /** The file, then the sections that the place is in. */
  private readonly sections: Section[] = [{ level: 0, path: '', counts: new Map() }];
  /** By path the counts of sections that another heading may have the path of: one with an id, or the first of its level. */
  private readonly named = new Map<string, Map<string, number>>();

  /** A path that counts blocks of a name in the section. */
  count(name: string): string {
    const { path: section, counts } = this.sections.at(-1) as Section;
    const path = section === '' ? name : `${section}/${name}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? path : `${path}[${count}]`;
  }

  /** Enters the section of a heading. @returns its path. */
  enter(level: number, id: string | undefined): string {
    while ((this.sections.at(-1)?.level ?? 0) >= level) this.sections.pop();
    const path = id ?? this.count(`h${level}`);
    const counts = this.named.get(path) ?? new Map<string, number>();
    this.sections.push({ level, path, counts });
    this.named.set(path, counts);
    return path;
  }
}
