import { describe, expect, test } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';
import { ENVIRONMENTS } from './variables.ts';

const SECRET = 'a secret of at least thirty-two characters';
const production = { APP_ENV: 'production', SESSION_SECRET: SECRET };

describe('the environments', () => {
  test('production, admin-production and development are told apart (ENV-01)', () => {
    expect([...ENVIRONMENTS].toSorted()).toEqual(['admin-production', 'development', 'production']);
    for (const environment of ENVIRONMENTS) {
      expect(readConfig({ ...production, APP_ENV: environment }).environment).toBe(environment);
    }
  });

  test('without a word it is development', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'development',
      host: '127.0.0.1',
      port: 3000,
      workers: 1,
    });
  });
});

describe('the hosts', () => {
  test('the main app’s host is configured, or is this very server (ENV-02)', () => {
    expect(readConfig({ MAIN_HOST: 'https://app.college.example/' }).mainHost).toBe(
      'https://app.college.example',
    );
    expect(readConfig({ PORT: '4000' }).mainHost).toBe('http://localhost:4000');
    expect(readConfig({ PUBLIC_URL: 'https://admin.college.example' }).mainHost).toBe(
      'https://admin.college.example',
    );
  });

  test('other origins that may call the API are listed with commas', () => {
    const { allowedOrigins } = readConfig({ ALLOWED_ORIGINS: 'https://a.example,https://b.example' });
    expect(allowedOrigins).toEqual(['https://a.example', 'https://b.example']);
    expect(readConfig({ ALLOWED_ORIGINS: '' }).allowedOrigins).toEqual([]);
    expect(
      readConfig({ ALLOWED_ORIGINS: ' https://A.example/ , https://b.example:443' }).allowedOrigins,
    ).toEqual(allowedOrigins);
  });

  test('balancers are believed only when they are named', () => {
    expect(readConfig(production).trustedProxies).toEqual([]);
    expect(readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.1.0.0/16,fd00::/8' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.1.0.0/16',
      'fd00::/8',
    ]);
  });
});

test('there are three publishable card keys, one for each environment (ENV-06)', () => {
  const { cardKeys } = readConfig({
    STRIPE_PUBLISHABLE_KEY_DEVELOPMENT: 'pk_1',
    STRIPE_PUBLISHABLE_KEY_PRODUCTION: 'pk_2',
    STRIPE_PUBLISHABLE_KEY_ADMIN_PRODUCTION: 'pk_3',
  });
  expect(cardKeys).toEqual({ development: 'pk_1', production: 'pk_2', 'admin-production': 'pk_3' });
});

test('cards are taken by the provider whose keys are given, and else only in development', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const all = { ...keys, STRIPE_PUBLISHABLE_KEY_PRODUCTION: 'pk_1' };
  expect(readConfig({ ...production, ...all }).stripe).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    baseUrl: null,
  });
  expect(() => readConfig({ ...production, ...keys })).toThrow(
    'STRIPE_PUBLISHABLE_KEY_PRODUCTION is missing: STRIPE_SECRET_KEY is of no use to a browser without it.',
  );
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: one is missing.',
  );
  expect(readConfig({})).toMatchObject({ stripe: null, allowSandboxPayments: true });
  expect(readConfig(production).allowSandboxPayments).toBe(false);
  expect(readConfig({ ...production, ALLOW_SANDBOX_PAYMENTS: '1' }).allowSandboxPayments).toBe(true);
});

test('calendars and pictures are kept with Google and Cloudinary once both parts of their names are given', () => {
  expect(readConfig({})).toMatchObject({ google: null, cloudinary: null });
  const { google, cloudinary } = readConfig({
    GOOGLE_CLIENT_ID: 'college',
    GOOGLE_CLIENT_SECRET: 'secret',
    CLOUDINARY_CLOUD_ID: 'berea',
    CLOUDINARY_UPLOAD_PRESET: 'pictures',
  });
  expect(google).toEqual({ clientId: 'college', clientSecret: 'secret', baseUrl: null });
  expect(cloudinary).toEqual({ cloudId: 'berea', uploadPreset: 'pictures', signing: null });
});

describe('production is careful', () => {
  test.each(['production', 'admin-production'])('%s does not start without SESSION_SECRET', (environment) => {
    const start = () => readConfig({ APP_ENV: environment });
    expect(start).toThrow(ConfigProblem);
    expect(start).toThrow('SESSION_SECRET is missing: production needs a secret of at least 32 characters.');
  });

  test('it takes only known operations and fills no demo college', () => {
    expect(readConfig(production)).toMatchObject({ allowAnyQuery: false, seed: { kind: 'empty' } });
    expect(readConfig({})).toMatchObject({ allowAnyQuery: true, seed: { kind: 'demo', scale: 1 } });
  });

  test('it is filled with a demo college only by a user who means it', () => {
    expect(() => readConfig({ ...production, SEED: 'demo:10' })).toThrow(
      'SEED=demo:10 is for development: everybody knows the password of its accounts. ALLOW_DEMO=true allows it all the same.',
    );
    expect(readConfig({ ...production, SEED: 'demo', ALLOW_DEMO: 'true' }).seed.kind).toBe('demo');
  });

  test('of several secrets each is long enough by itself, without the blanks around it', () => {
    const { sessionSecrets } = readConfig({ SESSION_SECRET: ` ${SECRET} , ${SECRET}2` });
    expect(sessionSecrets).toEqual([SECRET, `${SECRET}2`]);
    for (const short of [`${SECRET},`, `${SECRET},short`, ' '.repeat(40), `short,${SECRET}`]) {
      expect(() => readConfig({ SESSION_SECRET: short })).toThrow('SESSION_SECRET must be at least 32');
    }
  });

  test('a blank value counts as none', () => {
    expect(() => readConfig({ APP_ENV: 'production', SESSION_SECRET: '' })).toThrow(
      'SESSION_SECRET is missing',
    );
  });
});

describe('the demo college', () => {
  test.each([
    ['empty', { kind: 'empty' }],
    ['demo', { kind: 'demo', scale: 1 }],
    ['demo:10', { kind: 'demo', scale: 10 }],
    ['demo:100', { kind: 'demo', scale: 100 }],
  ])('SEED=%s', (SEED, seed) => {
    expect(readConfig({ SEED }).seed).toEqual(seed);
  });
});

describe('a wrong value stops the start with one sentence that says which and why', () => {
  test.each([
    [{ APP_ENV: 'staging' }, 'APP_ENV must be one of development, production, admin-production.'],
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '3000.5' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ SEED: 'demo:0' }, 'SEED must be empty, demo, demo:10 or demo:100.'],
    [{ SENTRY_DSN: 'https://sentry.example/1' }, 'SENTRY_DSN must be of the form https://KEY@HOST/PROJECT.'],
    [{ MAIL_DEADLINE_S: '0' }, 'MAIL_DEADLINE_S must be a whole number from 1 to 300.'],
    [{ SEED: 'lots' }, 'SEED must be empty, demo, demo:10 or demo:100.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address such as postgres://user:password@host/database.',
    ],
    [{ MAIN_HOST: 'college' }, 'MAIN_HOST must be an address such as https://college.example.'],
    [
      { STORAGE_URL: 'https://x' },
      'STORAGE_URL must be an address such as s3://key:secret@bucket?endpoint=….',
    ],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 32 characters long.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters long.'],
    [{ ALLOW_ANY_QUERY: 'yes' }, 'ALLOW_ANY_QUERY must be true or false.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
    [
      { ALLOWED_ORIGINS: 'https://a.example,b.example' },
      'ALLOWED_ORIGINS must be addresses such as https://a.example,https://b.example.',
    ],
    [{ WORKERS: 'many' }, 'WORKERS must be a whole number from 1 to 128.'],
    [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1 to 128.'],
    [
      { OIDC_ISSUER: 'https://login.example' },
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: one is missing.',
    ],
    [
      { GOOGLE_CLIENT_ID: 'college' },
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: one is missing.',
    ],
    [
      { GOOGLE_BASE_URL: 'https://not-google.example' },
      'GOOGLE_BASE_URL is for tests only: it must be an address on this machine.',
    ],
    [
      { CLOUDINARY_UPLOAD_PRESET: 'pictures' },
      'CLOUDINARY_CLOUD_ID and CLOUDINARY_UPLOAD_PRESET belong together: one is missing.',
    ],
  ])('%j', (env, sentence) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(new ConfigProblem(sentence));
  });

  test.each(['loopback', '10.0.0.0/33', '10.0.0', '10.0.0.1,', 'fd00::/129', '10.0.0.0/8/8', '10.0.0.0/x'])(
    'TRUSTED_PROXIES=%s',
    (proxies) => {
      expect(() => readConfig({ TRUSTED_PROXIES: proxies })).toThrow(
        'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.7,10.1.0.0/16.',
      );
    },
  );

  test('the sentence never repeats a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://berea:hunter2@db' })).toThrow(/^(?!.*hunter2)/);
  });
});
