import { readFileSync } from 'node:fs';

/** Peak resident memory of a running process in MB; 0 where the system does not tell. */
export function peakOf(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Resident memory of a running process at this moment in MB; 0 where the system does not tell. */
export function residentOf(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** CPU time of a running process so far in ms (proc(5): ticks of 10 ms); 0 where the system does not tell. */
export function cpuOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
  } catch {
    return 0;
  }
}
