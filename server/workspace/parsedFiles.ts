import { type Catalog, contentOf, type Problem } from '../../shared/catalog/catalog.ts';
import type { ReadableText } from '../../shared/catalog/chunkedText.ts';
import { type CommonEnds, commonOfBoth, wholeText } from '../../shared/catalog/commonEnds.ts';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import type { DecodedText } from '../../shared/encoding/encoding.ts';
import type { Format } from '../../shared/formats/format.ts';
import { type Claim, claimOn, formats } from '../../shared/formats/formats.ts';
import { reparse } from '../../shared/formats/reparse.ts';
import type { Watchdog } from '../watchdog/watchdog.ts';
import { createFlutterQuoting } from './flutterQuoting.ts';
import { createKeptFiles } from './keptFiles.ts';
import { readDecoded, readHead } from './readText.ts';

/** A file as its format reads it, before it is paired. */
export interface ParsedFile {
  readonly format: Format;
  /** Whether it may as well be data: see {@link Claim}. */
  readonly isDoubtful: boolean;
  readonly catalog: Catalog;
  readonly encoding: string;
  readonly bom: boolean;
  /** Faults of the encoding, in offsets of the text. */
  readonly problems: readonly Problem[];
  /** How its bytes were read; undefined for an editor's buffer. */
  readonly decoded?: DecodedText;
}

/** Files that were parsed, the ones used last kept; texts of open buffers go before the disk. */
export interface ParsedFiles {
  /**
   * @param certain true where the user or the settings say that it is a localization file, whatever it looks like.
   * @throws UnreadableFileError; undefined when no format claims the file.
   */
  get(path: string, certain: boolean): Promise<ParsedFile | undefined>;
  /**
   * The format that claims the file, and how sure it is; reads no more than its start.
   *
   * @throws UnreadableFileError for a file that the watchdog leaves out.
   */
  claims(path: string): Promise<Claim | undefined>;
  /** @param common what the text has in common with that of the buffer before, where that is known. */
  setBuffer(path: string, text: ReadableText | undefined, common?: CommonEnds): void;
  hasBuffer(path: string): boolean;
  /** Something changed on disk: a file, or the settings of the app that it belongs to. */
  forget(path: string): void;
}

/** The text of an editor's buffer, and what it was when it was read last: mostly a keystroke lies between the two. */
interface Buffer {
  readonly text: ReadableText;
  readonly last?: ParsedFile | undefined;
  /** What the text has in common with that; undefined where it is not known. */
  readonly common?: CommonEnds | undefined;
  /** What its text was last, by itself: a word that is typed in an open file makes no other file of it. */
  readonly claim?: Claim | undefined;
}

/** Texts are kept up to this many code units in all; what was not used for the longest time is read again. */
const mostText = 64 * 1024 * 1024;

/**
 * See {@link ParsedFiles}. Paths are absolute, with the machine's separators.
 *
 * @param watchdog ends what never ends: such a file is unreadable.
 * @param dropped told of each file that is not kept any longer.
 * @param budget how much text is kept, in UTF-16 code units.
 */
export function createParsedFiles(
  watchdog: Watchdog,
  dropped: (path: string) => void = () => undefined,
  budget = mostText,
): ParsedFiles {
  const buffers = new Map<string, Buffer>();
  const kept = createKeptFiles<ParsedFile>(
    budget,
    ({ catalog }) => contentOf(catalog).length,
    (path) => buffers.has(path),
    dropped,
  );
  const flutter = createFlutterQuoting();

  const inItsProject = (catalog: Catalog, path: string) => quotedAs(catalog, flutter.of(path));
  const read = async (path: string, certain: boolean): Promise<ParsedFile | undefined> => {
    const buffer = buffers.get(path);
    const name = slashedPath(path);
    if (buffer) {
      const { text, last, common } = buffer;
      let ownClaim: Claim | undefined;
      const parsed = watchdog.step({ path, length: text.length }, () => {
        ownClaim = claimOn(name, text) ?? buffer.claim;
        const claim = ownClaim ?? (certain ? claimOfCertain(name, text) : undefined);
        if (!claim) return undefined;
        const { format } = claim;
        const isRelated = last?.format === format;
        return {
          ...claim,
          catalog: isRelated ? reparse(format, last.catalog, text, common) : format.parse(text.toString(), name),
        };
      });
      if (!parsed) return undefined;
      const catalog = await inItsProject(parsed.catalog, path);
      const file: ParsedFile = { ...parsed, catalog, encoding: 'utf-8', bom: false, problems: [] };
      if (buffers.get(path) === buffer) buffers.set(path, { text, last: file, common: wholeText, claim: ownClaim });
      return file;
    }
    const file = await readFromDisk(path, certain, watchdog);
    return file && { ...file, catalog: await inItsProject(file.catalog, path) };
  };

  return {
    get: (path, certain) => kept.get(path, certain) ?? kept.add(path, certain, read(path, certain)),
    async claims(path) {
      const name = slashedPath(path);
      const claim = claimOfName(name);
      if (claim !== 'by its text') return claim;
      const buffer = buffers.get(path);
      const start = buffer?.text ?? (await readHead(path));
      return watchdog.step({ path, length: start.length }, () => claimOn(name, start) ?? buffer?.claim);
    },
    setBuffer(path, text, common) {
      if (text === undefined) {
        buffers.delete(path);
        watchdog.forget(path);
      } else {
        const { last, common: until, claim } = buffers.get(path) ?? {};
        buffers.set(path, { text, last, claim, common: common && until && commonOfBoth(until, common) });
      }
      kept.drop(path);
    },
    hasBuffer: (path) => buffers.has(path),
    forget(path) {
      kept.drop(path);
      // A key that is pressed in an open file makes no other file of it.
      if (!buffers.has(path)) watchdog.forget(path);
      if (!flutter.forget(path)) return;
      for (const other of kept.paths()) if (other.toLowerCase().endsWith('.arb')) kept.drop(other);
    },
  };
}

async function readFromDisk(path: string, certain: boolean, watchdog: Watchdog): Promise<ParsedFile | undefined> {
  const name = slashedPath(path);
  const decoded = await readDecoded(path, watchdog);
  const { text, encoding, bom, problems } = decoded;
  const parsed = watchdog.step({ path, length: text.length }, () => {
    const claim = claimOn(name, text) ?? (certain ? claimOfCertain(name, text) : undefined);
    return claim && { ...claim, catalog: claim.format.parse(text, name) };
  });
  return parsed && { ...parsed, encoding, bom, problems, decoded };
}

/** A catalog with the quoting of the project around its file. */
async function quotedAs(catalog: Catalog, asked: Promise<Catalog['quoting']>): Promise<Catalog> {
  const quoting = await asked;
  return quoting === undefined || quoting === catalog.quoting ? catalog : { ...catalog, quoting };
}

/** The claim that an extension alone settles. */
function claimOfName(name: string): Claim | 'by its text' | undefined {
  const extension = extensionOf(name);
  const [first, ...others] = formats.filter(
    (format) => format.extensions.includes(extension) && format.mayLieAt?.(name) !== false,
  );
  if (!first) return undefined;
  return others.length === 0 && !first.detect ? { format: first, isDoubtful: false } : 'by its text';
}

/** What a file that is certainly one of texts, and that no format claims, is read as. */
function claimOfCertain(name: string, text: ReadableText): Claim | undefined {
  if (isOfAnotherKind(name, text)) return undefined;
  const extension = extensionOf(name);
  const format = formats.find((candidate) => candidate.extensions.includes(extension));
  return format && { format, isDoubtful: false };
}

/**
 * Whether a file that no format claims is none, whoever names it: XML and program code are much else, and the formats that share
 * these extensions say by their root element what they are. What is there of an Android or Qt file that is broken or
 * empty is read all the same.
 */
function isOfAnotherKind(name: string, text: ReadableText): boolean {
  const extension = extensionOf(name);
  if (extension === '.xml') return !/(?:^|\/)values(?:-[^/]*)?\/[^/]+$/.test(name);
  if (extension === '.ts') return !/^\s*(?:<|$)/.test(text.slice(0, 4096));
  return /^\.[cm]?[jt]s$/.test(extension);
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.')).toLowerCase();
}
