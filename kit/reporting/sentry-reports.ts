import { randomUUID } from 'node:crypto';
import type { ErrorEntry, ErrorLink, ErrorReports } from '#kit/reporting/error-reports.ts';
import { tellInTurn, type TellingOptions } from '#kit/reporting/telling-queue.ts';

export type SentryOptions = TellingOptions & {
  /** Where to send, in Sentry's own form https://KEY@HOST/PROJECT; without it nothing is sent. */
  readonly dsn: string | undefined;
  readonly environment: string;
};

/** Reports sent as Sentry envelopes, which Sentry, GlitchTip and Bugsink all read. */
export function sentryReports({ dsn, environment, ...options }: SentryOptions): ErrorReports {
  if (dsn === undefined || dsn === '') return { report: () => undefined, flush: async () => undefined };
  const { url, headers } = addressOf(dsn);
  return tellInTurn(async (entry, signal) => {
    const body = envelope(entry, environment);
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the error sink answered ${answer.status}`);
  }, options);
}

function addressOf(dsn: string): { url: string; headers: Record<string, string> } {
  const parsed = URL.parse(dsn);
  const [, prefix, project] = /^(.*)\/(\d+)$/.exec(parsed?.pathname ?? '') ?? [];
  // The DSN itself stays out of the sentence: it is written to the console and holds a key.
  if (!parsed?.username || project === undefined)
    throw new Error('SENTRY_DSN is not of the form https://KEY@HOST/PROJECT.');
  return {
    url: `${parsed.origin}${prefix ?? ''}/api/${project}/envelope/`,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=berea/1, sentry_key=${parsed.username}`,
    },
  };
}

/** Three lines of JSON: the envelope's head, the head of its only item, the event. */
function envelope(entry: ErrorEntry, environment: string): string {
  const { reference, release, requestId, operation, personId, url } = entry.facts;
  const eventId = randomUUID().replaceAll('-', '');
  const event = {
    event_id: eventId,
    timestamp: entry.at.toISOString(),
    platform: 'node',
    level: 'error',
    release,
    environment,
    tags: { reference, requestId, operation },
    user: personId === undefined ? undefined : { id: personId },
    request: url === undefined ? undefined : { url },
    // Sentry reads the chain from the first cause to the error itself.
    exception: { values: entry.chain.map(exceptionOf).toReversed() },
  };
  const head = { event_id: eventId, sent_at: new Date().toISOString() };
  return `${JSON.stringify(head)}\n{"type":"event"}\n${JSON.stringify(event)}\n`;
}

function exceptionOf({ name, text, stack }: ErrorLink): object {
  const frames = (stack ?? '').split('\n').flatMap(frameOf).toReversed();
  return { type: name, value: text, stacktrace: frames.length > 0 ? { frames } : undefined };
}

function frameOf(line: string): object[] {
  const [, name, filename, row, column] = /^\s+at (?:(.+) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
  if (filename === undefined) return [];
  const inApp = !filename.startsWith('node:') && !filename.includes('node_modules');
  return [{ function: name, filename, lineno: Number(row), colno: Number(column), in_app: inApp }];
}
