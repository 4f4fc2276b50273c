/** A section, as far as ids of texts tell of it. */
interface Section {
  readonly level: number;
  readonly path: string;
  /** How many blocks of a name it has so far. */
  readonly counts: Map<string, number>;
}

/** Where the counting of blocks has come to. */
export interface SectionState {
  /** The file, then the sections that the place is in. */
  readonly sections: readonly Section[];
  /**
   * The counts of sections that were left before, by their paths: of those that the reading then entered again up to
   * where it paused next.
   */
  readonly left: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/**
 * Paths of the blocks of a file, which count those of a name in their section. Kept are the counts of the sections that
 * the place is in, and of those that a later heading may name again. A class because each path counts those before it.
 */
export class SectionPaths {
  private readonly sections: Section[];
  /** By path the counts of sections that another heading may have the path of: one with an id, or the first of its level. */
  private readonly named = new Map<string, Map<string, number>>();
  private readonly left: SectionState['left'];
  /** Since the last pause: the sections that were entered, and what the state of then is to know of them. */
  private entered = new Set<string>();
  private returned: Map<string, ReadonlyMap<string, number>> | undefined;

  /** @param state where the counting goes on; default: at the start of a file. */
  constructor(state?: SectionState) {
    this.sections = [];
    this.left = state?.left ?? new Map();
    for (const { level, path, counts } of state?.sections ?? [{ level: 0, path: '', counts: new Map() }])
      this.push(level, path, this.named.get(path) ?? new Map(counts));
  }

  /** What the counting can go on from, up to the next pause. */
  pause(): SectionState {
    const sections = this.sections.map((section) => ({ ...section, counts: new Map(section.counts) }));
    this.entered = new Set();
    this.returned = new Map();
    return { sections, left: this.returned };
  }

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
    const own = this.named.get(path);
    if (own && !this.entered.has(path)) this.returned?.set(path, new Map(own));
    this.push(level, path, own ?? new Map(this.left.get(path)));
    return path;
  }

  private push(level: number, path: string, counts: Map<string, number>): void {
    this.sections.push({ level, path, counts });
    if (path === '' || /[/[]/.test(path)) return;
    this.named.set(path, counts);
    this.entered.add(path);
  }
}
