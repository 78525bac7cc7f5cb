import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { College } from '#testing/college.ts';
import { startErrorSink, type ErrorSinkPeer } from '#testing/peers/error-sink.ts';

let college: College;
let sink: ErrorSinkPeer;
beforeAll(async () => {
  sink = await startErrorSink();
  college = await College.open({ env: { SENTRY_DSN: sink.dsn } });
});
afterAll(async () => {
  await college.close();
  await sink.stop();
});

test('an unforeseen error reaches the error-reporting service and the system log under the reference the user is shown (LOG-06)', async () => {
  await college.database.owner.query('alter table locale rename to lost');
  const answer = await college.visitor().call('query locales { locales { _id } }');
  const { reference = '', code } = answer.errors[0]?.extensions ?? {};
  expect(code).toBe('INTERNAL');
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(answer.errors[0]?.message).toContain(reference);
  expect(answer.text).not.toContain('relation');

  await vi.waitFor(async () => {
    expect(sink.events.map(({ event }) => event['tags'])).toEqual([expect.objectContaining({ reference })]);
    const { rows } = await college.database.owner.query<{ payload: string }>(
      'select payload from log_entry where reference = $1',
      [reference],
    );
    expect(rows[0]?.payload).toContain('relation');
  });
});

test('an error in another user’s place names the administrator behind it', async () => {
  const ana = await college.person();
  const admin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
  await admin.call(`mutation i { impersonateUser(userId: "${ana.id}", reason: "A question") { _id } }`);
  await college.database.owner.query('alter table currency rename to lost_currency');
  const answer = await admin.call('query c { currencies { value } }');
  await college.database.owner.query('alter table lost_currency rename to currency');
  const { reference = '' } = answer.errors[0]?.extensions ?? {};
  await vi.waitFor(async () => {
    const { rows } = await college.database.owner.query<Record<string, unknown>>(
      'select person_id, impersonator_id from log_entry where reference = $1',
      [reference],
    );
    expect(rows).toEqual([{ person_id: ana.id, impersonator_id: admin.person.id }]);
  });
});
