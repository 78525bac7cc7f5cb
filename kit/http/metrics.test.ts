import { expect, test } from 'vitest';
import { Metrics, tellMetrics } from './metrics.ts';

const operations = new Set(['currentUser']);
const labelsIn = (process: string) => `process="${process}",operation="currentUser",outcome="ok"`;
const labels = labelsIn('web-1');

test('times, counts and gauges are told in the format Prometheus reads', () => {
  const metrics = new Metrics(operations);
  for (const seconds of [0.004, 0.02, 0.02, 30]) metrics.time('currentUser', 'ok', seconds);
  metrics.count('csp_reports_total');
  metrics.count('csp_reports_total');
  for (const reason of ['a', 'b', 'a']) metrics.count('unscoped_total', { reason });
  const lines = tellMetrics([metrics.snapshot('web-1', { resident_bytes: 12 })]).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE berea_request_seconds histogram',
      `berea_request_seconds_bucket{${labels},le="0.005"} 1`,
      `berea_request_seconds_bucket{${labels},le="0.01"} 1`,
      `berea_request_seconds_bucket{${labels},le="0.025"} 3`,
      `berea_request_seconds_bucket{${labels},le="10"} 3`,
      `berea_request_seconds_bucket{${labels},le="+Inf"} 4`,
      `berea_request_seconds_count{${labels}} 4`,
      '# TYPE berea_csp_reports_total counter',
      'berea_csp_reports_total{process="web-1"} 2',
      '# TYPE berea_unscoped_total counter',
      'berea_unscoped_total{process="web-1",reason="a"} 2',
      'berea_unscoped_total{process="web-1",reason="b"} 1',
      'berea_resident_bytes{process="web-1"} 12',
    ]),
  );
  expect(lines.filter((line) => line !== '' && !/^(# TYPE )?berea_\w+/.test(line))).toEqual([]);
});

test('several processes tell what each has counted and holds, so that one which begins again spoils no sum', () => {
  const snapshots = [1, 2].map((n) => {
    const metrics = new Metrics(operations);
    for (let i = 0; i < n; i++) metrics.time('currentUser', 'ok', 0.02);
    metrics.count('csp_reports_total');
    return metrics.snapshot(`web-${n}`, { resident_bytes: n });
  });
  const lines = tellMetrics(snapshots).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `berea_request_seconds_bucket{${labelsIn('web-1')},le="0.025"} 1`,
      `berea_request_seconds_count{${labelsIn('web-2')}} 2`,
      'berea_csp_reports_total{process="web-1"} 1',
      'berea_csp_reports_total{process="web-2"} 1',
      'berea_resident_bytes{process="web-1"} 1',
      'berea_resident_bytes{process="web-2"} 2',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('# TYPE'))).toHaveLength(3);
});

test('operations that are not ours go by one name, however many there are', () => {
  const metrics = new Metrics(operations);
  for (let i = 0; i < 100; i++) metrics.time(`invented${i}`, 'refused', 0.02);
  metrics.time(null, 'refused', 0.02);
  const { times } = metrics.snapshot('web-1', {});
  expect(times).toMatchObject([['operation="other",outcome="refused"', { count: 101 }]]);
});
