/** Tells the time; tests bring their own. */
export interface Clock {
  /** ms since 1970. */
  readonly now: () => number;
}

/** Tells when to end. */
export interface Stoppable {
  /** Aborts when the service stops. */
  readonly stopping: AbortSignal;
}

/** Something that happened, for whoever runs the service: neither texts nor keys are in it. */
export type Log = (what: 'request' | 'failure' | 'indexed', fields: Readonly<Record<string, string | number>>) => void;

/** Tells whoever runs the service what happened. */
export interface Logged {
  /** Called once a request; absent where nobody wants to know. */
  readonly log?: Log;
}
