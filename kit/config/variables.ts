import { isIP } from 'node:net';
import { z } from 'zod';

/** The environments the product tells apart; anything else behaves as production. */
export const ENVIRONMENTS = ['development', 'production', 'admin-production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsAbsent, type.optional());
const url = (protocols: RegExp, sample: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${sample}` });
const httpUrl = url(/^https?$/, 'https://college.example');
/** Codes and secrets go to this address, so in earnest there is only the provider's own. */
const isOnThisMachine = (address: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((text) => text === 'true' || text === '1');

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};
/** A sink of error reports in Sentry's own form; it holds a key, so no sentence repeats it. */
const isDsn = (address: string): boolean => {
  const { username, pathname } = new URL(address);
  return username !== '' && /\/\d+$/.test(pathname);
};

const partsOf = (text: string): string[] => text.split(',').map((part) => part.trim());
/** Several values in one, with commas between them. Blanks around them mean nothing. */
const list = (isRight: (part: string) => boolean, error: string) =>
  z
    .string()
    .transform(partsOf)
    .refine((parts) => parts.every(isRight), { error });
const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits;
}
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const MIN_SECRET = 32;

/** The variables of the environment, as they may be written. */
export const variables = z.object({
  APP_ENV: optional(z.enum(ENVIRONMENTS, { error: `must be one of ${ENVIRONMENTS.join(', ')}` })),
  HOST: optional(z.string()),
  PORT: optional(wholeNumber(0, 65_535)),
  DATA_DIR: optional(z.string()),
  BACKUP_DIR: optional(z.string()),
  DATABASE_URL: optional(url(/^postgres(ql)?$/, 'postgres://user:password@host/database')),
  SEED: optional(
    z.string().regex(/^(empty|demo(:[1-9]\d{0,2})?)$/, 'must be empty, demo, demo:10 or demo:100'),
  ),
  PUBLIC_URL: optional(httpUrl),
  MAIN_HOST: optional(httpUrl),
  API_HOST: optional(httpUrl),
  ALLOW_DEMO: optional(flag),
  ALLOWED_ORIGINS: optional(
    list(isWebAddress, 'must be addresses such as https://a.example,https://b.example'),
  ),
  TRUSTED_PROXIES: optional(list(isNetwork, 'must be addresses or networks such as 10.0.0.7,10.1.0.0/16')),
  SESSION_SECRET: optional(
    list((part) => part.length >= MIN_SECRET, `must be at least ${MIN_SECRET} characters long`),
  ),
  STORAGE_URL: optional(url(/^s3$/, 's3://key:secret@bucket?endpoint=…')),
  FFMPEG_PATH: optional(z.string()),
  SMTP_URL: optional(url(/^smtps?$/, 'smtp://user:password@host:587')),
  MAIL_DEADLINE_S: optional(wholeNumber(1, 300)),
  SENTRY_DSN: optional(httpUrl.refine(isDsn, 'must be of the form https://KEY@HOST/PROJECT')),
  CDN_URL: optional(httpUrl),
  OIDC_ISSUER: optional(httpUrl),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_TENANT: optional(z.string()),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_BASE_URL: optional(
    httpUrl.refine(isOnThisMachine, 'is for tests only: it must be an address on this machine'),
  ),
  PUSH_BASE_URL: optional(
    httpUrl.refine(isOnThisMachine, 'is for tests only: it must be an address on this machine'),
  ),
  CLOUDINARY_CLOUD_ID: optional(z.string()),
  CLOUDINARY_UPLOAD_PRESET: optional(z.string()),
  CLOUDINARY_API_KEY: optional(z.string()),
  CLOUDINARY_API_SECRET: optional(z.string()),
  STRIPE_PUBLISHABLE_KEY_DEVELOPMENT: optional(z.string()),
  STRIPE_PUBLISHABLE_KEY_PRODUCTION: optional(z.string()),
  STRIPE_PUBLISHABLE_KEY_ADMIN_PRODUCTION: optional(z.string()),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/, 'must be a key that begins with sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_/, 'must be a secret that begins with whsec_')),
  STRIPE_BASE_URL: optional(
    httpUrl.refine(isOnThisMachine, 'is for tests only: it must be an address on this machine'),
  ),
  ALLOW_SANDBOX_PAYMENTS: optional(flag),
  DISK_RESERVE_MB: optional(wholeNumber(0, 1_000_000)),
  METRICS_TOKEN: optional(z.string().min(16, 'must be at least 16 characters long')),
  ALLOW_ANY_QUERY: optional(flag),
  ALLOW_LOOPBACK_CALENDARS: optional(flag),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })),
  WORKERS: optional(wholeNumber(1, 128)),
});
