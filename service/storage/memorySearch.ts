import type { Database, Row } from './database.ts';
import { type StoredMemorySegment, segmentOf } from './memories.ts';

/** Finds segments of translation memories inside of the database, where it has the indexes for that. */
export interface MemorySearch {
  /** Segments whose source is the text itself. */
  exact(memoryId: string, text: string): Promise<readonly StoredMemorySegment[]>;
  /**
   * Segments that may resemble a text, the most promising first; how much they do has still to be measured.
   *
   * @param threshold lowest similarity by edit distance that is of use, 0 to 100.
   */
  candidates(memoryId: string, text: string, threshold: number): Promise<readonly StoredMemorySegment[]>;
}

/** Segments that are measured for one text. */
const mostCandidates = 100;
const searchIndex = 'memory_segments_trigrams';

/**
 * Makes the indexes of PostgreSQL's extension pg_trgm. Where the extension is not installed, or may not be used, or
 * knows no letters but those of ASCII (a database with the locale `C`), memories are searched in this process instead.
 */
export async function prepareMemorySearch(database: Database): Promise<void> {
  const statements = [
    'CREATE EXTENSION IF NOT EXISTS pg_trgm',
    // fails on purpose where letters of other scripts are none
    "SELECT 1 / array_length(show_trgm('語ж'), 1)",
    'CREATE INDEX IF NOT EXISTS memory_segments_source ON memory_segments USING hash (source)',
    `CREATE OR REPLACE FUNCTION interline_similar(memory TEXT, wanted TEXT, shared REAL, many INTEGER)
       RETURNS SETOF memory_segments LANGUAGE plpgsql AS $$
       BEGIN
         PERFORM set_limit(shared);
         RETURN QUERY SELECT * FROM memory_segments WHERE memory_id = memory AND source % wanted
           ORDER BY similarity(source, wanted) DESC, position LIMIT many;
       END $$`,
    `CREATE INDEX IF NOT EXISTS ${searchIndex} ON memory_segments USING gin (source gin_trgm_ops)`,
  ];
  try {
    for (const statement of statements) {
      const row = await database.get(statement);
      if (row && Object.values(row)[0] === null) return;
    }
  } catch {
    // memorySearch sees that the index is missing
  }
}

/** The search of a database that has the indexes. */
export async function memorySearch(database: Database): Promise<MemorySearch | undefined> {
  if (database.dialect !== 'postgres') return undefined;
  const indexQuery = 'SELECT indexname FROM pg_indexes WHERE schemaname = current_schema() AND indexname = ?';
  if (!(await database.get(indexQuery, searchIndex))) return undefined;
  const segments = (rows: readonly Row[]) => rows.map(segmentOf);
  return {
    exact: async (memoryId, text) =>
      segments(
        await database.all(
          'SELECT * FROM memory_segments WHERE memory_id = ? AND source = ? ORDER BY position',
          memoryId,
          text,
        ),
      ),
    candidates: async (memoryId, text, threshold) => {
      const least = leastShared(text, threshold);
      const sql = 'SELECT * FROM interline_similar(?, ?, ?, ?)';
      return segments(await database.all(sql, memoryId, text, least, mostCandidates));
    },
  };
}

/**
 * The share of trigrams that a text alike enough has in common with another one. An edit costs at most three on either
 * side, in short texts it does; in longer ones edits stand together, and a third less than the similarity is enough.
 */
function leastShared(text: string, threshold: number): number {
  const lost = 3 * (1 - threshold / 100);
  const bound = (1 - lost) / (1 + lost);
  return Math.max(0.1, text.length < 24 ? bound : threshold / 100 - 0.35);
}
