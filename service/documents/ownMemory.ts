/**
 * The memory of byte arrays that share theirs with nothing else: sent to another thread with it in the transfer list
 * they are given away instead of copied, and are empty here.
 *
 * @example port.postMessage(bytes, ownMemory([bytes]));
 */
export function ownMemory(values: readonly unknown[]): ArrayBuffer[] {
  return values.flatMap((value) =>
    value instanceof Uint8Array && value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength
      ? [value.buffer]
      : [],
  );
}
