import { randomUUID } from 'node:crypto';

/** Contents of so many bytes are taken out. */
const large = 64 * 1024;

/** A multipart body whose large contents, and those of nameless files, stand beside it. */
export interface CutBody {
  /** The body with a name in place of each of them. */
  readonly rest: Uint8Array;
  /** By that name, as they lie in the body that was cut: nothing is copied. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
}

/**
 * Takes large contents out of a multipart body (RFC 7578), so that what reads its fields, and copies what it reads
 * several times over, has none of them to copy: 20 MB would hold up all other requests for a tenth of a second. The
 * content of a `file` without a file name is taken out as well: it would be read as text, and a binary one be damaged.
 * What is not plain, such as a content in base64, stays, and is read as ever.
 *
 * @param type the media type with its boundary.
 */
export function cutLargeParts(body: Uint8Array, type: string): CutBody {
  const boundary = /;\s*boundary=(?:"([^"\\]+)"|([^\s";,]+))/i.exec(type);
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const contents = new Map<string, Uint8Array>();
  const kept: Uint8Array[] = [];
  let done = 0;
  if (boundary) {
    const delimiter = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`);
    const first = delimiter.subarray(2);
    for (let partStart = bytes.indexOf(first); partStart >= 0; ) {
      const start = bytes.indexOf('\r\n\r\n', partStart) + 4;
      const end = start < 4 ? -1 : bytes.indexOf(delimiter, start);
      if (end < 0) break;
      const headers = bytes.toString('latin1', partStart, start);
      const isNameless = /;\s*name="?file"?\s*[;\r]/i.test(headers) && !/;\s*filename\*?=/i.test(headers);
      if (!/content-transfer-encoding/i.test(headers) && (isNameless || end - start > large)) {
        const name = randomUUID();
        contents.set(name, bytes.subarray(start, end));
        kept.push(bytes.subarray(done, start), Buffer.from(name));
        done = end;
      }
      partStart = end + 2;
    }
  }
  if (contents.size === 0) return { rest: body, contents };
  return { rest: Buffer.concat([...kept, bytes.subarray(done)]), contents };
}
