import type { EngineFiles } from '../../models/modelRunner.ts';
import type { EngineOptions } from '../../shared/engineOptions.ts';
import { builtFile } from '../process/builtFile.ts';
import { apertium } from './apertium.ts';
import { bergamot } from './bergamot.ts';
import type { Engine } from './engine.ts';
import type { ChatOptions, ChatSource } from './loopbackChat.ts';
import { loopbackModel } from './loopbackModel.ts';

/** Where the engines of this machine find what they need. */
export interface EngineSetup extends EngineOptions {
  /** Sent to the endpoint as a bearer token. */
  readonly endpointKey?: string;
  /** The language model that the user chose, where no endpoint is given. */
  readonly chosenModel?: ChatSource;
  /** Where Apertium keeps its mode files. */
  readonly apertiumModes?: string;
  /** Folders of models beside the one that the user names: those that are installed. */
  readonly modelFolders?: readonly string[];
  /** Where the engines for models lie; beside the bundle by default. */
  readonly engineFiles?: EngineFiles;
}

/** The whole-text engines in order of preference: what the user set up first, then what the machine has. */
export function engines(options: EngineSetup): readonly Engine[] {
  const modelFolders = [...(options.models ? [options.models] : []), ...(options.modelFolders ?? [])];
  const model = languageModel(options);
  return [
    ...(model ? [loopbackModel(model)] : []),
    ...(modelFolders.length > 0
      ? [
          bergamot({
            modelFolders,
            engineFiles: options.engineFiles ?? {
              bergamot: builtFile('bergamot'),
              fxtranslate: builtFile('fxtranslateWorker.mjs'),
            },
          }),
        ]
      : []),
    apertium({ modesFolder: options.apertiumModes }),
  ];
}

/** The language model of this machine: the endpoint that was given, or what the user chose. */
export function languageModel(options: EngineSetup): ChatOptions | ChatSource | undefined {
  const { endpoint, endpointModel, endpointKey, chosenModel } = options;
  return endpoint ? { url: endpoint, model: endpointModel, key: endpointKey } : chosenModel;
}
