import type { Catalog, Problem } from '../../shared/catalog/catalog.ts';
import type { ReadableText } from '../../shared/catalog/chunkedText.ts';
import type { CommonEnds } from '../../shared/catalog/commonEnds.ts';
import type { Facts } from '../../shared/catalog/facts.ts';
import type { TextEdit } from '../../shared/catalog/textRange.ts';
import type { LinkedFiles } from '../../shared/checks/contract/linkedFiles.ts';
import type { OtherLocales } from '../../shared/checks/contract/otherLocales.ts';
import type { ReferenceSources } from '../../shared/checks/contract/referenceSources.ts';
import type { DecodedText } from '../../shared/encoding/encoding.ts';
import type { Format } from '../../shared/formats/format.ts';
import type { MemoryIndex } from '../../shared/memory/memory.ts';
import type { ProjectSettings } from '../../shared/settings.ts';
import type { TermIndex } from '../../shared/terms/termIndex.ts';
import type { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import type { Watchdog } from '../watchdog/watchdog.ts';
import type { Glance } from './glance.ts';
import type { PassedOver } from './passedOver.ts';
import type { ProjectRules } from './ruleFiles.ts';
import type { SettingsFault } from './settingsError.ts';
import type { DataReason } from './standing.ts';

/** Which part a file plays: `source` and `target` are paired monolingual files, `single` has no partner. */
export type FileRole = 'bilingual' | 'source' | 'target' | 'single';

/** A localization file, read and paired. Immutable: a change gives a new one. */
export interface LocalizationFile {
  /** Absolute, with the machine's separators. */
  readonly path: string;
  readonly format: Format;
  readonly role: FileRole;
  /** Paired where it has a source file; otherwise `asSource` or as parsed. */
  readonly catalog: Catalog;
  readonly sourceLanguage: string;
  /** The language that the file is in or translated to; undefined where nothing tells. */
  readonly targetLanguage?: string;
  /** WHATWG name of the encoding it was decoded with: `utf-8`, `utf-16le`, `shift_jis`. */
  readonly encoding: string;
  readonly bom: boolean;
  /** Faults of the encoding, in offsets of the text; the file's other faults are the catalog's. */
  readonly problems?: readonly Problem[];
  /** How its bytes were read; undefined for an editor's buffer. */
  readonly decoded?: DecodedText;
  /** Path of the source file of a `target`. */
  readonly sourcePath?: string;
  /**
   * Where the file of the source language would stand, of a bilingual file whose sources are keys and whose texts no such file
   * has: there is nothing to compare with or to translate.
   */
  readonly textsWanted?: string;
}

/** As much of a file as it takes to write it. */
export interface FileText {
  readonly path: string;
  readonly catalog: { readonly text: string };
  readonly decoded?: DecodedText;
}

/** A target file that the layout asks for and that is not there. */
export interface AbsentFile {
  readonly path: string;
  readonly sourcePath: string;
  readonly targetLanguage: string;
}

/** The localization files of a project. Open buffers of an editor go before what is on disk. */
export interface WorkspaceFiles {
  /** The folder that they are in; absolute. */
  readonly root: string;
  /** Ends what never ends of the work on a file; such a file is unreadable until it changes. */
  readonly watchdog: Watchdog;
  /**
   * Absolute paths of the project's localization files at or below some paths (default: the root), in order.
   *
   * @param paths files, folders and globs (`src/**\/*.json`; see `searchPlace`).
   * @param shut told of each folder below them that cannot be opened.
   * @param leftAlone told of each file below them that is taken for data, and why.
   * @throws UnreadableFileError for a path that is not there, and for a glob that no file matches.
   */
  list(
    paths?: readonly string[],
    signal?: AbortSignal,
    shut?: (error: UnreadableFileError) => void,
    leftAlone?: (path: string, reason: DataReason) => void,
  ): Promise<readonly string[]>;
  /**
   * Folders with settings of their own (an `interline.json`) at or below a path; each is a project by itself, whose files
   * {@link list} leaves out.
   *
   * @param path default: the root.
   * @returns absolute paths in order, outer ones first; none for a file.
   */
  projectsBelow(path?: string, signal?: AbortSignal): Promise<readonly string[]>;
  /** A localization file below a folder that {@link list} leaves out, for who found none there. */
  passedOver(folder: string, signal?: AbortSignal): Promise<PassedOver | undefined>;
  /** What can be told of a file without reading it; undefined where nothing can. */
  glance(path: string): Promise<Glance | undefined>;
  /**
   * A file, paired with its source file. What was read is kept until {@link setBuffer} or {@link forget} reports a change.
   *
   * @throws UnreadableFileError with a sentence for the user; undefined when no format claims the file.
   */
  read(path: string): Promise<LocalizationFile | undefined>;
  /**
   * Text of an editor's buffer, or undefined when it was closed.
   *
   * @param path absolute.
   * @param common what it has in common with the buffer's text before, where that is known.
   */
  setBuffer(path: string, text: ReadableText | undefined, common?: CommonEnds): void;
  /** Something changed on disk. */
  forget(path: string): void;
}

/** The files of a project that belong to a file of it. */
export interface RelatedFiles {
  /** Target files of a source file, present or absent, by language. */
  targetsOf(
    source: LocalizationFile,
    languages?: readonly string[],
  ): Promise<readonly (LocalizationFile | AbsentFile)[]>;
  /** The file that a gettext file takes its entries from: its template, else that of the source language; see `templateOf`. */
  templateOf(file: LocalizationFile): Promise<LocalizationFile | undefined>;
  /** The files that hold the same texts in several languages; see `filesOfSet`. */
  setOf(file: LocalizationFile): Promise<readonly LocalizationFile[]>;
  /** The source texts of the file of the source language beside a bilingual file; the same object until it changes. */
  reference(file: LocalizationFile): Promise<ReferenceSources | undefined>;
  /** The files of other languages beside a translated file, for checks of names; undefined where there are none. */
  locales(file: LocalizationFile): Promise<OtherLocales | undefined>;
  /** What a file refers to, for checks of references; undefined for formats that have none. */
  linkedFiles(file: LocalizationFile): Promise<LinkedFiles | undefined>;
}

/** What a project is set to. */
export interface WorkspaceSettings {
  readonly project: ProjectSettings;
  /** The settings with those `overrides` alone that are meant for a file; the same object for the same answer. */
  of(path: string): ProjectSettings;
  /** The project's own rules, and every check with them. */
  readonly rules: ProjectRules;
}

/** A folder of localization files with its settings, glossaries and memories. Reads lazily. */
export interface Workspace {
  readonly files: WorkspaceFiles;
  readonly pairs: RelatedFiles;
  readonly settings: WorkspaceSettings;
  /** The project's memory for a pair: TMX files, and the translated pairs of its localization files. */
  memory(sourceLanguage: string, targetLanguage: string): Promise<MemoryIndex>;
  /** Terms of the project's glossaries for a pair. */
  terms(sourceLanguage: string, targetLanguage: string): Promise<TermIndex>;
  /** Why glossaries and memories are not used as the settings mean it; see `resourceFaults`. */
  resourceFaults(): Promise<readonly SettingsFault[]>;
  /**
   * Writes edits of a file's text: only the bytes of the edits change, atomically, mode kept.
   *
   * @param file as it was read: its text has to be that on disk still.
   * @throws EditRefused when a character cannot be encoded, or when the file changed on disk since it was read.
   */
  write(file: FileText, edits: readonly TextEdit[]): Promise<void>;
  /**
   * What others worked out from the project (its dictionaries, its source code), for as long as it is open: the workspace
   * need know none of them.
   */
  readonly facts: Facts;
}
