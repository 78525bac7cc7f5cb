import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

test('times, counts and gauges are told in the format Prometheus reads', () => {
  const metrics = new Metrics();
  for (const seconds of [0.004, 0.02, 0.02, 30]) metrics.time('currentUser', 'ok', seconds);
  metrics.count('csp_reports_total');
  metrics.count('csp_reports_total');
  const lines = metrics.tell({ resident_bytes: 12 }).split('\n');
  const labels = 'operation="currentUser",outcome="ok"';
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
      'berea_csp_reports_total 2',
      'berea_resident_bytes 12',
    ]),
  );
  expect(lines.filter((line) => line !== '' && !/^(# TYPE )?berea_\w+/.test(line))).toEqual([]);
});
