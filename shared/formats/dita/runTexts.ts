import { isBlank } from '../../catalog/content.ts';
import { movedSlot } from '../../catalog/movedSegment.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { XmlDocument } from '../../xml/xmlDocument.ts';
import { xmlSlot } from '../../xml/xmlSlot.ts';
import { keepingParts } from '../keepingParts.ts';
import { ditaInline } from './ditaInline.ts';
import { proseSlot } from './proseSlot.ts';

/** Gives what stands between two offsets; undefined where there are no words. */
export type RunTexts = (start: number, end: number, preserve: boolean) => Slot | undefined;

/** A run as a text of its own. */
interface RunText {
  readonly slot: Slot;
  readonly hasWords: boolean;
}

const keepingRuns = keepingParts<RunText>();

/** The runs of text of one document: those that the document before it had too are not read again. */
export function runTexts(doc: XmlDocument): RunTexts {
  const textOf = keepingRuns();
  // A tag that is not whole may go on behind its run.
  const isWhole = doc.problems.length === 0;
  return (start, end, preserve) => {
    if (!isWhole || preserve) {
      const { slot, hasWords } = readRun(doc.text, start, end, preserve);
      return hasWords ? slot : undefined;
    }
    const { slot, hasWords } = textOf(doc.text.slice(start, end), (part) => readRun(part, 0, part.length, false));
    return hasWords ? movedSlot(slot, start) : undefined;
  };
}

function readRun(text: string, start: number, end: number, preserve: boolean): RunText {
  const raw = xmlSlot(text, start, end, ditaInline);
  const slot = preserve ? raw : proseSlot(text, raw);
  return { slot, hasWords: !isBlank(slot) };
}
