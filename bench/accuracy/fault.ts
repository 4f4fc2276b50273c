import type { LocalizationFile } from '../../server/workspace/workspace.ts';
import type { SegmentChange } from '../../shared/catalog/catalog.ts';
import { type Content, codeTexts, editContent, plain } from '../../shared/catalog/content.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { TextEdit } from '../../shared/catalog/textRange.ts';
import type { LinkedFiles } from '../../shared/checks/contract/linkedFiles.ts';
import type { ReferenceSources } from '../../shared/checks/contract/referenceSources.ts';
import type { Message } from '../../shared/messages/message.ts';
import type { Term } from '../../shared/terms/termIndex.ts';
import type { Random } from '../fuzz/random.ts';

/** A translated segment that a fault may be planted into. */
export interface Site {
  readonly file: LocalizationFile;
  readonly segment: Segment;
  /** The source side, analysed; a text that is not empty. */
  readonly source: Message;
  /** The target side, analysed; a text that is not empty and differs from the source. */
  readonly target: Message;
  /** BCP 47, of the target. */
  readonly language: string;
  /** The source texts of the file of the source language beside a bilingual file. */
  readonly reference?: ReferenceSources;
  /** The files that a document refers to. */
  readonly files?: LinkedFiles;
  readonly random: Random;
}

/** A fault as it is made in one segment. */
export interface Plant {
  /** Made by the format's own edits. */
  readonly change?: SegmentChange;
  /** What is written into the file's text instead, where the fault is one of the file. */
  readonly edits?: readonly TextEdit[];
  /** Where the fault stands, in UTF-16 code units of the new value. */
  readonly place?: { readonly start: number; readonly end: number };
  /** An entry of the glossary that makes it a fault. */
  readonly term?: Term;
  /** A word that must stay as it is, which makes it a fault. */
  readonly keep?: string;
  /** A rule of punctuation of the project's style that makes it a fault. */
  readonly style?: { readonly rule: string; readonly option: string };
  /** Ids of segments that must stay as they are, which makes it a fault. */
  readonly beside?: readonly string[];
}

/** A kind of fault that is planted. */
export interface FaultKind {
  /** Kebab-case, for the table. */
  readonly id: string;
  /** The checks of which one must report it. */
  readonly checks: readonly [string, ...string[]];
  /** True for a fault of the file as a whole, which is looked for in all of its findings. */
  readonly ofFile?: true;
  /** The fault at a site, or undefined where the site cannot have it. */
  plant(site: Site): Plant | undefined;
}

/**
 * A plant that replaces a part of the target.
 *
 * @param start of the part, in UTF-16 code units of the target's value.
 * @param end of the part; where it is `start`, text is inserted.
 */
export function replacing(site: Site, start: number, end: number, newText: string): Plant {
  return {
    change: { content: edited(site, [{ range: { start, end }, newText }]) },
    place: { start, end: start + newText.length },
  };
}

/** The target with edits of its value. */
export function edited({ segment }: Site, edits: readonly TextEdit[]): Content {
  const target = segment.target ?? plain('');
  return editContent(target, edits, codeTexts(segment.source, segment.target));
}

/** Every match of a pattern in the target's words, placeholders and tags aside. */
export function matchesIn(message: Message, pattern: RegExp): RegExpExecArray[] {
  return [...message.shape.matchAll(pattern)] as RegExpExecArray[];
}

/** Whether a language is written in one of some languages' ways: `fr` stands for `fr-CA`. */
export function isIn(language: string, ...roots: readonly string[]): boolean {
  return roots.includes(language.toLowerCase().split(/[-_]/, 1)[0] ?? '');
}
