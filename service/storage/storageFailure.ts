import { OperationalError } from '../../shared/api/operationalError.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';

/** Codes of the system and of PostgreSQL (appendix A of its manual) for a disk or quota that is full. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
/** The same for a database that cannot be talked to, or that cannot take more at the moment. */
const away = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOENT|08\w{3}|57P0\d|53300)$/;

/** What SQLite says of a file that is no database any more, or not a whole one. */
const damaged = /^(?:file is not a database|database disk image is malformed|malformed database schema)/;

/**
 * What a failure of the disk or of the database means to a client; other errors stay what they are. Nothing was
 * written when it comes.
 *
 * @param folder of the data, to be named to whoever starts the service; clients are not told it.
 * @example storageFailure(Object.assign(new Error('no space'), { code: 'ENOSPC' })); // OperationalError `unavailable`
 */
export function storageFailure(error: unknown, folder?: string): unknown {
  if (!(error instanceof Error) || error instanceof OperationalError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const fail = (message: string) => new OperationalError('unavailable', asWritten(message), { cause: error });
  if (full.has(code) || error.message === 'database or disk is full') {
    return fail('The service has no space left on its disk; nothing was stored.');
  }
  if (error.name === 'SQLite3Error' && error.message === 'disk I/O error') {
    return fail('The disk of the service could not be written; nothing was stored.');
  }
  if (error.name === 'SQLite3Error' && damaged.test(error.message)) {
    const place = folder === undefined ? 'of the service' : `in ${folder}`;
    return fail(
      `The database ${place} is damaged (${error.message}). Restore a copy of service.db, or move it away to start with an empty one.`,
    );
  }
  // PostgreSQL's texts cannot hold the character U+0000
  if (code === '22021')
    return new OperationalError('rejected', asWritten('A text with the character U+0000 cannot be stored.'));
  if (away.test(code) || /^Connection terminated|timeout exceeded when trying to connect/.test(error.message)) {
    return fail('The database of the service cannot be reached at the moment.');
  }
  return error;
}
