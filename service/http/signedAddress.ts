import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from './errors.ts';

/** What an address may be used for. */
export type SignedUse = 'upload' | 'download';

/** Path of an address that works without a key, for one use of one job, until a moment (ms since 1970). */
export function signedPath(secret: Uint8Array, use: SignedUse, jobId: string, expires: number): string {
  const query = new URLSearchParams({ expires: String(expires), signature: signature(secret, use, jobId, expires) });
  return `/signed/translation_memories/${jobId}/${use}?${query}`;
}

/** @throws Refusal 403 for an address that was not given out, or whose time is over. */
export function requireSignature(secret: Uint8Array, use: SignedUse, jobId: string, url: URL, now: number): void {
  const expires = Number(url.searchParams.get('expires'));
  requireSame(url.searchParams.get('signature') ?? '', signature(secret, use, jobId, expires));
  if (now >= expires) throw new Refusal(403, 'The time of this address is over.');
}

/** A signature that carries its own end: for `Authorization: Service-Signature …`. @param name of what is signed. */
export function signedToken(secret: Uint8Array, use: SignedUse, name: string, expires: number): string {
  return `${expires}.${signature(secret, use, name, expires)}`;
}

/** @throws Refusal 403 for a token that was not given out, or whose time is over. */
export function requireToken(secret: Uint8Array, use: SignedUse, name: string, token: string, now: number): void {
  const expires = Number(token.split('.')[0]);
  requireSame(token, signedToken(secret, use, name, expires));
  if (now >= expires) throw new Refusal(403, 'The time of this address is over.');
}

function requireSame(text: string, other: string): void {
  const [given, right] = [Buffer.from(text), Buffer.from(other)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new Refusal(403, 'The signature of this address is not valid.');
  }
}

function signature(secret: Uint8Array, use: SignedUse, jobId: string, expires: number): string {
  return createHmac('sha256', secret).update(`${use} ${jobId} ${expires}`).digest('base64url');
}
