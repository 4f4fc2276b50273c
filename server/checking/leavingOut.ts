import { FailedCheck } from '../../shared/checks/run/failedCheck.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { SentenceError } from '../../shared/sentences/sentenceError.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';

/**
 * Runs a step of checking a file. What it throws by a fault of the program leaves that file out, and no other one.
 *
 * @param path of the file.
 * @throws UnreadableFileError that names the check where it is known, and what the step throws for the user.
 * @example leavingOut(file.path, () => runChecks(file.catalog, options));
 */
export function leavingOut<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const thrown = error instanceof FailedCheck ? error.cause : error;
    if (thrown instanceof SentenceError) throw thrown;
    const cause = thrown instanceof Error ? thrown.message : String(thrown);
    const reason =
      error instanceof FailedCheck
        ? say`the check “${error.check}” failed (${cause}); please report this, and set the check to "off" in the meantime`
        : say`checking it failed (${cause}); please report this`;
    throw new UnreadableFileError(path, reason, error);
  }
}

/**
 * The same of steps that come one by one.
 *
 * @example for (const blocks of stepsLeavingOut(file.path, watchdog.steps(watched, findInTurn(catalog, options)))) …
 */
export function* stepsLeavingOut<T>(path: string, steps: Iterator<T, void>): Generator<T> {
  for (let step = leavingOut(path, () => steps.next()); !step.done; step = leavingOut(path, () => steps.next()))
    yield step.value;
}
