import type { Client } from '../../../shared/api/client.ts';
import type { CreateResourceParams, ServiceResource } from '../../../shared/resourcesProtocol.ts';

/** A file that is brought to the service. */
export interface ImportedFile {
  readonly path: string;
  readonly name: string;
  /** Of a glossary's dictionary, or of spoken terms, as the service has them. */
  readonly languages: readonly string[];
  /** The resource that it is added to; a new one is made where it is absent. */
  readonly id?: string;
}

/** A part of a resource, by its languages; the whole where they are absent. */
export interface PartOf {
  readonly id: string;
  readonly languages?: readonly string[];
}

/**
 * What is done with one kind of the service's resources; what it lacks, the service cannot do. Every call throws an
 * OperationalError, or a RequestRefused in a sentence for the user.
 */
export interface ResourceActions {
  list(client: Client, signal: AbortSignal): Promise<readonly ServiceResource[]>;
  /** @returns the id. */
  create?(client: Client, wanted: CreateResourceParams, signal: AbortSignal): Promise<string>;
  rename?(client: Client, id: string, name: string, signal: AbortSignal): Promise<unknown>;
  delete(client: Client, part: PartOf, signal: AbortSignal): Promise<void>;
  /** What an editor shows of it; empty where there is nothing yet. */
  text?(client: Client, part: Required<PartOf>, signal: AbortSignal): Promise<string>;
  /** Replaces that. */
  store?(client: Client, part: Required<PartOf>, text: string, signal: AbortSignal): Promise<unknown>;
  /** @returns the id. */
  importFile(client: Client, file: ImportedFile, signal: AbortSignal): Promise<string>;
  /**
   * The bytes of a file that {@link importFile} reads.
   *
   * @param extension in lower case, with its dot: `.csv`.
   */
  exportFile(client: Client, part: PartOf, extension: string, signal: AbortSignal): Promise<Uint8Array>;
}
