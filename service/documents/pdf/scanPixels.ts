import type { Pixels } from '../picture/pixels.ts';
import type { Pdfjs } from './loadPdfjs.ts';
import type { ScannedPage } from './scannedPages.ts';
import { withPdf } from './withPdf.ts';

/** An image as pdf.js decodes it. */
interface DecodedImage {
  readonly width: number;
  readonly height: number;
  /** One of `ImageKind`. */
  readonly kind: number;
  readonly data?: ArrayLike<number>;
}

/**
 * Decodes the pictures of scanned pages, one after the other: only one is in memory.
 *
 * @param use called for each page with what the picture shows; not for a picture that cannot be decoded.
 * @throws UnusableDocument for what is no PDF.
 */
export async function scanPixels(
  bytes: Uint8Array,
  scans: readonly ScannedPage[],
  use: (scan: ScannedPage, pixels: Pixels) => Promise<void>,
): Promise<void> {
  await withPdf(bytes, async (file, library) => {
    for (const scan of scans) {
      const page = await file.getPage(scan.number);
      await page.getOperatorList({ annotationMode: library.AnnotationMode.DISABLE });
      const { id } = scan.image;
      // an image that several pages show is kept for the whole file
      const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
      const image = await new Promise<DecodedImage | null>((resolve) => {
        objects.get(id, resolve);
      });
      const pixels = image && pixelsOf(image, library);
      page.cleanup();
      if (pixels) await use(scan, pixels);
    }
  });
}

/** Four bytes a pixel, whatever pdf.js keeps. */
function pixelsOf({ width, height, kind, data: given }: DecodedImage, { ImageKind }: Pdfjs): Pixels | undefined {
  if (!given) return undefined;
  const data = new Uint8Array(width * height * 4).fill(255);
  if (kind === ImageKind.GRAYSCALE_1BPP) {
    const stride = (width + 7) >> 3;
    for (let i = 0; i < width * height; i++) {
      const [x, y] = [i % width, Math.floor(i / width)];
      const isLight = ((given[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      if (!isLight) data.fill(0, i * 4, i * 4 + 3);
    }
    return { width, height, data };
  }
  const channels = kind === ImageKind.RGB_24BPP ? 3 : 4;
  if (given.length < width * height * channels) return undefined;
  for (let i = 0; i < width * height; i++) {
    for (let channel = 0; channel < channels; channel++) data[i * 4 + channel] = given[i * channels + channel] ?? 0;
  }
  return { width, height, data };
}
