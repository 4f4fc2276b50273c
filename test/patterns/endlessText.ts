import { createContext, Script } from 'node:vm';
import type { Attack } from './attacks.ts';

const context = createContext({});
const run = new Script('pattern.test(text)');

/** What may stand behind the middle of a text so that a pattern does not match it. */
const ends = ['', '\0', '!', '\n', ' ', 'x"'];

/**
 * The first text of an attack that a pattern is still busy with after `ms`. Linear patterns need a third of that at most,
 * others ten times as much: the limit ends the run, it does not measure.
 *
 * @param length of the middle, in UTF-16 code units.
 * @returns undefined when the pattern is done with every text.
 */
export function endlessText(attack: Attack, length: number, ms: number): string | undefined {
  const { source, flags, before, repeated, backwards } = attack;
  const pattern = new RegExp(source, flags);
  const middle = repeated.repeat(Math.ceil(length / repeated.length));
  for (const end of ends) {
    const text = backwards ? end + middle + before : before + middle + end;
    // Lookbehinds are tried at the end of the text.
    pattern.lastIndex = backwards && flags.includes('y') ? text.length : 0;
    Object.assign(context, { pattern, text });
    if (isBusyAfter(ms)) return JSON.stringify({ before, repeated, end });
  }
  return undefined;
}

/** Whether the pattern is busy for longer than `ms` each time: a machine may stand still in one run, hardly in three. */
const isBusyAfter = (ms: number) => [1, 2, 3].every(() => isEnded(ms));

/** Whether one run had to be ended after `ms` of which it got at least half: on a busy machine it is run again. */
function isEnded(ms: number): boolean {
  for (;;) {
    const before = process.cpuUsage();
    try {
      run.runInContext(context, { timeout: ms });
      return false;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    }
    const { user, system } = process.cpuUsage(before);
    if (user + system > ms * 500) return true;
  }
}
