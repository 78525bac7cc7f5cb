import type { Pool } from 'pg';
import { openSecrets } from '#kit/config/secrets.ts';
import { until } from '#kit/db/until.ts';
import { hashPassword } from '#slices/sign-in/server/api.ts';
import { Browser } from './browser.ts';
import { digestOf, PASSWORD } from './college.ts';
import { insertGroup, insertPerson, insertRegion } from './people.ts';

const NEW_PASSWORD = 'a second long password';
const CODE = 'provider-code-9f8e7d6c5b4a39281706';
const STRAY_TOKEN = 'stray-token-0f1e2d3c4b5a69788796a5b4c3d2e1f0';

const LOG_IN =
  'mutation l($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const FORGOT = 'mutation f($email: String!) { forgotPassword(email: $email) { _id } }';
const RECOVER =
  'mutation r($token: String!, $password: String!) { recoverPassword(token: $token, newPassword: $password) }';
const REGISTER = `mutation s($profile: UserProfileInput!, $group: ID!) {
  selfCreateAccount(userProfileInput: $profile, groupId: $group, country: "USA") { _id } }`;
const WORK_ACCOUNT = 'mutation v($code: String!) { validateMSAuth(code: $code) { _id } }';
const REPORT = 'mutation i($input: LogitInput!) { insertLogit(logitInput: $input) { _id } }';

/** A user with a college's server at hand, and with the rights to look into its database. */
export class SecretsInUse {
  /** What must never be read again anywhere. */
  readonly secrets: string[] = [
    PASSWORD,
    NEW_PASSWORD,
    CODE,
    STRAY_TOKEN,
    digestOf(PASSWORD),
    digestOf(NEW_PASSWORD),
  ];
  readonly #url: string;
  readonly #owner: Pool;
  readonly #dataDir: string;

  constructor(url: string, owner: Pool, dataDir: string) {
    this.#url = url;
    this.#owner = owner;
    this.#dataDir = dataDir;
  }

  /** Signs in, rightly and wrongly, forgets, resets, registers, enrols, comes back from a provider, and reports. */
  async liveThroughAnOrdinaryDay(): Promise<void> {
    const ana = await this.#newPerson();
    const browser = await this.#logIn(ana.email);
    await this.#forgetAndReset(browser, ana.email);
    await this.#register(browser);
    await this.#visitor().call(WORK_ACCOUNT, { code: CODE });
    await browser.fetch(`/msauth/callback?code=${CODE}&state=${STRAY_TOKEN}`);
    await browser.fetch(`/confirm-email/${STRAY_TOKEN}`);
    const error = `password ${digestOf(PASSWORD)} at ${this.#url}/reset-password/${STRAY_TOKEN}, ${cookieOf(browser)}`;
    const payload = JSON.stringify({ error, url: '/login' });
    await browser.call(REPORT, { input: { action: 'reportFrontEndError', type: 'ERROR', payload } });
  }

  /** Makes the database refuse what it is given: its complaint shows the row it could not take. */
  async liveThroughABadDay(): Promise<void> {
    const ben = await this.#newPerson();
    const browser = await this.#logIn(ben.email);
    await this.#owner.query(
      `alter table outbox_mail add constraint no_mail check (template = 'none') not valid`,
    );
    await this.#visitor().call(FORGOT, { email: ben.email });
    await this.#owner.query(
      `alter table session add constraint no_session check (auth_method = 'NONE') not valid`,
    );
    await this.#visitor().logIn(ben.email);
    await this.#owner.query('alter table address rename to address_gone');
    await browser.call('query a($id: ID!) { addresses(itemId: $id) { _id } }', { id: ben.id });
  }

  #visitor(): Browser {
    return new Browser(this.#url);
  }

  async #newPerson(): Promise<{ id: string; email: string }> {
    const secrets = openSecrets({ sessionSecrets: null, dataDir: this.#dataDir });
    const passwordHash = await hashPassword(secrets, digestOf(PASSWORD));
    this.secrets.push(passwordHash.slice(passwordHash.indexOf('$')));
    return insertPerson(this.#owner, { roles: ['user', 'admin'] }, passwordHash);
  }

  async #logIn(email: string): Promise<Browser> {
    const browser = this.#visitor();
    await browser.logIn(email);
    const answer = await browser.call('query q { currentUser { apiToken } }');
    const user = answer.data?.['currentUser'] as { apiToken: string } | undefined;
    this.secrets.push(user?.apiToken ?? '', cookieOf(browser).split('.')[1] ?? '', digestOf('a guess'));
    await this.#visitor().logIn(email, 'a guess');
    await this.#visitor().call(LOG_IN, { email, password: PASSWORD });
    return browser;
  }

  async #forgetAndReset(browser: Browser, email: string): Promise<void> {
    await this.#visitor().call(FORGOT, { email });
    const token = await this.#mailedToken(email);
    const page = `/reset-password/${token}`;
    await browser.fetch(`${page}?token=${token}`, { headers: { referer: this.#url + page } });
    for (let i = 0; i < 2; i++)
      await this.#visitor().call(RECOVER, { token, password: digestOf(NEW_PASSWORD) });
  }

  async #register(browser: Browser): Promise<void> {
    const region = await insertRegion(this.#owner, {});
    const group = await insertGroup(this.#owner, { regionId: region.id, openForSignUp: true });
    const profile = { email: 'eva@example.org', firstName: 'Eva', lastName: 'Novak' };
    await this.#visitor().call(REGISTER, { profile, group: group.id });
    const token = await this.#mailedToken(profile.email);
    await browser.fetch(`/enroll-account/${token}`);
    await this.#visitor().call(RECOVER, { token, password: digestOf(NEW_PASSWORD) });
  }

  /** The token of the mail to a user, as soon as it has been written. */
  async #mailedToken(email: string): Promise<string> {
    let token = '';
    const hasCome = async () => {
      const { rows } = await this.#owner.query<{ text: string }>(
        'select text_body as text from outbox_mail where to_address = $1',
        [email],
      );
      token = /\/(?:reset-password|enroll-account)\/([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
      return token !== '';
    };
    await until(hasCome, { ms: 20_000, what: `a mail to ${email}` });
    this.secrets.push(token);
    return token;
  }
}

const cookieOf = (browser: Browser): string => `__Host-sid=${browser.cookies.get('__Host-sid')}`;
