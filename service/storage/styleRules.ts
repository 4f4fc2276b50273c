import { randomUUID } from 'node:crypto';
import type { ConfiguredRules } from '../../shared/api/styleRules.ts';
import type { Database, Queries, Row } from './database.ts';

/** An instruction in words. */
export interface StoredInstruction {
  readonly id: string;
  readonly label: string;
  readonly prompt: string;
  /** BCP 47 casing. */
  readonly sourceLanguage?: string;
}

/** A style rule list: what `style_id` stands for. */
export interface StoredStyleRules {
  readonly id: string;
  readonly name: string;
  /** Root code in lower case. */
  readonly language: string;
  /** 1 for a new list, one more with each change. */
  readonly version: number;
  /** Category to rule to option. */
  readonly configured: ConfiguredRules;
  /** In the order in which they were added. */
  readonly instructions: readonly StoredInstruction[];
  /** ms since 1970. */
  readonly created: number;
  readonly updated: number;
}

/** What a style rule list has of its own, beside what the store keeps account of. */
export type StyleRulesContent = Pick<StoredStyleRules, 'name' | 'language' | 'configured' | 'instructions'>;

/** Style rule lists. */
export interface StyleRuleStore {
  /** Lists in the order of their creation. */
  list(page: { readonly offset: number; readonly count: number }): Promise<readonly StoredStyleRules[]>;
  get(id: string): Promise<StoredStyleRules | undefined>;
  /**
   * @param limit lists that there can be.
   * @returns undefined when there are as many already.
   */
  create(content: StyleRulesContent, limit: number, now: number): Promise<StoredStyleRules | undefined>;
  /**
   * Changes what `edit` gives, and raises the version.
   *
   * @returns undefined for a list that is not there.
   * @throws what `edit` throws; nothing is changed then.
   */
  change(
    id: string,
    edit: (list: StoredStyleRules) => Partial<StyleRulesContent>,
    now: number,
  ): Promise<StoredStyleRules | undefined>;
  /** @returns false for a list that is not there. */
  delete(id: string): Promise<boolean>;
}

/** Style rule lists over the database. */
export function styleRuleStore(database: Database): StyleRuleStore {
  return {
    list: async ({ offset, count }) => {
      const sql = 'SELECT * FROM style_rules ORDER BY created, style_id LIMIT ? OFFSET ?';
      return (await database.all(sql, count, offset)).map(listOf);
    },
    get: (id) => get(database, id),
    create: (content, limit, now) => {
      const list = { ...content, id: randomUUID(), version: 1, created: now, updated: now };
      return database.transaction(async (queries) => {
        const count = Number((await queries.get('SELECT COUNT(*) AS n FROM style_rules'))?.n ?? 0);
        if (count >= limit) return undefined;
        await put(queries, list);
        return list;
      });
    },
    change: (id, edit, now) =>
      database.transaction(async (queries) => {
        const list = await get(queries, id);
        if (!list) return undefined;
        const changed = { ...list, ...edit(list), version: list.version + 1, updated: now };
        await put(queries, changed);
        return changed;
      }),
    delete: async (id) => (await database.run('DELETE FROM style_rules WHERE style_id = ?', id)) > 0,
  };
}

async function get(queries: Queries, id: string): Promise<StoredStyleRules | undefined> {
  const row = await queries.get('SELECT * FROM style_rules WHERE style_id = ?', id);
  return row && listOf(row);
}

async function put(queries: Queries, list: StoredStyleRules): Promise<void> {
  await queries.run(
    `INSERT INTO style_rules (style_id, name, language, version, configured, instructions, created, updated)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (style_id) DO UPDATE SET name = excluded.name, version = excluded.version,
       configured = excluded.configured, instructions = excluded.instructions, updated = excluded.updated`,
    list.id,
    list.name,
    list.language,
    list.version,
    JSON.stringify(list.configured),
    JSON.stringify(list.instructions),
    list.created,
    list.updated,
  );
}

function listOf(row: Row): StoredStyleRules {
  return {
    id: String(row.style_id),
    name: String(row.name),
    language: String(row.language),
    version: Number(row.version),
    configured: JSON.parse(String(row.configured)) as ConfiguredRules,
    instructions: JSON.parse(String(row.instructions)) as StoredInstruction[],
    created: Number(row.created),
    updated: Number(row.updated),
  };
}
