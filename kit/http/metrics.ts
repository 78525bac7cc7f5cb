/** Upper bounds in seconds, close where people notice the difference. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Histogram {
  buckets: number[];
  count: number;
  sum: number;
}

/** Counts and times, told in Prometheus' text format. Each process tells its own. */
export class Metrics {
  readonly #times = new Map<string, Histogram>();
  readonly #counts = new Map<string, number>();

  time(operation: string, outcome: string, seconds: number): void {
    const labels = `operation="${operation}",outcome="${outcome}"`;
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

  count(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  tell(gauges: Record<string, number>): string {
    const lines = ['# TYPE berea_request_seconds histogram'];
    for (const [labels, { buckets, count, sum }] of this.#times) {
      let below = 0;
      BOUNDS.forEach((bound, i) => {
        below += buckets[i] ?? 0;
        lines.push(`berea_request_seconds_bucket{${labels},le="${bound}"} ${below}`);
      });
      lines.push(`berea_request_seconds_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(
        `berea_request_seconds_sum{${labels}} ${sum}`,
        `berea_request_seconds_count{${labels}} ${count}`,
      );
    }
    for (const [name, value] of this.#counts)
      lines.push(`# TYPE berea_${name} counter`, `berea_${name} ${value}`);
    for (const [name, value] of Object.entries(gauges))
      lines.push(`# TYPE berea_${name} gauge`, `berea_${name} ${value}`);
    return `${lines.join('\n')}\n`;
  }
}
