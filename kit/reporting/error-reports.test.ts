import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startErrorSink, type ErrorSinkPeer } from '#testing/peers/error-sink.ts';
import type { ErrorEntry, ErrorReports } from '#kit/reporting/error-reports.ts';
import { quietReports } from '#kit/reporting/quiet-reports.ts';
import { sentryReports } from '#kit/reporting/sentry-reports.ts';

type ReportedFields = {
  reference: unknown;
  release: unknown;
  personId: unknown;
  url: unknown;
  texts: unknown[];
};
type Reporting = { reports: ErrorReports; told: () => ReportedFields[] };

let sink: ErrorSinkPeer;
beforeAll(async () => {
  sink = await startErrorSink();
});
afterAll(() => sink.stop());

const adapters: Record<string, () => Reporting> = {
  'the embedded default': () => {
    const kept: ErrorEntry[] = [];
    return {
      reports: quietReports((entry) => void kept.push(entry)),
      told: () =>
        kept.map(({ facts, chain }) => ({
          reference: facts.reference,
          release: facts.release,
          personId: facts.personId,
          url: facts.url,
          texts: chain.map(({ text }) => text),
        })),
    };
  },
  'the Sentry adapter': () => {
    const before = sink.events.length;
    return {
      reports: sentryReports({ dsn: sink.dsn, environment: 'test' }),
      told: () => sink.events.slice(before).map(({ event }) => readEvent(event)),
    };
  },
};

type SentryEvent = {
  release: string;
  tags: { reference: string };
  user?: { id: string };
  request?: { url: string };
  exception: { values: { value: string }[] };
};

function readEvent(event: object): ReportedFields {
  const { release, tags, user, request, exception } = event as SentryEvent;
  const texts = exception.values.map(({ value }) => value).toReversed();
  return { reference: tags.reference, release, personId: user?.id, url: request?.url, texts };
}

describe.each(Object.entries(adapters))('%s', (_, start) => {
  const facts = { reference: 'BR-7QK2', release: '0.1.0' };

  test('tells the reference, the release and the redacted text of an error and its causes', async () => {
    const { reports, told } = start();
    const error = new Error('Saving failed for token=abc123', {
      cause: new Error('sid=018f.Q2hhcmlz was refused'),
    });
    reports.report(error, { ...facts, personId: 'p1', url: 'https://berea.test/reset-password/t0ken' });
    await reports.flush();
    expect(told()).toEqual([
      {
        ...facts,
        personId: 'p1',
        url: 'https://berea.test/reset-password/[hidden]',
        texts: ['Saving failed for token=[hidden]', 'sid=[hidden] was refused'],
      },
    ]);
  });

  test('tells errors in the order in which they happened', async () => {
    const { reports, told } = start();
    for (const reference of ['a', 'b', 'c']) reports.report(new Error(reference), { ...facts, reference });
    await reports.flush();
    expect(told().map(({ reference }) => reference)).toEqual(['a', 'b', 'c']);
  });

  test('tells whatever was thrown instead of an error, however odd', async () => {
    const { reports, told } = start();
    const loop: { password: string; self?: object } = { password: 'x' };
    loop.self = loop;
    for (const thrown of ['just text', undefined, loop, 7n]) reports.report(thrown, facts);
    await reports.flush();
    const circular = '{"password":"[hidden]","self":"[circular]"}';
    expect(told().map(({ texts }) => texts[0])).toEqual(['just text', 'undefined', circular, '"7"']);
  });

  test('never throws, not even over an error that cannot be read', async () => {
    const { reports, told } = start();
    const unreadable = new Proxy(new Error('x'), {
      get: () => {
        throw new Error('no');
      },
    });
    reports.report(unreadable, facts);
    await reports.flush();
    expect(told()).toEqual([]);
  });
});
