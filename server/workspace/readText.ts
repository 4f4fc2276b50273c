import { open, readFile } from 'node:fs/promises';
import { EditRefused } from '../../shared/catalog/editRefused.ts';
import { type DecodedText, decodeText } from '../../shared/encoding/encoding.ts';
import { packageCodecOf } from '../../shared/encoding/packageCodecs.ts';
import { holdsText } from '../../shared/encoding/spliceEdits.ts';
import { asClause, say } from '../../shared/sentences/sentence.ts';
import { UnreadableFileError, unreadable } from '../watchdog/unreadableFileError.ts';
import type { Watchdog } from '../watchdog/watchdog.ts';
import type { FileText } from './workspace.ts';

/** Files above this are not read, bytes: their text would not fit into one string of the JavaScript engine. */
export const largestFile = 512 * 1024 * 1024;

/** Bytes that are enough to tell a file's format. */
const headSize = 8192;

/**
 * Reads and decodes a file.
 *
 * @throws UnreadableFileError for a file that is not there, may not be read, is too large, or is not text.
 */
export async function readText(path: string): Promise<{ readonly bytes: Uint8Array; readonly decoded: DecodedText }> {
  const bytes = await readBytes(path);
  return { bytes, decoded: decodeFile(bytes, path) };
}

/** The same without the bytes, which a large file need not keep while its text is read. */
export async function readDecoded(path: string, watchdog: Watchdog): Promise<DecodedText> {
  const bytes = await readBytes(path);
  return watchdog.step({ path, length: bytes.length }, () => decodeFile(bytes, path));
}

/**
 * As {@link readText}, of a file whose text is known. A large one is not held a second time.
 *
 * @throws EditRefused when it is another by now.
 */
export async function readAgain(
  file: FileText,
): Promise<{ readonly bytes: Uint8Array; readonly decoded: DecodedText }> {
  const bytes = await readBytes(file.path);
  const was = file.decoded;
  if (was && !packageCodecOf(was.encoding) && holdsText(bytes, was)) return { bytes, decoded: was };
  const decoded = decodeFile(bytes, file.path);
  if (decoded.text !== file.catalog.text) {
    throw new EditRefused(say`${file.path} changed on disk since it was read; nothing was written.`);
  }
  return { bytes, decoded };
}

/** The bytes of a file; see {@link readText}. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const handle = await open(path, 'r');
    try {
      const info = await handle.stat();
      if (info.isDirectory()) throw new UnreadableFileError(path, say`it is a folder`);
      if (!info.isFile()) throw new UnreadableFileError(path, say`it is not a regular file`);
      if (info.size > largestFile) throw new UnreadableFileError(path, say`it is larger than 512 MB`);
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : unreadable(path, error);
  }
}

function decodeFile(bytes: Uint8Array, path: string): DecodedText {
  const decoded = decodeText(bytes, path);
  const fault = decoded.problems.find((problem) => problem.severity === 'error');
  if (fault && decoded.text === '') throw new UnreadableFileError(path, asClause(fault.message));
  return decoded;
}

/**
 * The start of a file's text, for telling its format; empty for one that cannot be read.
 */
export async function readHead(path: string): Promise<string> {
  try {
    const handle = await open(path, 'r');
    try {
      const buffer = new Uint8Array(headSize);
      const { bytesRead } = await handle.read(buffer, 0, headSize, 0);
      return decodeText(buffer.subarray(0, bytesRead), path).text;
    } finally {
      await handle.close();
    }
  } catch {
    return '';
  }
}

/** A small file, such as a glossary, decoded. @throws UnreadableFileError */
export async function readSmall(path: string): Promise<DecodedText> {
  return decodeFile(await readWhole(path), path);
}

/** The text of a small file; see {@link readSmall}. */
export async function readPlain(path: string): Promise<string> {
  return (await readSmall(path)).text;
}

/**
 * The bytes of a file that are passed on as they are, such as a recording: of any size, and of a pipe as well.
 *
 * @throws UnreadableFileError for a file that is not there or may not be read.
 */
export function readWhole(path: string): Promise<Uint8Array> {
  return readFile(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
}
