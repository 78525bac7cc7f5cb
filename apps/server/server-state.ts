import { join } from 'node:path';
import type { Pool } from 'pg';
import { openCalendars } from '#kit/calendars/open-calendars.ts';
import type { Config } from '#kit/config/config.ts';
import { openSecrets } from '#kit/config/secrets.ts';
import { openPool } from '#kit/db/pool.ts';
import { openStore } from '#kit/files/open-store.ts';
import { openPipeline } from '#kit/video/open-pipeline.ts';
import type { Services } from '#kit/graphql/context.ts';
import { BusyCounter } from '#kit/http/busy-counter.ts';
import { Metrics, type ProcessMetrics } from '#kit/http/metrics.ts';
import { RateLimits } from '#kit/http/rate-limits.ts';
import { openWorkAccounts } from '#kit/identity/open-work-accounts.ts';
import { openImages } from '#kit/images/open-images.ts';
import { capturedMailer, keptMailer, type Mailer } from '#kit/mail/mailer.ts';
import { readBundledMessages } from '#kit/messages/messages-on-disk.ts';
import { Callers } from '#slices/people/server/public.ts';
import { readSiteSettings } from '#slices/site-settings/server/public.ts';
import { systemClock } from './clock.ts';
import type { ConnectionShare } from './connection-budget.ts';
import { joinMetrics } from './gather-metrics.ts';
import type { NoteTrouble } from './log.ts';
import { readKnownOperations } from './known-operations.ts';

/** What one server process holds from its start to its end. */
export interface ServerState {
  services: Services;
  appPool: Pool;
  identityPool: Pool;
  callers: Callers;
  busyCounter: BusyCounter;
  metrics: Metrics;
  noteTrouble: NoteTrouble;
  /** Everything counted by all processes of this server. */
  gatherMetrics(): Promise<ProcessMetrics[]>;
  /** As opened: the disk's own files are served from here, a bucket's are not. */
  store: Awaited<ReturnType<typeof openStore>>;
  close(): Promise<void>;
}

export interface OpenOptions {
  databaseUrl: string;
  connections: ConnectionShare;
  /** What this process is called among the others. */
  label: string;
  onPoolError(error: Error): void;
  noteTrouble: NoteTrouble;
  /** The one clock of the server, which tests may set. */
  now?: () => Date;
}

export async function openServerState(
  config: Config,
  { databaseUrl, connections, label, onPoolError, noteTrouble, now = systemClock }: OpenOptions,
): Promise<ServerState> {
  const pool = { url: databaseUrl, onError: onPoolError };
  const appPool = openPool({ ...pool, role: 'berea_app', size: connections.app });
  const identityPool = openPool({ ...pool, role: 'berea_identity', size: connections.identity });
  const secrets = openSecrets(config);
  const busyCounter = new BusyCounter(identityPool, {
    now,
    onTrouble: (error) => noteTrouble('counts could not be told to the other servers', error),
  });
  const store = await openStore({
    url: config.storageUrl,
    directory: join(config.dataDir, 'files'),
    signingKeys: secrets.keys('file-urls'),
    publicOrigin: config.origin,
    now,
  });
  const services: Services = {
    config,
    secrets,
    store,
    video: await openPipeline(config.ffmpegPath, process.env['PATH']),
    rateLimits: new RateLimits(identityPool),
    workAccounts: await openWorkAccounts(config.oidc, secrets.key('work-account-flow'), now),
    calendars: openCalendars(config.google),
    images: openImages(config.cloudinary, store),
    mailer: await openMailer(config),
    async mailSender(db) {
      const { appName, senderEmail } = await readSiteSettings(db);
      return { name: appName, address: senderEmail };
    },
    bundled: await readBundledMessages(),
    now,
  };
  const metrics = new Metrics(new Set((await readKnownOperations()).values()));
  const ownMetrics = () => metrics.snapshot(label, gaugesOf(appPool, identityPool));
  return {
    services,
    appPool,
    identityPool,
    callers: new Callers(identityPool, now),
    busyCounter,
    metrics,
    noteTrouble,
    gatherMetrics: joinMetrics(ownMetrics),
    store,
    async close() {
      busyCounter.close();
      await Promise.all([appPool.end(), identityPool.end()]);
      services.mailer.close();
      await store.close();
    },
  };
}

function gaugesOf(appPool: Pool, identityPool: Pool): Record<string, number> {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    resident_bytes: rss,
    heap_bytes: heapUsed,
    app_connections: appPool.totalCount,
    app_connections_waiting: appPool.waitingCount,
    identity_connections: identityPool.totalCount,
    identity_connections_waiting: identityPool.waitingCount,
  };
}

/** The real adapter brings a large library along, which the embedded default need not wait for. */
async function openMailer({ environment, smtpUrl, mainHost, mailDeadlineS }: Config): Promise<Mailer> {
  if (!smtpUrl) return environment === 'development' ? capturedMailer() : keptMailer();
  const { smtpMailer } = await import('#kit/mail/smtp-mailer.ts');
  return smtpMailer({
    url: smtpUrl,
    host: new URL(mainHost).hostname,
    deadlineMs: mailDeadlineS * 1_000,
  });
}
