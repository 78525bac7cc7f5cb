/** Upper bounds in seconds, close where people notice the difference. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Histogram {
  buckets: number[];
  count: number;
  sum: number;
}

/** What one process has counted and holds, as plain data that can be sent to another. */
export interface ProcessMetrics {
  process: string;
  times: [labels: string, Histogram][];
  counts: [name: string, count: number][];
  gauges: Readonly<Record<string, number>>;
}

/** Whatever is not one of our own operations goes by one name: names that callers invent would grow without end. */
const OTHER = 'other';

/** Counts and times of one process. */
export class Metrics {
  readonly #operations: ReadonlySet<string>;
  readonly #times = new Map<string, Histogram>();
  readonly #counts = new Map<string, number>();

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
    const key = told.length > 0 ? `${name}{${told.join(',')}}` : name;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  snapshot(process: string, gauges: Readonly<Record<string, number>>): ProcessMetrics {
    return { process, times: [...this.#times], counts: [...this.#counts], gauges };
  }
}

/**
 * What all processes of a server tell together, in Prometheus' text format: their counts are one server's and are
 * added up; what each one holds stands beside the others under its name.
 */
export function tellMetrics(processes: readonly ProcessMetrics[]): string {
  const times = sumBy(
    processes.flatMap((one) => one.times),
    addHistograms,
  );
  const counts = sumBy(
    processes.flatMap((one) => one.counts),
    (a, b) => a + b,
  );
  const lines = ['# TYPE berea_request_seconds histogram', ...[...times].flatMap(histogramLines)];
  for (const [name, same] of Map.groupBy(counts, ([key]) => key.split('{')[0] ?? key))
    lines.push(`# TYPE berea_${name} counter`, ...same.map(([key, count]) => `berea_${key} ${count}`));
  for (const name of new Set(processes.flatMap(({ gauges }) => Object.keys(gauges)))) {
    lines.push(`# TYPE berea_${name} gauge`);
    for (const { process, gauges } of processes)
      if (gauges[name] !== undefined) lines.push(`berea_${name}{process="${process}"} ${gauges[name]}`);
  }
  return `${lines.join('\n')}\n`;
}

function sumBy<Value>(
  entries: readonly [string, Value][],
  add: (a: Value, b: Value) => Value,
): Map<string, Value> {
  const sums = new Map<string, Value>();
  for (const [key, value] of entries) {
    const known = sums.get(key);
    sums.set(key, known === undefined ? value : add(known, value));
  }
  return sums;
}

const addHistograms = (a: Histogram, b: Histogram): Histogram => ({
  buckets: a.buckets.map((amount, i) => amount + (b.buckets[i] ?? 0)),
  count: a.count + b.count,
  sum: a.sum + b.sum,
});

function histogramLines([labels, { buckets, count, sum }]: [string, Histogram]): string[] {
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
