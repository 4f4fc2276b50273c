import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** A key for one document: 32 bytes as 64 upper-case hexadecimal digits. */
export function newDocumentKey(): string {
  return randomBytes(32).toString('hex').toUpperCase();
}

/** Bytes that are encrypted at a time: the cipher makes a copy of what it is given. */
const piece = 1 << 20;

/**
 * Encrypts and authenticates bytes with AES-256-GCM.
 *
 * @param parts one after the other.
 * @param key as {@link newDocumentKey} gives it.
 * @returns bytes in memory of their own, which can be given to another thread.
 */
export function seal(parts: readonly Uint8Array[], key: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), nonce);
  const sealed = new Uint8Array(parts.reduce((sum, part) => sum + part.length, nonceBytes + tagBytes));
  sealed.set(nonce);
  let end = nonceBytes + tagBytes;
  for (const part of parts) {
    for (let offset = 0; offset < part.length; offset += piece) {
      const body = cipher.update(part.subarray(offset, offset + piece));
      sealed.set(body, end);
      end += body.length;
    }
  }
  cipher.final();
  sealed.set(cipher.getAuthTag(), nonceBytes);
  return sealed;
}

/** The bytes that were sealed; undefined with another key, and for what was changed since. */
export function unseal(sealed: Uint8Array, key: string): Uint8Array | undefined {
  if (!/^[0-9A-Fa-f]{64}$/.test(key) || sealed.length < nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const body = decipher.update(sealed.subarray(nonceBytes + tagBytes));
    decipher.final();
    return body;
  } catch {
    return undefined;
  }
}

/** A sentence about a document, which may quote it: kept as the document is, encrypted with its key. */
export function sealText(text: string, key: string): string {
  return Buffer.from(seal([Buffer.from(text)], key)).toString('base64');
}

/** What {@link sealText} was given; one that was never sealed as it is. */
export function unsealText(sealed: string, key: string): string {
  const text = unseal(Buffer.from(sealed, 'base64'), key);
  return text ? Buffer.from(text).toString() : sealed;
}
