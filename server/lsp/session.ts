import type { Connection } from 'vscode-languageserver';
import type { Facts } from '../../shared/catalog/facts.ts';
import type { Sentence } from '../../shared/sentences/sentence.ts';
import type { Diagnoses } from '../checking/diagnoses.ts';
import type { Translator } from '../translation/translator.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import type { ClientSupport } from './clientSupport.ts';
import type { OpenDocuments } from './openDocuments.ts';
import type { PositionedText } from './positions.ts';
import type { Projects } from './projects.ts';
import type { ServiceAccess } from './serviceAccess.ts';

/** A localization file as a feature sees it for the length of one request. */
export interface Snapshot {
  /** As the client spells it where the document is open. */
  readonly uri: string;
  readonly path: string;
  readonly workspace: Workspace;
  readonly translator: Translator;
  readonly file: LocalizationFile;
  /** The text that `file` was parsed from. */
  readonly text: PositionedText;
  /** The open document's version; null for a file that is not open. */
  readonly version: number | null;
}

/** One conversation with a client: what every feature works with. */
export interface Session {
  readonly connection: Connection;
  readonly client: ClientSupport;
  readonly documents: OpenDocuments;
  readonly projects: Projects;
  readonly diagnoses: Diagnoses;
  readonly service: ServiceAccess;
  /** What features keep for as long as the client stays. */
  readonly facts: Facts;
  /** One line to the client's log. Never holds a key or the text of a document. */
  log(message: string): void;
  /** One sentence to the user. A notification: nobody has to answer. */
  tell(kind: 'error' | 'warning' | 'info', sentence: Sentence): void;
  /** A sentence in the language of the user: what leaves the server is put into it here. */
  localized(sentence: Sentence): string;
  /** Tells every feature; `paths` as in `Feature.filesChanged`. */
  filesChanged(paths: readonly string[]): void;
  /**
   * The file behind a URI, as its buffer or the disk has it now.
   *
   * @returns undefined for what is no localization file.
   * @throws UnreadableFileError with a sentence for the user; DocumentChanged when the buffer changed meanwhile.
   */
  snapshot(uri: string): Promise<Snapshot | undefined>;
  /** As `snapshot`, again and again until the user stops typing for a moment: for jobs that are not about a position. */
  latest(uri: string): Promise<Snapshot | undefined>;
  /** Text with the client's positions: the open document where it has this text. */
  textOf(path: string, text: string): PositionedText;
  /** The URI of a file, as the client spells it where the document is open. */
  uriOf(path: string): string;
}
