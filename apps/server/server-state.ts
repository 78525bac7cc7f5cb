import { join } from 'node:path';
import type { Pool } from 'pg';
import { openCalendars } from '#kit/calendars/open-calendars.ts';
import type { Config } from '#kit/config/config.ts';
import { openSecrets } from '#kit/config/secrets.ts';
import { openPool } from '#kit/db/pool.ts';
import { openStore } from '#kit/files/open-store.ts';
import type { Services } from '#kit/graphql/context.ts';
import { BusyCounter } from '#kit/http/busy-counter.ts';
import { Metrics } from '#kit/http/metrics.ts';
import { RateLimits } from '#kit/http/rate-limits.ts';
import { openWorkAccounts } from '#kit/identity/open-work-accounts.ts';
import { openImages } from '#kit/images/open-images.ts';
import { capturedMailer, type Mailer } from '#kit/mail/mailer.ts';
import { readBundledMessages } from '#kit/messages/messages-on-disk.ts';

/** Connections a process holds. Two cores keep about ten busy; the identity read needs few, for it is short. */
const APP_CONNECTIONS = 10;
const IDENTITY_CONNECTIONS = 10;

/** What one server process holds from its start to its end. */
export interface ServerState {
  services: Services;
  appPool: Pool;
  identityPool: Pool;
  busyCounter: BusyCounter;
  metrics: Metrics;
  /** As opened: the disk's own files are served from here, a bucket's are not. */
  store: Awaited<ReturnType<typeof openStore>>;
  close(): Promise<void>;
}

export interface OpenOptions {
  databaseUrl: string;
  onPoolError(error: Error): void;
  /** The clock, which tests may set. */
  now?: () => Date;
}

export async function openServerState(
  config: Config,
  { databaseUrl, onPoolError, now }: OpenOptions,
): Promise<ServerState> {
  const pool = { url: databaseUrl, onError: onPoolError };
  const appPool = openPool({ ...pool, role: 'berea_app', size: APP_CONNECTIONS });
  const identityPool = openPool({ ...pool, role: 'berea_identity', size: IDENTITY_CONNECTIONS });
  const secrets = openSecrets(config);
  const busyCounter = new BusyCounter(identityPool);
  const store = await openStore({
    url: config.storageUrl,
    directory: join(config.dataDir, 'files'),
    signingKeys: secrets.keys('file-urls'),
    publicOrigin: config.origin,
  });
  const services: Services = {
    config,
    secrets,
    store,
    rateLimits: new RateLimits(identityPool),
    workAccounts: await openWorkAccounts(config.oidc, secrets.key('work-account-flow')),
    calendars: openCalendars(config.google),
    images: openImages(config.cloudinary, store),
    mailer: await openMailer(config),
    bundled: await readBundledMessages(),
    now: now ?? (() => new Date()),
  };
  return {
    services,
    appPool,
    identityPool,
    busyCounter,
    metrics: new Metrics(),
    store,
    async close() {
      busyCounter.close();
      await Promise.all([appPool.end(), identityPool.end()]);
      await store.close();
    },
  };
}

/** The real adapter brings a large library along, which the embedded default need not wait for. */
async function openMailer({ smtpUrl, mainHost }: Config): Promise<Mailer> {
  if (!smtpUrl) return capturedMailer();
  const { smtpMailer } = await import('#kit/mail/smtp-mailer.ts');
  return smtpMailer({ url: smtpUrl, host: new URL(mainHost).hostname });
}
