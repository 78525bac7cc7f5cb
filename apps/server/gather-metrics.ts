import { randomUUID } from 'node:crypto';
import cluster, { type Worker } from 'node:cluster';
import type { ProcessMetrics } from '#kit/http/metrics.ts';

/** What the processes of a server say to each other when one of them is asked for the metrics of all. */
type MetricsNews =
  | { kind: 'metricsWanted'; question: string }
  | { kind: 'metricsAsked'; question: string }
  | { kind: 'metricsTold'; question: string; metrics: ProcessMetrics }
  | { kind: 'metricsOfAll'; question: string; processes: ProcessMetrics[] };

/** A process that is busy or dying does not keep the monitor waiting: the others' metrics go without its own. */
const TELL_WITHIN_MS = 1_000;

/** In each process: tells its own metrics when asked, and gives the way to ask for everybody's. */
export function joinMetrics(own: () => Promise<ProcessMetrics>): () => Promise<ProcessMetrics[]> {
  if (!cluster.isWorker) return async () => [await own()];
  const say = (news: MetricsNews) => process.send?.(news);
  const waiting = new Map<string, (processes: ProcessMetrics[]) => void>();
  process.on('message', (news: MetricsNews) => {
    if (news.kind === 'metricsAsked')
      void own().then((metrics) => say({ kind: 'metricsTold', question: news.question, metrics }));
    else if (news.kind === 'metricsOfAll') {
      waiting.get(news.question)?.(news.processes);
      waiting.delete(news.question);
    }
  });
  return () =>
    new Promise((tell) => {
      const question = randomUUID();
      waiting.set(question, tell);
      say({ kind: 'metricsWanted', question });
    });
}

interface Gathering {
  asker: Worker;
  missing: Set<number>;
  processes: ProcessMetrics[];
  timer: NodeJS.Timeout;
}

/** In the process that began the others: asks all of them on behalf of the one that was asked. */
export function passMetricsOn(): void {
  const gatherings = new Map<string, Gathering>();
  const finish = (question: string): void => {
    const gathering = gatherings.get(question);
    if (!gathering) return;
    gatherings.delete(question);
    clearTimeout(gathering.timer);
    const { asker, processes } = gathering;
    if (asker.isConnected()) asker.send({ kind: 'metricsOfAll', question, processes } satisfies MetricsNews);
  };
  cluster.on('message', (worker, news: MetricsNews) => {
    const { kind, question } = news;
    if (kind === 'metricsWanted') {
      const workers = Object.values(cluster.workers ?? {}).filter((one) => one?.isConnected());
      const missing = new Set(workers.map((one) => one?.id ?? 0));
      const timer = setTimeout(finish, TELL_WITHIN_MS, question);
      gatherings.set(question, { asker: worker, missing, processes: [], timer });
      for (const one of workers) one?.send({ kind: 'metricsAsked', question } satisfies MetricsNews);
    } else if (kind === 'metricsTold') {
      const gathering = gatherings.get(question);
      gathering?.processes.push(news.metrics);
      if (gathering?.missing.delete(worker.id) && gathering.missing.size === 0) finish(question);
    }
  });
}
