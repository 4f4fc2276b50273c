import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concat } from '../../../shared/encoding/concat.ts';
import { mpegTsWriter } from './mpegTsWriter.ts';

interface Unit {
  readonly data: Uint8Array;
  readonly time: number;
  readonly skip: number;
}

/** The packets of Opus in a stream, read as a player does: by the programme's tables, packet by packet. */
function unitsOf(stream: Uint8Array): Unit[] {
  expect(stream.length % 188).toBe(0);
  const counters = new Map<number, number>();
  const units: Uint8Array[][] = [];
  let [mapPid, soundPid] = [-1, -1];
  for (let offset = 0; offset < stream.length; offset += 188) {
    const packet = stream.subarray(offset, offset + 188);
    const [mark = 0, high = 0, low = 0, flags = 0] = packet;
    expect(mark).toBe(0x47);
    const pid = ((high & 0x1f) << 8) | low;
    expect(flags & 0x0f).toBe(counters.get(pid) ?? 0);
    counters.set(pid, ((flags & 0x0f) + 1) % 16);
    const content = packet.subarray(flags & 0x20 ? 5 + (packet[4] as number) : 4);
    if (pid === 0) mapPid = (((content[11] as number) & 0x1f) << 8) | (content[12] as number);
    else if (pid === mapPid) {
      soundPid = (((content[14] as number) & 0x1f) << 8) | (content[15] as number);
      expect(new TextDecoder().decode(content.subarray(20, 24))).toBe('Opus');
    } else {
      expect(pid).toBe(soundPid);
      if (high & 0x40) units.push([]);
      units.at(-1)?.push(content);
    }
  }
  return units.map((parts) => unitOf(concat(parts)));
}

function unitOf(unit: Uint8Array): Unit {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = unit.subarray(9);
  const time = ((a >> 1) & 7) * 2 ** 30 + (((b << 8) | c) >> 1) * 2 ** 15 + (((d << 8) | e) >> 1);
  expect(((unit[4] as number) << 8) | (unit[5] as number)).toBe(unit.length - 6);
  let offset = 16;
  let size = 0;
  while (unit[offset] === 255) size += unit[offset++] as number;
  size += unit[offset++] as number;
  const trims = ((unit[15] as number) & 0x10) !== 0;
  const skip = trims ? ((unit[offset] as number) << 8) | (unit[offset + 1] as number) : 0;
  if (trims) offset += 2;
  expect(unit.length - offset).toBe(size);
  return { data: unit.subarray(offset), time: (time - 9000) / 90, skip };
}

test('a player finds each packet of any size in it, whole, at its time', () => {
  const pieces = fc.array(fc.array(fc.uint8Array({ minLength: 1, maxLength: 700 }), { maxLength: 4 }), {
    maxLength: 4,
  });
  const start = fc.constantFrom(0, 3_600_000, 3 * 3_600_000);
  fc.assert(
    fc.property(pieces, start, (given, from) => {
      const writer = mpegTsWriter(312);
      const tables = writer.tables();
      const packets = given.flat().map((data, i) => ({ data, time: from + i * 20 }));
      const written: Uint8Array[] = [];
      for (const piece of given) {
        const next = written.length === 0 ? 0 : given.slice(0, written.length).flat().length;
        written.push(writer.packets(packets.slice(next, next + piece.length)));
      }
      const read = unitsOf(concat([tables, ...written]));
      expect(read.map(({ data, time }) => ({ data: [...data], time }))).toEqual(
        packets.map(({ data, time }) => ({ data: [...data], time })),
      );
      expect(read.map(({ skip }) => skip)).toEqual(packets.map((_, i) => (i === 0 ? 312 : 0)));
    }),
  );
});

test('its tables have the checksums that players ask for', () => {
  const tables = mpegTsWriter(0).tables();
  for (const start of [0, 188]) {
    const length = (((tables[start + 6] as number) & 0x0f) << 8) | (tables[start + 7] as number);
    let crc = 0xffffffff;
    for (const byte of tables.subarray(start + 5, start + 8 + length)) {
      for (let bit = 7; bit >= 0; bit--) {
        const carried = (crc >>> 31) ^ ((byte >> bit) & 1);
        crc = ((crc << 1) ^ (carried ? 0x04c11db7 : 0)) >>> 0;
      }
    }
    expect(crc).toBe(0);
  }
});
