import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from 'pdf-lib';
import { type ContentOperator, contentOperators, latin } from './contentOperators.ts';

/** What to remove from a page: operators that show text by their number, and how far each moves the text on. */
export interface Removal {
  readonly shows: ReadonlySet<number>;
  readonly advances: readonly number[];
}

/** Forms within forms that are looked into. */
const deepest = 12;

/**
 * Takes text out of a page: each operator that shows it is replaced by the same step to the right, so that everything
 * else stays where it is. Forms that hold text are replaced by copies; others may show the same form.
 *
 * @returns false, with the page as it was, where the page's operators are not those that were counted.
 */
export function removeText(page: PDFPage, removal: Removal): boolean {
  const { context } = page.doc;
  const content = pageContent(page, context);
  if (!content) return false;
  const walk: Walk = { context, removal, shows: 0, depth: 0 };
  const resources = page.node.Resources();
  const edited = edit(content, resources, walk);
  if (walk.shows !== removal.advances.length) return false;
  for (const [name, ref] of edited.forms) formsOf(resources)?.set(name, ref);
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(edited.bytes)));
  return true;
}

interface Walk {
  readonly context: PDFContext;
  readonly removal: Removal;
  /** Operators that show text, met so far. */
  shows: number;
  depth: number;
}

interface Edited {
  readonly bytes: Uint8Array;
  /** Copies of forms under the names that the bytes use. */
  readonly forms: ReadonlyMap<PDFName, PDFRef>;
  readonly changed: boolean;
}

function pageContent(page: PDFPage, context: PDFContext): Uint8Array | undefined {
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : contents ? [contents as PDFObject] : [];
  const decoded: Uint8Array[] = [];
  for (const part of parts) {
    const bytes = streamBytes(context.lookup(part));
    if (!bytes) return undefined;
    decoded.push(bytes, Uint8Array.of(0x0a));
  }
  return Buffer.concat(decoded);
}

function streamBytes(stream: PDFObject | undefined): Uint8Array | undefined {
  if (!(stream instanceof PDFRawStream)) return undefined;
  try {
    return decodePDFRawStream(stream).decode();
  } catch {
    return undefined;
  }
}

function edit(bytes: Uint8Array, resources: PDFDict | undefined, walk: Walk): Edited {
  const pieces: Uint8Array[] = [];
  const forms = new Map<PDFName, PDFRef>();
  let end = 0;
  const replace = (operator: ContentOperator, text: string) => {
    pieces.push(bytes.subarray(end, operator.start), Buffer.from(text, 'latin1'));
    end = operator.end;
  };
  for (const operator of contentOperators(bytes)) {
    const { name } = operator;
    if (name === 'Tj' || name === 'TJ' || name === "'" || name === '"') {
      const number = walk.shows++;
      if (walk.removal.shows.has(number)) replace(operator, step(operator, bytes, walk.removal.advances[number] ?? 0));
    } else if (name === 'Do') {
      const copy = editForm(operator, bytes, resources, walk);
      if (!copy) continue;
      const copyName = PDFName.of(`Interline${walk.context.largestObjectNumber}`);
      forms.set(copyName, copy);
      replace(operator, `${copyName.toString()} Do`);
    }
  }
  pieces.push(bytes.subarray(end));
  return { bytes: Buffer.concat(pieces), forms, changed: pieces.length > 1 };
}

/** What an operator does beside showing text, in other operators. */
function step({ name, operands }: ContentOperator, bytes: Uint8Array, advance: number): string {
  const operand = (i: number) => latin(bytes, operands[i]?.start ?? 0, operands[i]?.end ?? 0);
  const before = name === "'" ? 'T* ' : name === '"' ? `${operand(0)} Tw ${operand(1)} Tc T* ` : '';
  return `${before}[${advance.toFixed(3)}] TJ`;
}

/** A copy of a form without the text to remove; undefined where it holds none of it. */
function editForm(
  operator: ContentOperator,
  bytes: Uint8Array,
  resources: PDFDict | undefined,
  walk: Walk,
): PDFRef | undefined {
  const [operand] = operator.operands;
  if (!operand || walk.depth >= deepest) return undefined;
  const name = PDFName.of(latin(bytes, operand.start + 1, operand.end));
  const form = walk.context.lookup(formsOf(resources)?.get(name));
  if (!(form instanceof PDFRawStream) || form.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Form'))
    return undefined;
  const content = streamBytes(form);
  if (!content) return undefined;
  const ownResources = form.dict.lookup(PDFName.of('Resources'));
  const formResources = ownResources instanceof PDFDict ? ownResources : resources;
  walk.depth++;
  const edited = edit(content, formResources, walk);
  walk.depth--;
  if (!edited.changed) return undefined;
  for (const [key, ref] of edited.forms) formsOf(formResources)?.set(key, ref);
  const copy = walk.context.flateStream(edited.bytes);
  for (const [key, value] of form.dict.entries()) {
    if (!['Length', 'Filter', 'DecodeParms'].includes(key.decodeText())) copy.dict.set(key, value);
  }
  return walk.context.register(copy);
}

function formsOf(resources: PDFDict | undefined): PDFDict | undefined {
  const forms = resources?.lookup(PDFName.of('XObject'));
  return forms instanceof PDFDict ? forms : undefined;
}
