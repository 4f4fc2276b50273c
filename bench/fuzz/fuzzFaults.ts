import { EndlessStep, withinLimit } from '../../server/watchdog/withinLimit.ts';
import type { Catalog, SegmentChange } from '../../shared/catalog/catalog.ts';
import { type Content, plain } from '../../shared/catalog/content.ts';
import { EditRefused } from '../../shared/catalog/editRefused.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { applyEdits } from '../../shared/catalog/textRange.ts';
import { encodeEdits } from '../../shared/encoding/encodeEdits.ts';
import { type DecodedText, decodeText } from '../../shared/encoding/encoding.ts';
import { type Changed, changeSegments } from '../../shared/formats/change.ts';
import type { Format } from '../../shared/formats/format.ts';
import { checkPlaces } from '../../shared/formats/formatLaws.ts';
import { reparse } from '../../shared/formats/reparse.ts';
import { isEditable } from '../corpus.ts';
import { formatForced } from '../localizationFiles.ts';
import { writtenFault } from '../writtenFault.ts';
import { catalogDifference } from './catalogDifference.ts';
import { checkFaults } from './checkFaults.ts';
import { convertFaults } from './convertFaults.ts';
import type { Random } from './random.ts';

/** How long a law may take on a small file, in ms. */
const limit = 5000;
/** The same where the machine is busy with other things. */
const mostAllowed = 80_000;
/** Laws read a file some dozen times. */
const bytesPerMs = 200;

/**
 * Puts one file to the test: the laws of its format, of the checks and of the conversions.
 *
 * @param choices picks segments and texts; the same choices find the same faults.
 * @returns what was broken, a sentence each, that starts with a word for the law; a throw of anything is a fault, and so is
 *   a law that does not end.
 */
export function fuzzFaults(bytes: Uint8Array, path: string, choices: Random): string[] {
  const faults: string[] = [];
  const law = (name: string, action: (fault: (text: string) => void) => void, allowed = limit) => {
    const broken: string[] = [];
    const before = process.cpuUsage();
    try {
      withinLimit(() => action((text) => broken.push(`${name}: ${text}`)), allowed + bytes.length / bytesPerMs);
      pushAll(faults, broken);
    } catch (error) {
      if (error instanceof EndlessStep) {
        const isBusy = process.cpuUsage(before).user / 1000 < limit / 2;
        // On a busy machine the clock tells of others.
        if (isBusy && allowed < mostAllowed) law(name, action, 4 * allowed);
        else faults.push(`${name}: does not end within ${allowed / 1000} s`);
        return;
      }
      pushAll(faults, broken);
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      const place = /\bat (?:\w+ )?\(?[^\n]*/.exec(stack)?.[0].replace(/\(?[^ (]*[/\\]/, '');
      faults.push(`${name}: throws “${message.slice(0, 200)}” ${place ?? ''}`);
    }
  };
  let decoded: DecodedText | undefined;
  let catalog: Catalog | undefined;
  let format: Format | undefined;
  law('decode', () => {
    decoded = decodeText(bytes, path);
  });
  if (!decoded) return faults;
  const { text } = decoded;
  law('parse', (fault) => {
    format = formatForced(path, text);
    catalog = format?.parse(text, path);
    const broken: string[] = [];
    if (catalog) checkPlaces(catalog, broken);
    for (const one of broken) fault(one);
  });
  if (!format || !catalog) return faults;
  const file: FuzzedFile = { bytes, path, decoded, format, catalog };
  if (format.readOnly === undefined) {
    law('no-op', (fault) => noChange(file, fault));
    law('edit', (fault) => edits(file, choices, fault));
    law('derive', () => deriveAndAdd(file));
  }
  law('keystroke', (fault) => keystroke(file, choices, fault));
  law('check', (fault) => checkFaults(file, fault));
  law('convert', (fault) => convertFaults(file, fault));
  return faults;
}

/** A file that is put to the test. */
export interface FuzzedFile {
  readonly bytes: Uint8Array;
  readonly path: string;
  readonly decoded: DecodedText;
  readonly format: Format;
  readonly catalog: Catalog;
}

type Fault = (text: string) => void;

function noChange({ bytes, decoded, format, catalog }: FuzzedFile, fault: Fault): void {
  const nothing = catalog.segments
    .all()
    .filter(isEditable)
    .flatMap((segment) => {
      const target = segment.target && { value: segment.target.value, codes: segment.target.codes };
      return target ? format.edits(catalog, segment, { content: target }) : [];
    });
  if (Buffer.compare(encodeEdits(bytes, decoded, nothing), bytes) !== 0) {
    fault('an edit without a change changes bytes');
  }
}

const texts = [' Zz', ' Zé “本” &', ' <b>x</b> {n} %s', ' \\ "q" \'a\'', '\nline', ' =: # | @ $', '  '] as const;

function wanted(segment: Segment, choices: Random): SegmentChange & { readonly content: Content } {
  const old: Content | undefined = segment.target?.value ? segment.target : segment.source;
  const added = choices.pick(texts);
  const content = choices.oneIn(6) ? plain(added) : { value: `${old?.value ?? ''}${added}`, codes: old?.codes ?? [] };
  return choices.oneIn(3)
    ? { content, state: choices.pick(['needs-review', 'translated', 'final'] as const) }
    : { content };
}

/** Some targets are set one by one, in both orders, and together. */
function edits(file: FuzzedFile, choices: Random, fault: Fault): void {
  const { format, catalog } = file;
  const editable = catalog.segments.all().filter(isEditable);
  if (editable.length === 0) return;
  const done: (readonly [string, SegmentChange])[] = [];
  const taken: Segment[] = [];
  for (let i = 0; i < 3; i++) {
    const segment = choices.pick(editable);
    if (!segment || done.some(([id]) => id === segment.id)) continue;
    const { content, state } = wanted(segment, choices);
    // The forms of a message share its flag: what is said last of it holds.
    const sharesFlag = segment.plural && taken.some(({ plural }) => plural?.group === segment.plural?.group);
    const change = sharesFlag || state === undefined ? { content } : { content, state };
    const broken = changeFault(file, new Map([[segment.id, change]]));
    if (broken.fault) fault(broken.fault);
    if (!broken.changed || broken.changed.refused.size > 0) continue;
    done.push([segment.id, change]);
    taken.push(segment);
  }
  const [first, second] = done;
  if (!first || !second) return;
  const one = inOrder(format, catalog, [first, second]);
  const other = inOrder(format, catalog, [second, first]);
  if (one !== undefined && other !== undefined && one !== other) fault('two edits give other bytes in the other order');
  const together = changeFault(file, new Map(done));
  if (together.fault) fault(`together: ${together.fault}`);
}

function changeFault(
  { format, catalog, bytes, decoded, path }: FuzzedFile,
  changes: ReadonlyMap<string, SegmentChange>,
): { fault?: string; changed?: Changed } {
  try {
    const changed = changeSegments(format, catalog, changes);
    const fault = writtenFault(format, bytes, decoded, path, catalog, changed, changes);
    return fault ? { fault, changed } : { changed };
  } catch (error) {
    if (error instanceof EditRefused) return {};
    throw error;
  }
}

/** The text after changes that are made one after the other; undefined where one of them is refused. */
function inOrder(
  format: Format,
  catalog: Catalog,
  changes: readonly (readonly [string, SegmentChange])[],
): string | undefined {
  let current = catalog;
  for (const change of changes) {
    const changed = changeSegments(format, current, new Map([change]));
    if (changed.refused.size > 0) return undefined;
    current = changed.catalog;
  }
  return current.text;
}

/** New files and new entries may be refused, never thrown at. */
function deriveAndAdd({ format, catalog, path }: FuzzedFile): void {
  try {
    const text = applyEdits(catalog.text, format.derive?.(catalog, 'de', new Map()) ?? []);
    format.parse(text, path);
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
  }
  const [source] = catalog.segments;
  if (!source || !format.insert) return;
  changeSegments(format, catalog, new Map(), [{ missing: { id: 'new.entry', source }, content: plain('New') }]);
}

/** What the editor makes of a keystroke is what the whole text gives. */
function keystroke({ format, catalog, path }: FuzzedFile, choices: Random, fault: Fault): void {
  let current = catalog;
  let { text } = catalog;
  for (let i = 0; i < 3; i++) {
    const slot = choices.pick(current.segments.all())?.target;
    const offset =
      slot && !choices.oneIn(4) ? slot.toText(choices.int(slot.value.length + 1)) : choices.int(text.length + 1);
    const removed = choices.oneIn(3) ? 1 : 0;
    text =
      text.slice(0, offset) + choices.pick(['x', ' ', '<', '"', '\n', '&', '{', '']) + text.slice(offset + removed);
    current = reparse(format, current, text);
    const difference = catalogDifference(format.parse(text, path), current);
    if (difference) {
      fault(difference);
      return;
    }
  }
}
