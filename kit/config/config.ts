import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { variables, type Environment } from './variables.ts';

/** The label of the process that runs scheduled jobs. */
export const CRON_LABEL = 'CRON';

export interface Config {
  environment: Environment;
  host: string;
  port: number;
  dataDir: string;
  /** Where backups are kept, and where the embedded database puts every change by and by. */
  backupDir: string | null;
  databaseUrl: string | null;
  seed: { kind: 'empty' } | { kind: 'demo'; scale: number };
  /** Where people reach this server, and where they reach the main app. */
  origin: string;
  /** Whether that was said, or is only a guess that holds on this machine. */
  hasPublicUrl: boolean;
  mainHost: string;
  /** Where the API answers, if not here. */
  apiHost: string | null;
  /** Further origins that may call the API with credentials. */
  allowedOrigins: readonly string[];
  /** Addresses and networks of balancers whose word is taken for where a request came from. */
  trustedProxies: readonly string[];
  /** The first secret is used; the others are still understood. */
  sessionSecrets: readonly string[] | null;
  storageUrl: string | null;
  /** Where ffmpeg is; null to look for it on PATH, 'none' to do without. */
  ffmpegPath: string | null;
  smtpUrl: string | null;
  /** How long one mail may take to be handed to the mail server. */
  mailDeadlineS: number;
  sentryDsn: string | null;
  cdnUrl: string | null;
  oidc: { issuer: string; clientId: string; clientSecret: string; allowedTenant: string | null } | null;
  /** A server in place of the browsers' makers, in tests. */
  pushBaseUrl: string | null;
  google: { clientId: string; clientSecret: string; baseUrl: string | null } | null;
  cloudinary: {
    cloudId: string;
    uploadPreset: string;
    signing: { apiKey: string; apiSecret: string } | null;
  } | null;
  /** Publishable card keys, one for each environment. */
  cardKeys: Readonly<Record<Environment, string | null>>;
  /** The card provider, where cards are taken in earnest. */
  stripe: { secretKey: string; webhookSecret: string; baseUrl: string | null } | null;
  /** Whether payments may be played in the sandbox, where there is no card provider. */
  allowSandboxPayments: boolean;
  /** What stays free on the disk of DATA_DIR when files are stored there. */
  diskReserveBytes: number;
  metricsToken: string | null;
  allowAnyQuery: boolean;
  /** Whether calendars of groups may be on this machine: for tests, and never in earnest. */
  allowLoopbackCalendars: boolean;
  workers: number;
  logLevel: string;
  isDevServer: boolean;
  /** Where the built web app stands. */
  webFolder: string;
}

/** What means something only together. */
const TOGETHER = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['CLOUDINARY_CLOUD_ID', 'CLOUDINARY_UPLOAD_PRESET'],
  ['CLOUDINARY_API_KEY', 'CLOUDINARY_API_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

/** Why the server does not start, in one sentence for the operator. */
export class ConfigProblem extends Error {}

/** Reads the environment once. The first thing wrong ends it, with a sentence that says which and why. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = variables.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigProblem(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const v = parsed.data;
  const environment = v.APP_ENV ?? 'development';
  const isDevelopment = environment === 'development';
  const port = v.PORT ?? 3000;
  const origin = originOf(v.PUBLIC_URL) ?? `http://localhost:${port}`;
  if (!isDevelopment && !v.SESSION_SECRET) {
    throw new ConfigProblem(
      'SESSION_SECRET is missing: production needs a secret of at least 32 characters.',
    );
  }
  for (const names of TOGETHER) {
    if (names.some((name) => v[name]) && !names.every((name) => v[name])) {
      const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
      throw new ConfigProblem(`${all} belong together: one is missing.`);
    }
  }
  const cardKeys = {
    development: v.STRIPE_PUBLISHABLE_KEY_DEVELOPMENT ?? null,
    production: v.STRIPE_PUBLISHABLE_KEY_PRODUCTION ?? null,
    'admin-production': v.STRIPE_PUBLISHABLE_KEY_ADMIN_PRODUCTION ?? null,
  };
  if (v.STRIPE_SECRET_KEY && cardKeys[environment] === null) {
    const name = `STRIPE_PUBLISHABLE_KEY_${environment.toUpperCase().replace('-', '_')}`;
    throw new ConfigProblem(`${name} is missing: STRIPE_SECRET_KEY is of no use to a browser without it.`);
  }
  const seed = v.SEED ?? (isDevelopment ? 'demo' : 'empty');
  if (seed !== 'empty' && !isDevelopment && !v.ALLOW_DEMO) {
    throw new ConfigProblem(
      `SEED=${seed} is for development: everybody knows the password of its accounts. ALLOW_DEMO=true allows it all the same.`,
    );
  }
  return {
    environment,
    host: v.HOST ?? '127.0.0.1',
    port,
    dataDir: resolve(v.DATA_DIR ?? '.data'),
    backupDir: v.BACKUP_DIR ? resolve(v.BACKUP_DIR) : null,
    databaseUrl: v.DATABASE_URL ?? null,
    seed: seed === 'empty' ? { kind: 'empty' } : { kind: 'demo', scale: Number(seed.split(':')[1] ?? 1) },
    origin,
    hasPublicUrl: v.PUBLIC_URL !== undefined,
    mainHost: originOf(v.MAIN_HOST) ?? origin,
    apiHost: originOf(v.API_HOST),
    allowedOrigins: (v.ALLOWED_ORIGINS ?? []).map((address) => new URL(address).origin),
    trustedProxies: v.TRUSTED_PROXIES ?? [],
    sessionSecrets: v.SESSION_SECRET ?? null,
    storageUrl: v.STORAGE_URL ?? null,
    ffmpegPath: v.FFMPEG_PATH ?? null,
    smtpUrl: v.SMTP_URL ?? null,
    mailDeadlineS: v.MAIL_DEADLINE_S ?? 25,
    sentryDsn: v.SENTRY_DSN ?? null,
    cdnUrl: v.CDN_URL?.replace(/\/+$/, '') ?? null,
    oidc:
      v.OIDC_ISSUER && v.OIDC_CLIENT_ID && v.OIDC_CLIENT_SECRET
        ? {
            issuer: v.OIDC_ISSUER,
            clientId: v.OIDC_CLIENT_ID,
            clientSecret: v.OIDC_CLIENT_SECRET,
            allowedTenant: v.OIDC_TENANT ?? null,
          }
        : null,
    pushBaseUrl: originOf(v.PUSH_BASE_URL),
    google:
      v.GOOGLE_CLIENT_ID && v.GOOGLE_CLIENT_SECRET
        ? {
            clientId: v.GOOGLE_CLIENT_ID,
            clientSecret: v.GOOGLE_CLIENT_SECRET,
            baseUrl: originOf(v.GOOGLE_BASE_URL),
          }
        : null,
    cloudinary:
      v.CLOUDINARY_CLOUD_ID && v.CLOUDINARY_UPLOAD_PRESET
        ? {
            cloudId: v.CLOUDINARY_CLOUD_ID,
            uploadPreset: v.CLOUDINARY_UPLOAD_PRESET,
            signing:
              v.CLOUDINARY_API_KEY && v.CLOUDINARY_API_SECRET
                ? { apiKey: v.CLOUDINARY_API_KEY, apiSecret: v.CLOUDINARY_API_SECRET }
                : null,
          }
        : null,
    cardKeys,
    stripe:
      v.STRIPE_SECRET_KEY && v.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: v.STRIPE_SECRET_KEY,
            webhookSecret: v.STRIPE_WEBHOOK_SECRET,
            baseUrl: originOf(v.STRIPE_BASE_URL),
          }
        : null,
    allowSandboxPayments: v.ALLOW_SANDBOX_PAYMENTS ?? isDevelopment,
    diskReserveBytes: (v.DISK_RESERVE_MB ?? 1024) * 1024 ** 2,
    metricsToken: v.METRICS_TOKEN ?? null,
    allowAnyQuery: v.ALLOW_ANY_QUERY ?? isDevelopment,
    allowLoopbackCalendars: isDevelopment && v.ALLOW_LOOPBACK_CALENDARS === true,
    logLevel: v.LOG_LEVEL ?? (isDevelopment ? 'warn' : 'info'),
    workers: v.WORKERS ?? (isDevelopment ? 1 : availableParallelism()),
    isDevServer: env['BEREA_DEV'] === '1',
    // In development with the catalogue of parts, as tools/build-web.ts has built it.
    webFolder: env['BEREA_WEB'] ?? (isDevelopment ? 'dist/web-catalogue' : 'dist/web'),
  };
}

const originOf = (address: string | undefined): string | null => (address ? new URL(address).origin : null);
