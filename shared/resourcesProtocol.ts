import type { Instruction } from './api/styleRules.ts';
import type { RequestName } from './requestName.ts';

/** What the translation service keeps for its user, and what is done with it: glossaries and the like. */

export const resourceKinds = ['glossary', 'style', 'memory', 'spoken'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** One resource, by its kind and the id that the service gave it. */
export interface ResourceId {
  readonly kind: ResourceKind;
  readonly id: string;
}

/** What a resource has for some languages: a dictionary, a list of terms, all of a memory. */
export interface ResourcePart {
  /** As the service has them: source and target of a dictionary, source and targets of a memory, otherwise one. */
  readonly languages: readonly string[];
  /** Entries, terms, segments, or rules and instructions. */
  readonly count: number;
}

export interface ServiceResource extends ResourceId {
  readonly name: string;
  readonly parts: readonly ResourcePart[];
}

/** Client → server: what the service keeps of a kind, without its contents. Answers a list of {@link ServiceResource}. */
export const resourcesRequest: RequestName<ResourcesParams, readonly ServiceResource[]> = 'interline/resources';

export interface ResourcesParams {
  readonly kind: ResourceKind;
}

/** Client → server: makes one that is empty but for `text`. Answers its id. */
export const createResourceRequest: RequestName<CreateResourceParams, string> = 'interline/createResource';

export interface CreateResourceParams {
  readonly kind: ResourceKind;
  readonly name: string;
  /** The language of style rules and of spoken terms. */
  readonly language?: string;
  /** The first spoken terms, one a line: a collection needs one. */
  readonly text?: string;
}

/** Client → server: gives one another name. A memory keeps its own. */
export const renameResourceRequest: RequestName<RenameResourceParams, void> = 'interline/renameResource';

export interface RenameResourceParams extends ResourceId {
  readonly name: string;
}

/** Client → server: deletes one, or what it has for some languages. */
export const deleteResourceRequest: RequestName<ResourcePartParams, void> = 'interline/deleteResource';

export interface ResourcePartParams extends ResourceId {
  readonly languages?: readonly string[];
}

/** Client → server: entries of a dictionary as TSV, terms one a line, a memory as TMX; empty where there are none yet. Answers the text. */
export const resourceTextRequest: RequestName<ResourcePartParams, string> = 'interline/resourceText';

/** Client → server: replaces the entries of a dictionary or a list of terms. */
export const storeTextRequest: RequestName<StoreTextParams, void> = 'interline/storeResourceText';

export interface StoreTextParams extends ResourceId {
  readonly languages: readonly string[];
  readonly text: string;
}

/** Client → server: makes one of a file, or adds a file's entries to one. Answers its id. */
export const importResourceRequest: RequestName<ImportResourceParams, string> = 'interline/importResource';

export interface ImportResourceParams {
  readonly kind: ResourceKind;
  /** `file:` URI of a CSV, TSV or TBX file, of style rules (JSON), of a TMX file, or of terms one a line. */
  readonly uri: string;
  readonly name: string;
  /** Of a glossary's dictionary, or of spoken terms. */
  readonly languages: readonly string[];
  /** Where it is added to. */
  readonly id?: string;
}

/** Client → server: writes one into a file of a kind that {@link importResourceRequest} reads. */
export const exportResourceRequest: RequestName<ExportResourceParams, void> = 'interline/exportResource';

export interface ExportResourceParams extends ResourcePartParams {
  readonly uri: string;
}

/** Client → server: brings one into a project, as a file and in its settings. Answers {@link UsedResource}. */
export const useResourceRequest: RequestName<UseResourceParams, UsedResource> = 'interline/useResource';

export interface UseResourceParams extends ResourceId {
  /** `file:` URI of a folder of the project. */
  readonly folder: string;
  /** True replaces what the project has in its place. */
  readonly replaces: boolean;
}

export interface UsedResource {
  /** What would be replaced, in a question for the user; nothing was written. */
  readonly question?: string;
  /** What was done, in a sentence for the user. */
  readonly message?: string;
  /** URI of the settings where they were edited. */
  readonly settings?: string;
}

/** Client → server: what a list of style rules can have, and what it has. Answers {@link StyleList}. */
export const styleListRequest: RequestName<StyleListParams, StyleList> = 'interline/styleList';

export interface StyleListParams {
  readonly id: string;
  /** Whether each choice is to have its example, which takes a moment. */
  readonly withExamples?: boolean;
}

/** An option of the catalogue, in the service's own words. */
export interface StyleChoice {
  readonly category: string;
  readonly rule: string;
  readonly option: string;
  readonly isChosen: boolean;
  /** A text, and the text as the option wants it. */
  readonly example?: readonly [before: string, after: string];
}

export interface StyleList {
  /** Those of the list's language, and all that it has; at most one option of a rule is chosen. */
  readonly choices: readonly StyleChoice[];
  readonly instructions: readonly Instruction[];
}

/** Client → server: chooses the option of a rule in a list, or takes the rule out of it. */
export const setStyleRuleRequest: RequestName<SetStyleRuleParams, void> = 'interline/setStyleRule';

export interface SetStyleRuleParams {
  readonly id: string;
  readonly category: string;
  readonly rule: string;
  /** None takes the rule out. */
  readonly option?: string;
}

/** Client → server: adds an instruction to a list, or deletes the one with an id. */
export const instructStyleRequest: RequestName<InstructStyleParams, void> = 'interline/instructStyle';

export type InstructStyleParams = { readonly id: string } & (
  | { readonly label: string; readonly prompt: string }
  | { readonly instruction: string }
);
