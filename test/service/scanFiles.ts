import { degrees, type PDFDocument, PDFName, PDFRawStream, type PDFRef } from 'pdf-lib';
import type { Pixels } from '../../service/documents/picture/pixels.ts';

/** A scan as a compressed stream, as it stands in a PDF. */
export interface ScanFile {
  readonly filter: 'JBIG2Decode' | 'JPXDecode';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly bits: 1 | 8;
}

/** Puts a scan into a PDF. */
export function embedScan(pdf: PDFDocument, { filter, bytes, width, height, bits }: ScanFile): PDFRef {
  const dict = pdf.context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: bits,
    Filter: filter,
    Length: bytes.length,
  });
  return pdf.context.register(PDFRawStream.of(dict, bytes));
}

/** A page that draws an image of a size with one matrix, after the operators of `before`. */
export function addScanPage(
  pdf: PDFDocument,
  image: PDFRef,
  page: {
    readonly size: readonly [number, number];
    readonly matrix: readonly number[];
    readonly before?: string;
    /** Degrees clockwise. */
    readonly rotation?: number;
  },
): void {
  const added = pdf.addPage([...page.size]);
  added.setRotation(degrees(page.rotation ?? 0));
  added.node.setXObject(PDFName.of('Scan'), image);
  const content = pdf.context.stream(`q ${page.before ?? ''} ${page.matrix.join(' ')} cm /Scan Do Q`);
  added.node.addContentStream(pdf.context.register(content));
}

/** A picture in black and white as JBIG2: one page with one generic region (ITU-T T.88 §6.2, §7.4.6). */
export function jbig2({ width, height, data }: Pixels): ScanFile {
  const isBlack = (x: number, y: number) => x >= 0 && x < width && y >= 0 && (data[(y * width + x) * 4] ?? 255) < 128;
  const encoder = arithmeticEncoder();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let context = 0;
      for (const [dy, from, to] of [
        [-2, -2, 2],
        [-1, -3, 3],
        [0, -4, -1],
      ] as const) {
        for (let dx = from; dx <= to; dx++) context = (context << 1) | Number(isBlack(x + dx, y + dy));
      }
      encoder.write(Number(isBlack(x, y)), context);
    }
  }
  const size = [...uint32(width), ...uint32(height)];
  const pageInformation = [...size, ...uint32(0), ...uint32(0), 0, 0, 0];
  const adaptive = [3, -1, -3, -1, 2, -2, -2, -2];
  const region = [...size, ...uint32(0), ...uint32(0), 0, 0, ...adaptive, ...encoder.end()];
  const bytes = Uint8Array.from([...segment(0, 48, pageInformation), ...segment(1, 38, region)]);
  return { filter: 'JBIG2Decode', bytes, width, height, bits: 1 };
}

function segment(number: number, type: number, body: readonly number[]): number[] {
  return [...uint32(number), type, 0, 1, ...uint32(body.length), ...body];
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

/** Probability of the less probable symbol, the next states, and whether the symbols change places (T.88 table E.1). */
const states = `5601,1,1,1 3401,2,6 1801,3,9 0AC1,4,12 0521,5,29 0221,38,33 5601,7,6,1 5401,8,14 4801,9,14 3801,10,14
  3001,11,17 2401,12,18 1C01,13,20 1601,29,21 5601,15,14,1 5401,16,14 5101,17,15 4801,18,16 3801,19,17 3401,20,18
  3001,21,19 2801,22,19 2401,23,20 2201,24,21 1C01,25,22 1801,26,23 1601,27,24 1401,28,25 1201,29,26 1101,30,27
  0AC1,31,28 09C1,32,29 08A1,33,30 0521,34,31 0441,35,32 02A1,36,33 0221,37,34 0141,38,35 0111,39,36 0085,40,37
  0049,41,38 0025,42,39 0015,43,40 0009,44,41 0005,45,42 0001,45,43 5601,46,46`
  .split(/\s+/)
  .map((row) => row.split(','))
  .map(([qe = '', more, less, swaps]) => ({
    qe: Number.parseInt(qe, 16),
    more: Number(more),
    less: Number(less),
    swaps: swaps === '1',
  }));

/** The arithmetic encoder of T.88 annex E, in the form for software. */
function arithmeticEncoder() {
  const index = new Uint8Array(1 << 16);
  const likely = new Uint8Array(1 << 16);
  const bytes: number[] = [0];
  let [a, c, ct] = [0x8000, 0, 12];
  const put = (shift: number) => {
    bytes.push(Math.floor(c / 2 ** shift));
    c %= 2 ** shift;
    ct = 27 - shift;
  };
  const byteOut = () => {
    const last = bytes.length - 1;
    if (bytes[last] === 0xff) return put(20);
    if (c < 0x8000000) return put(19);
    bytes[last] = (bytes[last] as number) + 1;
    c %= 0x8000000;
    put(bytes[last] === 0xff ? 20 : 19);
  };
  const renormalize = () => {
    do {
      a *= 2;
      c *= 2;
      ct--;
      if (ct === 0) byteOut();
    } while (a < 0x8000);
  };
  return {
    write(bit: number, context: number) {
      const state = states[index[context] as number] as (typeof states)[number];
      a -= state.qe;
      if (bit === likely[context]) {
        if (a >= 0x8000) {
          c += state.qe;
          return;
        }
        if (a < state.qe) a = state.qe;
        else c += state.qe;
        index[context] = state.more;
      } else {
        if (a < state.qe) c += state.qe;
        else a = state.qe;
        if (state.swaps) likely[context] = 1 - (likely[context] as number);
        index[context] = state.less;
      }
      renormalize();
    },
    end(): readonly number[] {
      const most = c + a;
      c = Math.floor(c / 0x10000) * 0x10000 + 0xffff;
      if (c >= most) c -= 0x8000;
      for (let i = 0; i < 2; i++) {
        c *= 2 ** ct;
        byteOut();
      }
      return [...bytes.slice(1), ...(bytes.at(-1) === 0xff ? [] : [0xff]), 0xac];
    },
  };
}
