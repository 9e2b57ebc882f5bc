import type { TraceEvent } from './own-blocking-time';

/** Processor time of a page's main thread in milliseconds, without throttling. */
export interface MainThreadTime {
  /** Compiling and running scripts, and collecting their garbage. */
  script: number;
  /** Style, layout and paint. */
  style: number;
  /** Parsing HTML, requests and responses, and the browser's own work. */
  other: number;
  total: number;
  /** The longest task. */
  longest: number;
}

type Kind = 'script' | 'style';

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    'script',
    /^(v8\.|V8\.|EvaluateScript|FunctionCall|EventDispatch|TimerFire|RunMicrotasks|Fire(Idle|Animation)|M(in|aj)orGC)/,
  ],
  ['style', /^(UpdateLayoutTree|ParseAuthorStyleSheet|Layout|PrePaint|Paint|Layerize|Commit|UpdateLayer)/],
];

const kindOf = (name: string): Kind | undefined => KINDS.find(([, pattern]) => pattern.test(name))?.[0];

/** An event within a task, with the kind of what surrounds it. */
interface Open {
  end: number;
  kind: Kind | 'other';
}

/**
 * Adds up the time that the main thread had a processor, from the navigation to the trace's end. The time of an event
 * without its inner events counts for its own kind, or for that of the event around it.
 *
 * @throws when the trace has no navigation to `url`
 */
export function mainThreadTime(trace: readonly TraceEvent[], url: string): MainThreadTime {
  const start = trace.findLast(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url);
  if (!start) throw new Error(`The trace has no navigation to ${url}.`);
  const events = trace
    .filter(({ pid, tid, ts, tdur }) => pid === start.pid && tid === start.tid && ts >= start.ts && tdur !== undefined)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const time: MainThreadTime = { script: 0, style: 0, other: 0, total: 0, longest: 0 };
  const open: Open[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const outer = open.at(-1);
    const kind = kindOf(name) ?? outer?.kind ?? 'other';
    const ms = tdur / 1000;
    if (outer) time[outer.kind] -= ms;
    else {
      time.total += ms;
      time.longest = Math.max(time.longest, ms);
    }
    time[kind] += ms;
    open.push({ end: ts + dur, kind });
  }
  return time;
}
