import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ENVIRONMENTS } from '#kit/config/variables.ts';
import { College } from '#testing/college.ts';

const SECRET = 'a secret of at least thirty-two characters';
const keys = {
  STRIPE_PUBLISHABLE_KEY_DEVELOPMENT: 'pk_development',
  STRIPE_PUBLISHABLE_KEY_PRODUCTION: 'pk_production',
  STRIPE_PUBLISHABLE_KEY_ADMIN_PRODUCTION: 'pk_admin_production',
};

describe.each(ENVIRONMENTS)('the browser in %s', (environment) => {
  let college: College;
  beforeAll(async () => {
    const hosts = {
      PUBLIC_URL: 'https://here.example',
      MAIN_HOST: 'https://main.example',
      API_HOST: 'https://api.example',
    };
    const pictures = { CLOUDINARY_CLOUD_ID: 'berea', CLOUDINARY_UPLOAD_PRESET: 'pictures' };
    const common = { SESSION_SECRET: SECRET, ALLOW_ANY_QUERY: 'true' };
    college = await College.open({
      env: { APP_ENV: environment, ...common, ...hosts, ...keys, ...pictures },
    });
  });
  afterAll(() => college.close());

  const configOf = async () =>
    (await college.visitor().fetch('/config.json')).json() as Promise<Record<string, unknown>>;

  test('learns the environment, the main host and the names of the college (ENV-01, ENV-02)', async () => {
    expect(await configOf()).toMatchObject({
      environment,
      mainHost: 'https://main.example',
      appName: 'eCharis',
      termsVersion: 1,
      workAccounts: false,
    });
  });

  test('reads no metrics without the token, unless it is on a developer’s own machine', async () => {
    const { status } = await college.visitor().fetch('/metrics');
    expect(status).toBe(environment === 'development' ? 200 : 404);
  });

  test('learns where the API answers, and may call it there (API-05)', async () => {
    expect(await configOf()).toMatchObject({ apiHost: 'https://api.example' });
    const { headers } = await college.visitor().fetch('/config.json');
    expect(headers.get('content-security-policy')).toMatch(/connect-src [^;]*https:\/\/api\.example/);
  });

  test('is given answers that do nothing by themselves, without what only pages heed', async () => {
    const { headers } = await college.visitor().fetch('/graphql');
    expect(headers.get('content-security-policy')).toBe(`default-src 'none'; frame-ancestors 'none'`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toBeNull();
  });

  test('is given the card key of this environment and no other (ENV-06)', async () => {
    const config = await configOf();
    expect(config['publishableKey']).toBe(`pk_${environment.replace('-', '_')}`);
    expect(JSON.stringify(config).match(/pk_/g)).toHaveLength(1);
  });

  test('is told where pictures are kept by the configuration alone (API-40)', async () => {
    expect(await configOf()).toMatchObject({ imageUpload: { cloudId: 'berea', preset: 'pictures' } });
  });

  test('is told no secret', async () => {
    const text = JSON.stringify(await configOf());
    expect(text).not.toContain(SECRET);
    expect(text).not.toMatch(/secret|password|postgres|smtp|DATABASE/i);
  });

  test('gets mails with links to the main host, wherever they were asked for (ENV-02)', async () => {
    const deliver = takeEveryMail();
    await askForLink();
    const mail = deliver.mock.lastCall?.[0];
    expect(mail?.text).toMatch(/^https:\/\/main\.example\/reset-password\//m);
  });

  test('leaves no link in the outbox once it was sent, except where a developer reads it there', async () => {
    takeEveryMail();
    await askForLink();
    const { rows } = await college.database.owner.query<{ words: string; subject: string; status: string }>(
      'select status, subject, text_body || html_body as words from outbox_mail order by created_at desc limit 1',
    );
    expect(rows).toMatchObject([{ status: 'SENT', subject: expect.stringContaining('password') as string }]);
    expect(rows[0]?.words.includes('/reset-password/')).toBe(environment === 'development');
    expect(rows[0]?.words === '').toBe(environment !== 'development');
  });

  const takeEveryMail = () =>
    vi.spyOn(college.served.state.services.mailer, 'deliver').mockResolvedValue({ outcome: 'delivered' });

  async function askForLink(): Promise<void> {
    const ana = await college.person();
    const forgot = 'mutation forgotPassword($email: String!) { forgotPassword(email: $email) { _id } }';
    await college.visitor().call(forgot, { email: ana.email });
    await college.runJobs();
  }
});
