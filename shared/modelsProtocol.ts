import type { WantedModel } from './languages/modelCommand.ts';
import type { RequestName } from './requestName.ts';

/**
 * Server → client, in place of a message: texts were not translated that installed models, or a language model on this
 * machine, would translate.
 */
export const missingModelsNotification = 'interline/missingModels';

export interface MissingModels {
  /** The outcome in a sentence for the user. */
  readonly message: string;
  /** What an installation would serve. */
  readonly wanted: readonly WantedModel[];
  /** The command of `workspace/executeCommand` that goes on when something can translate them. */
  readonly command: string;
  readonly arguments: readonly unknown[];
}

/** Client → server: translation models of this machine. Answers a list of {@link OfflineModel}. */
export const modelsRequest: RequestName<ModelsParams, readonly OfflineModel[]> = 'interline/models';

export interface ModelsParams {
  /** True asks the source, over the network, what else can be had. */
  readonly available?: boolean;
  /** As of `interline models --source`; without it `INTERLINE_MODELS_SOURCE` decides. */
  readonly modelSource?: string;
}

export interface OfflineModel extends WantedModel {
  /** `en-de` */
  readonly name: string;
  /** `no` for one that can be had; `elsewhere` for one of another program, which is used but never removed. */
  readonly installed: 'no' | 'here' | 'elsewhere';
  /** Bytes on the disk or to download, where known. */
  readonly size?: number;
}

/** Client → server: the size of what {@link installModelsRequest} would download. Answers bytes, or null where that is not known without asking the source. */
export const downloadSizeRequest: RequestName<InstallModelsParams, number | null> = 'interline/downloadSize';

/** Client → server: downloads, tries and installs what translates some directions. Progress as for documents. */
export const installModelsRequest: RequestName<InstallModelsParams, null> = 'interline/installModels';

export interface InstallModelsParams {
  readonly wanted: readonly WantedModel[];
  /** As in {@link ModelsParams}. */
  readonly modelSource?: string;
  readonly workDoneToken?: string | number;
}

/** Client → server: deletes the installed model of a `name`. */
export const removeModelRequest: RequestName<RemoveModelParams, null> = 'interline/removeModel';

export interface RemoveModelParams {
  readonly name: string;
}

/** Client → server: language models that programs of this machine serve. Answers {@link LocalModels}. */
export const localModelsRequest: RequestName<unknown, LocalModels> = 'interline/localModels';

/** One of them, as its program names it. */
export interface NamedLocalModel {
  readonly id: string;
  /** `Ollama` */
  readonly program: string;
  readonly url: string;
}

export interface LocalModels {
  readonly models: readonly (NamedLocalModel & {
    /** Bytes, where known. */
    readonly size?: number;
    /** `4.3B`, where known. */
    readonly parameters?: string;
  })[];
  /** The one in use, whether its program answers or not. */
  readonly chosen?: NamedLocalModel;
}

/** Client → server: tries one with a sentence and uses it from now on. Answers {@link LocalModelTrial}. */
export const useLocalModelRequest: RequestName<UseLocalModelParams, LocalModelTrial> = 'interline/useLocalModel';

export interface UseLocalModelParams extends NamedLocalModel {
  /** Language of the trial: `de`. */
  readonly target: string;
  /** Key that its program wants: such a model is tried, and who asks keeps the choice. */
  readonly key?: string;
}

export interface LocalModelTrial {
  readonly sentence: string;
  readonly answer: string;
}

/** Client → server: uses no such model any more. */
export const forgetLocalModelRequest: RequestName<unknown, null> = 'interline/forgetLocalModel';
