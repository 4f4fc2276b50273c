import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** A key for one document: 32 bytes as 64 upper-case hexadecimal digits. */
export function newDocumentKey(): string {
  return randomBytes(32).toString('hex').toUpperCase();
}

/** Encrypts and authenticates bytes with AES-256-GCM. @param key as {@link newDocumentKey} gives it. */
export function seal(bytes: Uint8Array, key: string): Uint8Array {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), nonce);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The bytes that were sealed; undefined with another key, and for what was changed since. */
export function unseal(sealed: Uint8Array, key: string): Uint8Array | undefined {
  if (!/^[0-9A-Fa-f]{64}$/.test(key) || sealed.length < nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
