import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { startBenchServer } from './bench-college.ts';
import { figure } from './figures.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#apps/server/demo/accounts.ts';

const LOGINS = 60;
const AT_ONCE = 4;
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const LOG_IN = `mutation loginWithPassword($email: String!, $password: String!) {
  loginWithPassword(email: $email, password: $password) { _id } }`;

/** Logins a second against argon2 alone, two hashes at a time as on the server. */
export async function main(): Promise<void> {
  const server = await startBenchServer();
  try {
    const argonPerSecond = await argonAlone();
    const loginsPerSecond = await logins(server.url);
    figure('argon2 alone', argonPerSecond, '/s');
    figure('logins', loginsPerSecond, '/s');
    figure('logins / argon2 alone', loginsPerSecond / argonPerSecond, '');
  } finally {
    await server.stop();
  }
}

async function argonAlone(): Promise<number> {
  const startedAt = performance.now();
  const lane = async () => {
    for (let i = 0; i < LOGINS / 2; i++) await hash(`password ${i}`, ARGON);
  };
  await Promise.all([lane(), lane()]);
  return LOGINS / ((performance.now() - startedAt) / 1_000);
}

async function logins(url: string): Promise<number> {
  const password = createHash('sha256').update(DEMO_PASSWORD).digest('hex');
  let left = LOGINS;
  const startedAt = performance.now();
  const lane = async () => {
    while (left-- > 0) {
      const { email } = DEMO_ACCOUNTS[left % DEMO_ACCOUNTS.length] ?? { email: '' };
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-by': 'college-app' },
        body: JSON.stringify({
          operationName: 'loginWithPassword',
          query: LOG_IN,
          variables: { email, password },
        }),
      });
      const text = await response.text();
      if (!text.includes('_id')) throw new Error(text);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return LOGINS / ((performance.now() - startedAt) / 1_000);
}
