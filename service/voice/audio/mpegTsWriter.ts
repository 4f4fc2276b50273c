import { concat } from '../../../shared/encoding/concat.ts';
import { crc32 } from './crc32.ts';
import type { TimedPacket } from './matroskaWriter.ts';

const packetSize = 188;
const headSize = 4;
const [tablePid, mapPid, soundPid] = [0, 0x1000, 0x100];
/** Ticks a ms of the clock of sound (ISO/IEC 13818-1, 2.4.3.7), and by how many sound comes before it is played. */
const [ticks, ahead] = [90, 9000];

/** Writes Opus as an MPEG transport stream; each piece begins with the tables that a player needs to start there. */
export interface MpegTsWriter {
  /** What stands before all packets. */
  tables(): Uint8Array;
  /** Packets of Opus, each in packets of the stream of its own. */
  packets(list: readonly TimedPacket[]): Uint8Array;
}

/**
 * A transport stream with one programme of one channel of sound. How Opus is named and framed in it is of the mapping that
 * the Opus project drafted for ETSI (2015) and players read.
 *
 * @param skip samples at 48 kHz to leave out at the start, fewer than 8192.
 * @example const writer = mpegTsWriter(312); concat([writer.tables(), writer.packets([{ data, time: 0 }])]);
 */
export function mpegTsWriter(skip: number): MpegTsWriter {
  const counters = new Map<number, number>();
  let first = true;

  /** One packet; its content is at most what fits, and what is left of it is filled up. */
  const packet = (pid: number, start: boolean, content: Uint8Array, field: Uint8Array | undefined): Uint8Array => {
    const bytes = new Uint8Array(packetSize).fill(0xff);
    const counter = counters.get(pid) ?? 0;
    counters.set(pid, (counter + 1) % 16);
    bytes.set([0x47, (start ? 0x40 : 0) | (pid >> 8), pid & 0xff, (field ? 0x30 : 0x10) | counter]);
    if (field) bytes.set([packetSize - headSize - 1 - content.length, ...field], headSize);
    bytes.set(content, packetSize - content.length);
    return bytes;
  };

  const table = (pid: number, section: readonly number[]): Uint8Array => {
    const whole = concat([Uint8Array.of(0, ...section), bigEndian(crc32(section, 0xffffffff), 4)]);
    const filled = new Uint8Array(packetSize - headSize).fill(0xff);
    filled.set(whole);
    return packet(pid, true, filled, undefined);
  };

  const tables = () => concat([table(tablePid, programTable), table(mapPid, programMap)]);

  const soundPackets = ({ data, time }: TimedPacket): Uint8Array[] => {
    const clock = Math.round(time * ticks);
    const unit = elementaryPacket(concat([opusHeader(data.length, first ? skip : 0), data]), clock + ahead);
    first = false;
    const packets: Uint8Array[] = [];
    for (let offset = 0; offset < unit.length; ) {
      const start = offset === 0;
      // A length of 0 is a field without flags; each unit starts with the clock.
      const clockField = start ? Uint8Array.of(0x50, ...clockReference(clock)) : undefined;
      const room = packetSize - headSize - (clockField ? 1 + clockField.length : 0);
      const content = unit.subarray(offset, offset + room);
      offset += content.length;
      packets.push(packet(soundPid, start, content, clockField ?? fillingOf(room - content.length)));
    }
    return packets;
  };

  return { tables, packets: (list) => concat([tables(), ...list.flatMap(soundPackets)]) };
}

/** The field of a packet that is not filled by its content: nothing but its flags, where it has room for them. */
function fillingOf(room: number): Uint8Array | undefined {
  return room === 0 ? undefined : room === 1 ? new Uint8Array() : Uint8Array.of(0);
}

const programTable = section(0x00, [...pair(1), 0xc1, 0, 0, ...pair(1), ...pair(0xe000 | mapPid)]);

/** The registration descriptor names Opus, the extension descriptor its channels: one. */
const descriptors = [0x05, 4, ...new TextEncoder().encode('Opus'), 0x7f, 2, 0x80, 1];
const programMap = section(0x02, [
  ...[...pair(1), 0xc1, 0, 0, ...pair(0xe000 | soundPid), ...pair(0xf000)],
  ...[0x06, ...pair(0xe000 | soundPid), ...pair(0xf000 | descriptors.length), ...descriptors],
]);

/** A section without its checksum, which its length counts. */
function section(id: number, content: readonly number[]): readonly number[] {
  return [id, ...pair(0xb000 | (content.length + 4)), ...content];
}

/** A packet of the elementary stream: private data, aligned, with the time when it is played. */
function elementaryPacket(content: Uint8Array, played: number): Uint8Array {
  const high = Math.floor(played / 0x40000000) % 8;
  const time = [
    0x21 | (high << 1),
    ...pair((((played >>> 15) & 0x7fff) << 1) | 1),
    ...pair(((played & 0x7fff) << 1) | 1),
  ];
  return concat([Uint8Array.of(0, 0, 1, 0xbd, ...pair(content.length + 8), 0x84, 0x80, 5, ...time), content]);
}

/** What stands before an Opus packet: a mark that no packet begins with, its length, and how many samples to leave out. */
function opusHeader(length: number, skip: number): Uint8Array {
  const size = [...Array<number>(Math.floor(length / 255)).fill(255), length % 255];
  return Uint8Array.of(...pair(0x7fe0 | (skip > 0 ? 0x10 : 0)), ...size, ...(skip > 0 ? pair(skip) : []));
}

/** 33 bits at 90 kHz, six that are reserved, and none of the finer clock. */
function clockReference(clock: number): Uint8Array {
  return concat([bigEndian(Math.floor(clock / 2) % 0x100000000, 4), Uint8Array.of(((clock % 2) << 7) | 0x7e, 0)]);
}

function pair(value: number): readonly [number, number] {
  return [value >> 8, value & 0xff];
}

function bigEndian(value: number, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, i) => Math.floor(value / 256 ** (count - 1 - i)) & 0xff);
}
