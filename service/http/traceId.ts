import { randomBytes } from 'node:crypto';

/** An id for one answer: 32 hexadecimal digits. */
export function newTraceId(): string {
  if (unused.length === 0) unused = randomBytes(4096);
  const id = unused.subarray(0, 16).toString('hex');
  unused = unused.subarray(16);
  return id;
}

/** Random bytes cost as much to ask for as many: they are asked for in advance. */
let unused = Buffer.alloc(0);
