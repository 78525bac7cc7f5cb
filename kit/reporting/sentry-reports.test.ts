import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentryReports } from '#kit/reporting/sentry-reports.ts';
import { startErrorSink, type ErrorSinkPeer } from '#testing/peers/error-sink.ts';

const facts = { reference: 'BR-1', release: '0.1.0' };
let sink: ErrorSinkPeer;
beforeEach(async () => {
  sink = await startErrorSink();
});
afterEach(() => sink.stop());

test('an event carries the key, the environment and the frames of the stack, the innermost last', async () => {
  const reports = sentryReports({ dsn: sink.dsn, environment: 'production' });
  reports.report(new TypeError('broken'), facts);
  await reports.flush();
  expect(sink.events).toHaveLength(1);
  expect(sink.events[0]?.key).toBe('publickey');
  expect(sink.events[0]?.event).toMatchObject({
    environment: 'production',
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    exception: { values: [{ type: 'TypeError' }] },
  });
  const { exception } = (sink.events[0]?.event ?? {}) as {
    exception: {
      values: { stacktrace: { frames: { filename: string; lineno: number; in_app: boolean }[] } }[];
    };
  };
  const innermost = exception.values[0]?.stacktrace.frames.at(-1);
  expect(innermost).toMatchObject({ in_app: true, lineno: expect.any(Number) as number });
  expect(innermost?.filename).toContain('sentry-reports.test.ts');
});

test('without a DSN nothing is sent and nothing fails', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const reports = sentryReports({ dsn: undefined, environment: 'test' });
  reports.report(new Error('x'), facts);
  await reports.flush();
  expect(fetched).not.toHaveBeenCalled();
});

test.each(['not a url', 'https://host/42', 'https://key@host/', 'https://key@host/project'])(
  'a wrong DSN stops the start without being repeated: %s',
  (dsn) => {
    expect(() => sentryReports({ dsn, environment: 'test' })).toThrow(
      'SENTRY_DSN is not of the form https://KEY@HOST/PROJECT.',
    );
  },
);

test('a sink that fails five times is left alone for a minute and then tried again', async () => {
  let at = new Date('2026-03-01T08:00:00Z');
  const lost = vi.fn<(entries: number, why: unknown) => void>();
  const reports = sentryReports({ dsn: sink.dsn, environment: 'test', onLost: lost, now: () => at });
  const reportOne = async (): Promise<void> => {
    reports.report(new Error('x'), facts);
    await reports.flush();
  };
  sink.answerWith('error');
  for (let i = 0; i < 7; i++) await reportOne();
  expect(sink.requests()).toBe(5);
  expect(lost).toHaveBeenCalledTimes(7);

  sink.answerWith('ok');
  at = new Date('2026-03-01T08:00:59Z');
  await reportOne();
  expect(sink.requests()).toBe(5);

  at = new Date('2026-03-01T08:01:01Z');
  await reportOne();
  expect(sink.events).toHaveLength(1);
});

test('a sink that never answers is given up when the time is over', async () => {
  sink.answerWith('silence');
  const lost = vi.fn<(entries: number, why: unknown) => void>();
  const reports = sentryReports({ dsn: sink.dsn, environment: 'test', onLost: lost, timeoutMs: 50 });
  reports.report(new Error('x'), facts);
  await reports.flush();
  expect(sink.requests()).toBe(1);
  expect(lost).toHaveBeenCalledWith(1, expect.objectContaining({ name: 'TimeoutError' }));
});

test('a storm of errors fills the queue to its bound and no further', async () => {
  const lost = vi.fn<(entries: number, why: unknown) => void>();
  const reports = sentryReports({ dsn: sink.dsn, environment: 'test', onLost: lost });
  for (let i = 0; i < 250; i++) reports.report(new Error(`storm ${i}`), facts);
  await reports.flush();
  expect(sink.events).toHaveLength(100);
  expect(lost).toHaveBeenCalledTimes(150);
});

test('the sink of the tests reads gzipped envelopes too', async () => {
  const { origin, username } = new URL(sink.dsn);
  const body = gzipSync('{}\n{"type":"event"}\n{"release":"9"}\n');
  const headers = { 'content-encoding': 'gzip', 'x-sentry-auth': `Sentry sentry_key=${username}` };
  const answer = await fetch(`${origin}/api/42/envelope/`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
  expect(sink.events).toEqual([{ key: 'publickey', event: { release: '9' } }]);
});
