import type { OperationalError } from '../../shared/api/operationalError.ts';
import type { Origin } from '../../shared/catalog/catalog.ts';
import type { Content } from '../../shared/catalog/content.ts';
import type { Sentence } from '../../shared/sentences/sentence.ts';

/** One segment's translation, or why there is none. */
export interface SegmentTranslation {
  readonly id: string;
  readonly content?: Content;
  readonly state?: 'needs-review' | 'translated' | 'final';
  readonly origin?: Origin;
  /** True for a text that a translation would send to the service, where none is asked. */
  readonly wouldBeSent?: true;
  /** In words for the user, where nothing could be translated. */
  readonly failure?: Sentence;
  /** Where it was the service that failed. */
  readonly error?: OperationalError;
  /** Percentage of the memory's best match for a segment that failed, where the file has no way to mark it for review. */
  readonly similarity?: number;
}
