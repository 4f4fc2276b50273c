import type { ToolFolders } from './documents/documentTools.ts';
import type { DetectedText } from './engines/detectTexts.ts';
import type { Improver } from './improvement/improver.ts';
import type { ApiKey } from './storage/keys.ts';
import type { Store } from './storage/store.ts';
import type { Pipeline } from './translation/pipeline.ts';
import type { SpeechEngines } from './voice/speechEngines.ts';

/** Tells the language of each text of a request. */
export type Detector = (texts: readonly string[]) => Promise<readonly DetectedText[]>;

/** Something that happened, for whoever runs the service: neither texts nor keys are in it. */
export type Log = (what: 'request' | 'failure' | 'indexed', fields: Readonly<Record<string, string | number>>) => void;

/** What the service is made of; tests bring their own clock. */
export interface ServiceDeps {
  readonly store: Store;
  readonly pipeline: Pipeline;
  readonly detect: Detector;
  readonly speech: SpeechEngines;
  readonly improver: Improver;
  readonly documents: ToolFolders;
  /** ms since 1970. */
  readonly now: () => number;
  /** Folder of the service's files. */
  readonly folder: string;
  readonly version: string;
  /** True when only this machine can reach the service: a `Host` that is not this machine is then refused. */
  readonly loopback: boolean;
  /** Aborts when the service stops. */
  readonly stopping: AbortSignal;
  /** Called once a request; absent where nobody wants to know. */
  readonly log?: Log;
}

/** What a request carries from one step to the next. */
export interface RequestVariables {
  traceId: string;
  key: ApiKey;
}

/** Hono's view of it. */
export interface ServiceEnv {
  Variables: RequestVariables;
}
