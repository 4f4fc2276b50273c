import type { Alarm } from '../../service/engines/whenIdle.ts';

/** An alarm of which the test decides when its times pass. Times in ms. */
export interface TestAlarm {
  readonly alarm: Alarm;
  /** The times that are set and have not passed. */
  pending(): readonly number[];
  /** Resolves once a time of this length is set. */
  set(ms: number): Promise<void>;
  /** Lets every time of this length pass. */
  pass(ms: number): void;
}

/** @example const alarms = testAlarm(); createCorrector({ alarm: alarms.alarm }); */
export function testAlarm(): TestAlarm {
  const times = new Map<() => void, number>();
  const waiting = new Map<() => void, number>();
  return {
    alarm: (ms, ring) => {
      const entry = () => ring();
      times.set(entry, ms);
      for (const [resolve, awaited] of waiting) if (awaited === ms) resolve();
      return () => times.delete(entry);
    },
    pending: () => [...times.values()],
    set: (ms) =>
      new Promise((resolve) => {
        if ([...times.values()].includes(ms)) resolve();
        else waiting.set(resolve, ms);
      }),
    pass: (ms) => {
      for (const [ring, length] of [...times]) {
        if (length !== ms) continue;
        times.delete(ring);
        ring();
      }
    },
  };
}
