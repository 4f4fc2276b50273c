const statementByText = new Map<string, string>();

/**
 * A statement with PostgreSQL's placeholders instead of `?`; what stands in quotes stays.
 *
 * @example postgresStatement("SELECT '?' WHERE a = ? AND b = ?"); // "SELECT '?' WHERE a = $1 AND b = $2"
 */
export function postgresStatement(sql: string): string {
  const ready = statementByText.get(sql);
  if (ready !== undefined) return ready;
  let count = 0;
  const statement = sql.replace(/'(?:[^']|'')*'|\?/g, (part) => (part === '?' ? `$${++count}` : part));
  statementByText.set(sql, statement);
  return statement;
}
