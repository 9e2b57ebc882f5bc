/** An event of Chromium's trace, as far as it is used; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** How long it took by the clock. */
  dur?: number;
  /** How long of it the thread had a processor. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** How much slower Lighthouse takes the phone's processor to be. */
const SLOWER = 4;

/** A task up to this long delays no interaction, in milliseconds. */
const UNNOTICED = 50;

/**
 * Total blocking time of a machine that does nothing else: Lighthouse goes by the clock, and while its own
 * processes or the server have both processors, the page's tasks grow without doing more. Counted from the first paint to
 * the trace's end, each task of the main thread by the time that it had a processor.
 *
 * @returns milliseconds, NaN for a trace without a first paint
 */
export function ownBlockingTime(trace: TraceEvent[]): number {
  const paint = trace.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!paint) return Number.NaN;
  const tasks = trace
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let end = 0;
  let blocked = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // A task in a task is counted with it.
    if (ts < end) continue;
    end = ts + dur;
    if (end > paint.ts) blocked += Math.max(0, (SLOWER * tdur) / 1000 - UNNOTICED);
  }
  return blocked;
}
