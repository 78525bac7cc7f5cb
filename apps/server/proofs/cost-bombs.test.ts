import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '#apps/server/schema.ts';
import { College } from '#testing/college.ts';
import { asking, bombs, logits } from './bombs.ts';

const WARM_UP_RUNS = 5;
const RUNS = 7;
const MAX_CPU_MS = 20;

let college: College;
let cookie: string;
let resolversRun = 0;

beforeAll(async () => {
  countResolvers();
  college = await College.open();
  const browser = await college.signedIn({ roles: ['user', 'superadmin'] });
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(() => college.close());

/** Lets every resolver of the college tell that it was called. */
function countResolvers(): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve) continue;
      field.resolve = (...call) => {
        resolversRun++;
        return resolve(...call);
      };
    }
  }
}

/** Calls without a socket, so that the time measured is the server's alone. */
async function post(payload: string) {
  const headers = { 'content-type': 'application/json', 'x-requested-by': 'college-app', cookie };
  return college.served.app.inject({ method: 'POST', url: '/graphql', headers, payload });
}

test.each(bombs)('%s: refused in 20 ms, before any resolver runs (E3)', async (_, body) => {
  for (let run = 0; run < WARM_UP_RUNS; run++) await post(body);
  resolversRun = 0;
  const cpuMs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const before = process.cpuUsage();
    const { statusCode, body: text } = await post(body);
    const { user, system } = process.cpuUsage(before);
    cpuMs.push((user + system) / 1_000);
    expect(statusCode === 413 || text.includes('"data":null')).toBe(true);
    expect(text).toMatch(/requestNotUnderstood|requestTooLarge|refused/);
  }
  expect(resolversRun).toBe(0);
  // The quickest run counts: on a busy machine others pay for what they did not do.
  expect(Math.min(...cpuMs)).toBeLessThanOrEqual(MAX_CPU_MS);
});

test('what our own pages ask for reaches its resolvers', async () => {
  resolversRun = 0;
  const { body } = await post(asking(`query ($n: Int = 50) ${logits('$n')}`, { n: 100 }));
  expect(JSON.parse(body)).toEqual({ data: { logits: { rows: [] } } });
  expect(resolversRun).toBeGreaterThan(0);
});
