import type { EngineOptions } from '../../shared/engineOptions.ts';
import { apertium } from './apertium.ts';
import { bergamot } from './bergamot.ts';
import type { Engine } from './engine.ts';
import { loopbackModel } from './loopbackModel.ts';

/** Where the engines of this machine find what they need. */
export interface EngineSetup extends EngineOptions {
  /** Sent to the endpoint as a bearer token. */
  readonly endpointKey?: string;
  /** Where Apertium keeps its mode files. */
  readonly apertiumModes?: string;
  /** Where Bergamot's worker lies; the folder beside the bundle by default. */
  readonly bergamotFolder?: string;
}

/** The whole-text engines in order of preference: what the user set up first, then what the machine has. */
export function engines(options: EngineSetup): readonly Engine[] {
  return [
    ...(options.endpoint
      ? [loopbackModel({ url: options.endpoint, model: options.endpointModel, key: options.endpointKey })]
      : []),
    ...(options.models ? [bergamot({ modelsFolder: options.models, workerFolder: options.bergamotFolder })] : []),
    apertium({ modesFolder: options.apertiumModes }),
  ];
}
