import { apertium } from './apertium.ts';
import { bergamot } from './bergamot.ts';
import type { Engine } from './engine.ts';
import { loopbackModel } from './loopbackModel.ts';

/** Where the engines of this machine find what they need. */
export interface EngineOptions {
  /** Bergamot models that the user brought: a folder with one folder for each direction (`--models`). */
  readonly modelsFolder?: string;
  /** Base URL of an OpenAI-compatible server on this machine (`--endpoint`), and the model to ask for. */
  readonly endpoint?: string;
  readonly endpointModel?: string;
  readonly endpointKey?: string;
  /** Where Apertium keeps its mode files. */
  readonly apertiumModes?: string;
  /** Where Bergamot's worker lies; the folder beside the bundle by default. */
  readonly bergamotFolder?: string;
}

/** The whole-text engines in order of preference: what the user set up first, then what the machine has. */
export function engines(options: EngineOptions): readonly Engine[] {
  return [
    ...(options.endpoint
      ? [loopbackModel({ url: options.endpoint, model: options.endpointModel, key: options.endpointKey })]
      : []),
    ...(options.modelsFolder
      ? [bergamot({ modelsFolder: options.modelsFolder, workerFolder: options.bergamotFolder })]
      : []),
    apertium({ modesFolder: options.apertiumModes }),
  ];
}
