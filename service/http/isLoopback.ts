/**
 * True for the names by which only this machine reaches itself: pages of other sites cannot pretend to be it.
 *
 * @param host as in the header: `localhost:8080`.
 */
export function isLoopback(host: string | undefined): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host ?? '');
}
