/** A check that threw, which is a fault of the program and not of the file; `cause` is what it threw. */
export class FailedCheck extends Error {
  override readonly name = 'FailedCheck';
  readonly check: string;

  /** @example new FailedCheck('numbers', error).check; // 'numbers' */
  constructor(check: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.check = check;
  }
}
