/**
 * Whether a request may be sent a second time after something went wrong between sending it and reading the whole
 * answer. `once`: it may have been carried out and billed, so it is not.
 */
export type Replay = 'safe' | 'once';

/** Limits of trying again; times in ms. */
export interface RetryPolicy {
  /** Attempts in all, the first one included. */
  readonly attempts: number;
  /** The first pause is drawn from 0 to this, the next from twice that, and so on (full jitter). */
  readonly base: number;
  /** The longest pause, also where the service asks for a longer one. */
  readonly cap: number;
}

export const defaultRetryPolicy: RetryPolicy = { attempts: 5, base: 500, cap: 30_000 };

/**
 * True for answers that say “try again”: 429, 529 and every 5xx. 400, 403 and 456 would fail again.
 *
 * @example isRetryable(529); // true
 */
export function isRetryable(status: number): boolean {
  return status === 429 || (status >= 500 && status < 600);
}

/**
 * The pause before the next attempt, in ms: exponential backoff with full jitter, no shorter than the service's
 * `Retry-After` and no longer than the cap.
 *
 * @param attempt 0 for the pause after the first attempt.
 * @param random from 0 to 1.
 */
export function pauseBefore(attempt: number, policy: RetryPolicy, random: number, retryAfter?: number): number {
  const jitter = random * Math.min(policy.cap, policy.base * 2 ** attempt);
  return Math.min(policy.cap, Math.max(jitter, retryAfter ?? 0));
}

/**
 * A `Retry-After` header in ms (RFC 9110 §10.2.3): seconds or a date.
 *
 * @returns undefined for what is neither, and for moments that have passed.
 * @example retryAfterMs('2', 0); // 2000
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) || date <= now ? undefined : date - now;
}
