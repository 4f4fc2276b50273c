import type { ToolFolders } from './documents/documentTools.ts';
import type { Detecting } from './engines/detectTexts.ts';
import type { Improving } from './improvement/improver.ts';
import type { Clock, Logged, Stoppable } from './process/running.ts';
import type { Store } from './storage/store.ts';
import type { Translating } from './translation/pipeline.ts';
import type { Speaking } from './voice/speechEngines.ts';

/** What the service is made of. Only `start`, `app` and `parts` know all of it: a route or a part names what it takes. */
export interface ServiceDeps extends Clock, Stoppable, Logged, Translating, Detecting, Speaking, Improving {
  readonly store: Store;
  readonly documents: ToolFolders;
  /** Folder of the service's files. */
  readonly folder: string;
  readonly version: string;
  /** True when only this machine can reach the service: a `Host` that is not this machine is then refused. */
  readonly loopback: boolean;
}
