import type { SegmentState } from '../../catalog/segment.ts';
import { type Attributes, readAttributes } from '../../xml/attributes.ts';
import { prefixOf } from '../../xml/xmlDocument.ts';

/** A translation tool that keeps, in a namespace of its own, where each segment stands. */
export interface Xliff12Tool {
  readonly dialect: 'sdlxliff' | 'mxliff' | 'mqxliff';
  /** Of the tool's attributes, with its colon: `m:`. */
  readonly prefix: string;
  /** The step of Phrase's workflow that the file is for, from 1. */
  readonly level: number;
}

/** What a tool says of one segment. */
export interface ToolFacts {
  readonly dialect: Xliff12Tool['dialect'];
  /** As the tool spells it; empty where it says nothing, which every tool reads as not confirmed. */
  readonly status: string;
  readonly locked: boolean;
  /** Where it says that the translation is from: `tm 85 %`. */
  readonly origin?: string;
}

type Dialect = Xliff12Tool['dialect'];

const namespaces: readonly (readonly [Dialect, RegExp])[] = [
  ['sdlxliff', /^http:\/\/sdl\.com\/FileTypes\/SdlXliff\b/i],
  ['mxliff', /^https?:\/\/www\.memsource\.com\/mxlf\b/i],
  ['mqxliff', /^MQXliff$/i],
];

/** Which attribute of a unit holds its status. SDL keeps it beside the target. */
const statusNames: Readonly<Record<Dialect, string>> = { sdlxliff: 'conf', mxliff: 'confirmed', mqxliff: 'status' };

/** The tool whose namespace the root element declares. */
export function toolOf(text: string): Xliff12Tool | undefined {
  const start = text.search(/<(?:[\w.-]+:)?xliff[\s>]/);
  if (start < 0) return undefined;
  const attributes = readAttributes(text, start);
  for (const { name } of attributes.all) {
    if (!name.startsWith('xmlns:')) continue;
    const uri = attributes.get(name) ?? '';
    const dialect = namespaces.find(([, sign]) => sign.test(uri))?.[0];
    if (!dialect) continue;
    const prefix = `${name.slice(prefixOf(name).length)}:`;
    return { dialect, prefix, level: Number.parseInt(attributes.get(`${prefix}level`) ?? '1', 10) || 1 };
  }
  return undefined;
}

/** What Phrase and memoQ say on a unit; undefined where they say nothing. */
export function factsOfUnit(tool: Xliff12Tool, attributes: Attributes): ToolFacts | undefined {
  if (tool.dialect === 'sdlxliff') return undefined;
  const status = attributes.get(statusAttribute(tool));
  const locked = isLocked(attributes.get(`${tool.prefix}locked`));
  return status === undefined && !locked ? undefined : { dialect: tool.dialect, status: status ?? '', locked };
}

/** Tools write `true`, `1`, `locked` or the kind of the lock. */
export function isLocked(value: string | undefined): boolean {
  return value !== undefined && !/^(?:|0|no|none|false|unlocked)$/i.test(value);
}

/** The name of the attribute that holds a unit's status, with its prefix. */
export function statusAttribute({ dialect, prefix }: Xliff12Tool): string {
  return dialect === 'sdlxliff' ? statusNames.sdlxliff : prefix + statusNames[dialect];
}

/**
 * Folds a tool's status of a segment that has text.
 *
 * SDL: `conf` of `sdl:seg` (Draft, Translated, RejectedTranslation, ApprovedTranslation, RejectedSignOff,
 * ApprovedSignOff). Phrase: the last step of the workflow in which it was confirmed. memoQ: `mq:status`.
 */
export function foldTool(dialect: Dialect, status: string): SegmentState {
  switch (dialect) {
    case 'sdlxliff':
      if (status.startsWith('Approved')) return 'final';
      return status === 'Translated' ? 'translated' : 'needs-review';
    case 'mxliff':
      if (/^(?:|0|false)$/i.test(status)) return 'needs-review';
      return Number(status) >= 2 ? 'final' : 'translated';
    case 'mqxliff':
      if (/^(?:Reviewer1Confirmed|ConfirmedReviewer1|ConfirmedReviewer2|Proofread)$/.test(status)) return 'final';
      return /^(?:ManuallyConfirmed|ConfirmedTranslator)$/.test(status) ? 'translated' : 'needs-review';
  }
}

/** How a tool spells a state: never more than it says. Phrase has no step above that of the file. */
export function spellTool({ dialect, level }: Xliff12Tool, state: Exclude<SegmentState, 'untranslated'>): string {
  switch (dialect) {
    case 'sdlxliff':
      return { 'needs-review': 'Draft', translated: 'Translated', final: 'ApprovedTranslation' }[state];
    case 'mxliff':
      return { 'needs-review': '0', translated: '1', final: String(Math.max(1, level)) }[state];
    case 'mqxliff':
      return { 'needs-review': 'PartiallyEdited', translated: 'ManuallyConfirmed', final: 'Reviewer1Confirmed' }[state];
  }
}
