import { join } from 'node:path';
import type { Pool } from 'pg';
import { openCalendars } from '#kit/calendars/open-calendars.ts';
import { openCards } from '#kit/cards/open-cards.ts';
import type { Config } from '#kit/config/config.ts';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openSecrets } from '#kit/config/secrets.ts';
import { openDatabase } from '#kit/db/database.ts';
import { DatabaseHealth } from '#kit/db/database-health.ts';
import { readLogins } from '#kit/db/logins.ts';
import { openPool } from '#kit/db/pool.ts';
import { isUuid } from '#kit/db/uuid.ts';
import { openStore } from '#kit/files/open-store.ts';
import { openPipeline } from '#kit/video/open-pipeline.ts';
import type { Services } from '#kit/graphql/context.ts';
import { AddressLimit } from '#kit/http/limits/address-limit.ts';
import { Admission } from '#kit/http/limits/admission.ts';
import { BusyCounter } from '#kit/http/limits/busy-counter.ts';
import { LoopDelay } from '#kit/http/loop-delay.ts';
import { Remembered } from '#kit/http/remembered.ts';
import { liveSessions } from '#kit/http/sessions/live-sessions.ts';
import { Metrics, type ProcessMetrics } from '#kit/http/metrics.ts';
import { openPush } from '#kit/push/web-push.ts';
import { RateLimits } from '#kit/http/limits/rate-limits.ts';
import { openWorkAccounts } from '#kit/identity/open-work-accounts.ts';
import { openImages } from '#kit/images/open-images.ts';
import { capturedMailer, storingMailer, type Mailer } from '#kit/mail/mailer.ts';
import { readBundledMessages } from '#kit/messages/messages-on-disk.ts';
import { Callers, sessionLoss } from '#slices/people/server/api.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { systemClock } from './clock.ts';
import { HEALTH_CONNECTIONS, type ConnectionShare } from './start/connection-budget.ts';
import { findInExams } from './find-in-exams.ts';
import { joinMetrics } from './gather-metrics.ts';
import type { NoteTrouble } from './log.ts';
import { ProxyWatch, tellOfProxy } from './proxy-watch.ts';
import { readKnownOperations } from './known-operations.ts';
import { Urgencies } from './urgencies.ts';

/** A request holds a connection for part of its time only; beyond this, they queue where they can be put in order. */
const REQUESTS_A_CONNECTION = 6;

type SiteSettings = Awaited<ReturnType<typeof readSiteSettings>>;

/** What one server process holds from its start to its end. */
export interface ServerState {
  services: Services;
  appPool: Pool;
  identityPool: Pool;
  databaseHealth: DatabaseHealth;
  callers: Callers;
  /** Whether a session goes on; what ended a moment ago may still count. */
  isSessionLive: (sessionId: string) => Promise<boolean>;
  busyCounter: BusyCounter;
  proxyWatch: ProxyWatch;
  /** The door to all that costs the database something. */
  admission: Admission;
  urgencies: Urgencies;
  /** How much one address may ask for of what everybody may have. */
  addressLimit: AddressLimit;
  /** The college's names and policies, for those who have not signed in. */
  siteSettings: Remembered<SiteSettings>;
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
  /** How many requests this process works on at once. */
  capacity?: number | undefined;
  /** What this process is called among the others. */
  label: string;
  onPoolError(error: Error): void;
  noteTrouble: NoteTrouble;
  /** The one clock of the server, which tests may set. */
  now?: () => Date;
}

export async function openServerState(
  config: Config,
  { databaseUrl, connections, capacity, label, onPoolError, noteTrouble, now = systemClock }: OpenOptions,
): Promise<ServerState> {
  const pool = { url: databaseUrl, onError: onPoolError };
  const logins = await readLogins(databaseUrl);
  const identity = { ...pool, role: 'berea_identity', password: logins.berea_identity } as const;
  const appPool = openPool({
    ...pool,
    role: 'berea_app',
    password: logins.berea_app,
    size: connections.app,
  });
  const identityPool = openPool({ ...identity, size: connections.identity });
  // Open only while a monitor asks.
  const healthPool = openPool({ ...identity, size: HEALTH_CONNECTIONS, waitMs: 2_000, idleMs: 5_000 });
  const callers = new Callers(identityPool, now);
  const secrets = openSecrets(config);
  const busyCounter = new BusyCounter(identityPool, {
    now,
    onTrouble: (error) => noteTrouble('requests could not be counted', error),
  });
  const store = await openStore({
    url: config.storageUrl,
    directory: join(config.dataDir, 'files'),
    signingKeys: secrets.keys('file-urls'),
    publicOrigin: config.origin,
    reserveBytes: config.diskReserveBytes,
    now,
  });
  const college = openDatabase(appPool, WHOLE_COLLEGE);
  const services: Services = {
    config,
    secrets,
    store,
    video: await openPipeline(config.ffmpegPath, process.env['PATH']),
    rateLimits: new RateLimits(identityPool),
    workAccounts: await openWorkAccounts(config.oidc, secrets.key('work-account-flow'), now),
    calendars: openCalendars(config.google),
    cards: await openCards(config, { db: college, secrets, now }),
    images: openImages(config.cloudinary, store),
    mailer: await openMailer(config),
    push: openPush({ privateKey: secrets.key('push'), baseUrl: config.pushBaseUrl }),
    async mailSender(db) {
      const { appName, senderEmail } = await readSiteSettings(db);
      return { name: appName, address: senderEmail };
    },
    bundled: await readBundledMessages(),
    now,
  };
  const loopDelay = new LoopDelay();
  const admission = new Admission({
    capacity: capacity ?? connections.app * REQUESTS_A_CONNECTION,
    loopDelayMs: () => loopDelay.ms,
  });
  const metrics = new Metrics(new Set((await readKnownOperations()).values()));
  const measured = { appPool, identityPool, admission, loopDelay };
  const ownMetrics = async () =>
    metrics.snapshot(label, { ...gaugesOf(measured), ...(await roomGauges(store)) });
  return {
    services,
    appPool,
    identityPool,
    databaseHealth: new DatabaseHealth(healthPool),
    callers,
    isSessionLive: liveSessions(async (sessionId) => {
      const row = isUuid(sessionId) ? await callers.lookUp(sessionId) : null;
      return row !== null && sessionLoss(row, now()) === null;
    }),
    busyCounter,
    proxyWatch: new ProxyWatch(config, (warning) =>
      tellOfProxy(warning, { appPool, rateLimits: services.rateLimits, noteTrouble }),
    ),
    admission,
    urgencies: new Urgencies({
      findInExams: () => findInExams(college, identityPool, now()),
      deviceKeys: secrets.keys('devices'),
      onTrouble: (error) => noteTrouble('who sits an exam could not be read', error),
    }),
    addressLimit: new AddressLimit(),
    siteSettings: new Remembered(
      () => readSiteSettings(college),
      (error) => noteTrouble('the settings of the site could not be read', error),
    ),
    metrics,
    noteTrouble,
    gatherMetrics: joinMetrics(ownMetrics),
    store,
    async close() {
      await busyCounter.close();
      loopDelay.close();
      await Promise.all([appPool.end(), identityPool.end(), healthPool.end()]);
      services.mailer.close();
      await store.close();
    },
  };
}

/** A bucket has no room of ours to run out of. */
async function roomGauges(store: ServerState['store']): Promise<Record<string, number>> {
  if (store.kind !== 'disk') return {};
  const { freeBytes, reserveBytes } = await store.room.measure();
  return { disk_free_bytes: freeBytes, disk_reserve_bytes: reserveBytes };
}

interface Measured {
  appPool: Pool;
  identityPool: Pool;
  admission: Admission;
  loopDelay: LoopDelay;
}

function gaugesOf({ appPool, identityPool, admission, loopDelay }: Measured): Record<string, number> {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    resident_bytes: rss,
    heap_bytes: heapUsed,
    app_connections: appPool.totalCount,
    app_connections_waiting: appPool.waitingCount,
    identity_connections: identityPool.totalCount,
    identity_connections_waiting: identityPool.waitingCount,
    requests_running: admission.running,
    requests_waiting: admission.waiting,
    event_loop_delay_seconds: loopDelay.ms / 1_000,
  };
}

/** The real adapter brings a large library along, which the embedded default need not wait for. */
async function openMailer({ environment, smtpUrl, mainHost, mailDeadlineS }: Config): Promise<Mailer> {
  if (!smtpUrl) return environment === 'development' ? capturedMailer() : storingMailer();
  const { smtpMailer } = await import('#kit/mail/smtp-mailer.ts');
  return smtpMailer({
    url: smtpUrl,
    host: new URL(mainHost).hostname,
    deadlineMs: mailDeadlineS * 1_000,
  });
}
