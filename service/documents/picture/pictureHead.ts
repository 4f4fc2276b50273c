import { textlessPicture } from '../../../shared/api/serviceSentences.ts';
import { english } from '../../../shared/sentences/sentence.ts';
import { UnusableDocument } from '../unusableDocument.ts';

/** What the first bytes of a picture tell. Lengths are pixels. */
export interface PictureHead {
  readonly kind: 'png' | 'jpeg';
  /** As it is stored, before it is turned. */
  readonly width: number;
  readonly height: number;
  /** How it is turned and mirrored to be seen (Exif 2.32 §4.6.4, tag 274); 1 for not at all. */
  readonly orientation: number;
  /** What tells the colours and the resolution: whole chunks of a PNG, whole segments of a JPEG. */
  readonly profile: readonly Uint8Array[];
}

/** Pixels that a picture may have: with all that is made of it, a megapixel takes some 20 MB. */
export const mostPixels = 25_000_000;
/** Pixels of a side below which there is no room for a word. */
const fewest = 8;

/**
 * Looks at a PNG or JPEG without reading its pixels.
 *
 * @throws UnusableDocument for what is broken, too large, animated, or in colours that cannot be read.
 */
export function pictureHead(bytes: Uint8Array): PictureHead {
  const head = bytes[0] === 0x89 ? pngHead(bytes) : jpegHead(bytes);
  if (!head || head.width === 0 || head.height === 0) throw brokenPicture();
  const { width, height } = head;
  if (width * height > mostPixels) {
    throw new UnusableDocument(
      `The picture has ${width} × ${height} pixels, more than the ${mostPixels / 1e6} million that can be read; make it smaller.`,
    );
  }
  if (width < fewest || height < fewest) throw new UnusableDocument(english(textlessPicture));
  return head;
}

/** What is written about a picture that cannot be read. */
export function brokenPicture(): UnusableDocument {
  return new UnusableDocument('Invalid file data. The picture is damaged.');
}

/** Chunks that say what the numbers of pixels mean (PNG §11.3). */
const pngProfile = new Set(['iCCP', 'sRGB', 'gAMA', 'cHRM', 'pHYs']);

function pngHead(bytes: Uint8Array): PictureHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const profile: Uint8Array[] = [];
  let size: { readonly width: number; readonly height: number } | undefined;
  for (let start = 8; start + 12 <= bytes.length; ) {
    const end = start + 12 + view.getUint32(start);
    const name = latin(bytes, start + 4, start + 8);
    if (name === 'IHDR' && end <= bytes.length)
      size = { width: view.getUint32(start + 8), height: view.getUint32(start + 12) };
    if (name === 'acTL') throw new UnusableDocument('The picture is animated; save one of its frames as a PNG.');
    if (name === 'IDAT') break;
    if (pngProfile.has(name) && end <= bytes.length) profile.push(bytes.slice(start, end));
    start = end;
  }
  return size && { kind: 'png', ...size, orientation: 1, profile };
}

/** Markers of frames: of these the baseline, extended and progressive ones are common (ITU-T T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const colorComponents = 3;

function jpegHead(bytes: Uint8Array): PictureHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const profile: Uint8Array[] = [];
  let orientation = 1;
  for (let start = 2; start + 4 <= bytes.length; ) {
    if (bytes[start] !== 0xff) return undefined;
    const marker = bytes[start + 1] ?? 0;
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      start += marker === 0xff ? 1 : 2;
      continue;
    }
    const end = start + 2 + view.getUint16(start + 2);
    if (end > bytes.length) return undefined;
    if (isFrame(marker) && end >= start + 10) {
      if ((bytes[start + 9] ?? 0) > colorComponents)
        throw new UnusableDocument('The picture is in the colours of printing (CMYK); save it in RGB.');
      if (![0xc0, 0xc1, 0xc2].includes(marker) || bytes[start + 4] !== 8)
        throw new UnusableDocument('The picture is a JPEG of a rare kind; save it as a PNG.');
      return {
        kind: 'jpeg',
        width: view.getUint16(start + 7),
        height: view.getUint16(start + 5),
        orientation,
        profile,
      };
    }
    const text = latin(bytes, start + 4, Math.min(end, start + 16));
    if (marker === 0xe1 && text.startsWith('Exif\0\0'))
      orientation = exifOrientation(bytes.subarray(start + 10, end)) ?? 1;
    if ((marker === 0xe0 && text.startsWith('JFIF\0')) || (marker === 0xe2 && text.startsWith('ICC_PROFILE\0')))
      profile.push(bytes.slice(start, end));
    if (marker === 0xda) return undefined;
    start = end;
  }
  return undefined;
}

/** The orientation in a block of Exif data, which is built as a TIFF file. */
function exifOrientation(tiff: Uint8Array): number | undefined {
  if (tiff.length < 8) return undefined;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const little = latin(tiff, 0, 2) === 'II';
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return undefined;
  const count = view.getUint16(directory, little);
  for (let i = 0; i < count; i++) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > tiff.length) return undefined;
    if (view.getUint16(entry, little) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

function latin(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}
