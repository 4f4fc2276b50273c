import { decode, encode } from '@msgpack/msgpack';

/** How the messages of a voice connection are written. */
export type MessageFormat = 'json' | 'msgpack';

/** One frame as it came: a text, or bytes. */
export type Frame = string | Uint8Array;

/** A message as a frame: JSON with base64 in a text frame, MessagePack in a binary one. */
export function encodeFrame(message: object, format: MessageFormat): Frame {
  if (format === 'msgpack') return encode(message);
  return JSON.stringify(message, (_, value: unknown) => (value instanceof Uint8Array ? toBase64(value) : value));
}

/**
 * What a frame holds.
 *
 * @throws Error for a frame of the other kind, and for one that is not what its kind promises.
 */
export function decodeFrame(frame: Frame, format: MessageFormat): unknown {
  if ((typeof frame === 'string') !== (format === 'json')) throw new Error('This is a frame of the wrong type.');
  return typeof frame === 'string' ? JSON.parse(frame) : decode(frame);
}

/** Bytes of a message, whatever it was written in. @throws Error for what is no base64. */
export function bytesOf(value: string | Uint8Array): Uint8Array {
  if (typeof value !== 'string') return value;
  const text = atob(value);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let offset = 0; offset < bytes.length; offset += 8192)
    text += String.fromCharCode(...bytes.subarray(offset, offset + 8192));
  return btoa(text);
}
