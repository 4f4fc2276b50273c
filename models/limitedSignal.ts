/**
 * A signal that aborts with another one, or after some time. Node 20 loses track of `AbortSignal.timeout` within
 * `AbortSignal.any` when memory is collected, and the work then never ends.
 *
 * @param patience in ms.
 * @example using limit = limitedSignal(signal, 1500); await fetch(url, { signal: limit.signal });
 */
export function limitedSignal(signal: AbortSignal, patience: number): { readonly signal: AbortSignal } & Disposable {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(new Error('Timed out.')), patience);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}
