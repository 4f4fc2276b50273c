#!/usr/bin/env node
import { constants } from 'node:os';
import { isMainThread, SHARE_ENV, Worker } from 'node:worker_threads';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * How long a program that is to stop may be silent: so many ms of work, so that a busy machine changes nothing, and in
 * any case no longer than so many ms.
 */
const patience = { work: 500, longest: 5_000 };

// The program runs in a thread of its own, so that this one hears signals whatever the program does.
if (isMainThread) superviseProgram();
else await import('./program.ts');

/**
 * Starts the program and hands it the signals that ask for its end: the first of them stops it as it sees fit, a second
 * one means it. A program that does not even answer is ended by the signal itself, as if nobody had listened.
 */
function superviseProgram(): void {
  const program = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2), env: SHARE_ENV });
  let first: (typeof signals)[number] | undefined;
  let asking: NodeJS.Timeout | undefined;
  let answered = sinceNow();
  const stop = (signal: (typeof signals)[number]) => {
    const request = first ? 'end' : 'stop';
    first ??= signal;
    answered = sinceNow();
    program.postMessage(request);
    clearInterval(asking);
    asking = setInterval(() => {
      const { time, work } = answered();
      program.postMessage(request);
      if (time < patience.longest && Math.min(time, work) < patience.work) return;
      process.off(signal, stop);
      process.kill(process.pid, signal);
    }, 50);
  };
  for (const signal of signals) process.on(signal, stop);
  program.on('message', () => {
    answered = sinceNow();
  });
  const stopped = 128 + constants.signals.SIGINT;
  program.on('exit', (code) => process.exit(first && code === stopped ? 128 + constants.signals[first] : code));
}

/** Tells how many ms have passed since, and how many this process has worked. */
function sinceNow(): () => { time: number; work: number } {
  const began = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { time: performance.now() - began, work: (user + system) / 1000 };
  };
}
