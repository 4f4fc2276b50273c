import { checks as everyCheck } from '../shared/checks/checks.ts';
import { formats as everyFormat } from '../shared/formats/formats.ts';
import type { Severity } from './check.ts';

/** Every format that `parse` reads. */
export const formats: readonly {
  readonly id: string;
  /** As people call it. */
  readonly name: string;
  readonly kind: 'bilingual' | 'monolingual';
  /** With the dot, lower case. */
  readonly extensions: readonly string[];
  /** False for files that can only be read. */
  readonly editable: boolean;
}[] = everyFormat.map(({ id, name, kind, extensions, readOnly }) => ({
  ...{ id, name, kind, extensions },
  editable: readOnly === undefined,
}));

/** Every check that `check` can run. */
export const checks: readonly {
  readonly id: string;
  /** One line. */
  readonly summary: string;
  /** Where the settings say nothing. */
  readonly severity: Severity;
  /** True for one that runs only where the settings or `only` ask for it. */
  readonly optional: boolean;
}[] = everyCheck.map(({ id, summary, severity, optional }) => ({ id, summary, severity, optional: optional === true }));
