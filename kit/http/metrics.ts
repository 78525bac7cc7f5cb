/** Upper bounds in seconds, close where people notice the difference. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Histogram {
  buckets: number[];
  count: number;
  sum: number;
}

interface Counted {
  name: string;
  /** As they are told, such as reason="a". */
  labels: readonly string[];
  count: number;
}

/** What one process has counted and holds, as plain data that can be sent to another. */
export interface ProcessMetrics {
  process: string;
  times: [labels: string, Histogram][];
  counts: readonly Counted[];
  gauges: Readonly<Record<string, number>>;
}

/** Unknown operations share one name: names that callers invent would grow without end. */
const OTHER = 'other';

/** Counts and times of one process. */
export class Metrics {
  readonly #operations: ReadonlySet<string>;
  readonly #times = new Map<string, Histogram>();
  readonly #counts = new Map<string, Counted>();

  constructor(operations: ReadonlySet<string>) {
    this.#operations = operations;
  }

  time(operation: string | null, outcome: 'ok' | 'refused' | 'failed', seconds: number): void {
    const name = operation !== null && this.#operations.has(operation) ? operation : OTHER;
    const labels = `operation="${name}",outcome="${outcome}"`;
    let histogram = this.#times.get(labels);
    if (!histogram) {
      histogram = { buckets: BOUNDS.map(() => 0), count: 0, sum: 0 };
      this.#times.set(labels, histogram);
    }
    histogram.count++;
    histogram.sum += seconds;
    const slot = BOUNDS.findIndex((bound) => seconds <= bound);
    if (slot >= 0) histogram.buckets[slot] = (histogram.buckets[slot] ?? 0) + 1;
  }

  /** Labels are ours, never a caller's words: names that callers invent would grow without end. */
  count(name: string, labels: Readonly<Record<string, string>> = {}): void {
    const told = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    const key = [name, ...told].join(' ');
    this.#counts.set(key, { name, labels: told, count: (this.#counts.get(key)?.count ?? 0) + 1 });
  }

  snapshot(process: string, gauges: Readonly<Record<string, number>>): ProcessMetrics {
    return { process, times: [...this.#times], counts: [...this.#counts.values()], gauges };
  }
}

/**
 * What all processes of a server tell together, in Prometheus' text format, each under its name: a process that begins
 * again counts from nought, which a monitor understands of one process and would misread in a sum.
 */
export function tellMetrics(processes: readonly ProcessMetrics[]): string {
  const lines = ['# TYPE berea_request_seconds histogram'];
  for (const { process, times } of processes)
    for (const [labels, histogram] of times)
      lines.push(...histogramLines(`process="${process}",${labels}`, histogram));
  const counts = processes.flatMap(({ process, counts: own }) => own.map((one) => ({ process, ...one })));
  for (const [name, same] of Map.groupBy(counts, (one) => one.name)) {
    lines.push(`# TYPE berea_${name} counter`);
    for (const { process, labels, count } of same)
      lines.push(`berea_${name}{${[`process="${process}"`, ...labels].join(',')}} ${count}`);
  }
  for (const name of new Set(processes.flatMap(({ gauges }) => Object.keys(gauges)))) {
    lines.push(`# TYPE berea_${name} gauge`);
    for (const { process, gauges } of processes)
      if (gauges[name] !== undefined) lines.push(`berea_${name}{process="${process}"} ${gauges[name]}`);
  }
  return `${lines.join('\n')}\n`;
}

function histogramLines(labels: string, { buckets, count, sum }: Histogram): string[] {
  let below = 0;
  const slots = BOUNDS.map((bound, i) => {
    below += buckets[i] ?? 0;
    return `berea_request_seconds_bucket{${labels},le="${bound}"} ${below}`;
  });
  return [
    ...slots,
    `berea_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `berea_request_seconds_sum{${labels}} ${sum}`,
    `berea_request_seconds_count{${labels}} ${count}`,
  ];
}
