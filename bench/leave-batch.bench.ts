import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { MAX_AT_ONCE } from '#slices/leave-requests/rules/batch.ts';
import { callFrom } from '#testing/call-from.ts';
import { figure } from './figures.ts';
import { makeSessions } from './load.ts';
import { openSettledCollege } from './settled-college.ts';

/** A pending request for an absence of each of so many students, in the term that goes on where there are enough. */
const REQUESTED = `
  insert into leave_request (region_id, group_id, person_id, type_id, first_day, last_day, reason)
  select region_id, group_id, person_id, type_id, day, day, 'Retreat' from (
    select distinct on (m.person_id) s.region_id, s.group_id, m.person_id, s.planned_day as day,
      (select t.id from leave_type t where t.schema_id = gs.schema_id and t.archived_at is null order by t.position limit 1) as type_id
    from attendance_mark m join class_session s on s.id = m.session_id join group_schema gs on gs.group_id = s.group_id
    where m.kind = 'ABSENT' and s.planned_day is not null and not exists (
      select from leave_request l where l.person_id = m.person_id and s.planned_day between l.first_day and l.last_day)
    order by m.person_id, s.starts_at desc) missed
  limit $1 returning id`;

const COUNTS = 'counts { waiting done changed failed }';
const DECIDE = `mutation decideLeaveRequests($batchId: ID!, $requestIds: [ID!]!, $status: LeaveDecision!, $adminComments: String!) {
  decideLeaveRequests(batchId: $batchId, requestIds: $requestIds, status: $status, adminComments: $adminComments) { ${COUNTS} } }`;
const UNDO = `mutation undoLeaveDecisions($batchId: ID!, $undoes: ID!) {
  undoLeaveDecisions(batchId: $batchId, undoes: $undoes) { ${COUNTS} } }`;
const PROGRESS = `query leaveBatch($batchId: ID!) { leaveBatch(batchId: $batchId) { ${COUNTS} } }`;

interface Counts {
  waiting: number;
  done: number;
  changed: number;
  failed: number;
}

/** As many leave requests as can be decided at once are decided and taken back by one job, which tells how far it is. */
export async function main(): Promise<void> {
  const { server, databaseUrl } = await openSettledCollege('demo', 3493);
  const agent = new Agent({ keepAlive: true });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const [cookie = ''] = await makeSessions(databaseUrl, `email = 'superadmin@berea.test'`);
    const { rows } = await client.query<{ id: string }>(REQUESTED, [MAX_AT_ONCE]);
    const requestIds = rows.map(({ id }) => id);
    figure('requests', requestIds.length, '', { atLeast: MAX_AT_ONCE });
    const call = (query: string, variables: Record<string, unknown>) =>
      callFrom({ url: server.url, agent, cookie, query, variables });
    const said = async (query: string, variables: Record<string, unknown>): Promise<Counts> => {
      const { text } = await call(query, variables);
      const { data } = JSON.parse(text) as { data: Record<string, { counts: Counts }> | null };
      const [batch] = Object.values(data ?? {});
      if (!batch) throw new Error(text);
      return batch.counts;
    };
    const job = async (
      what: string,
      query: string,
      variables: Record<string, unknown> & { batchId: string },
    ): Promise<void> => {
      const startedAt = performance.now();
      await said(query, variables);
      figure(`${what}: stored after`, performance.now() - startedAt, 'ms', { atMost: 1_000 });
      const progress = new Set<number>();
      for (;;) {
        const counts = await said(PROGRESS, { batchId: variables.batchId });
        progress.add(counts.waiting);
        if (counts.waiting > 0) {
          await wait(100);
          continue;
        }
        figure(`${what}: all of them after`, (performance.now() - startedAt) / 1_000, 's', { atMost: 60 });
        figure(`${what}: done`, counts.done, '', { atLeast: requestIds.length });
        figure(`${what}: steps of progress that were told`, progress.size, '', { atLeast: 3 });
        return;
      }
    };
    // What a server reads of its own programs at its very first call is not the work of this one.
    await call(PROGRESS, { batchId: randomUUID() });
    const batchId = randomUUID();
    await job('approved', DECIDE, { batchId, requestIds, status: 'APPROVED', adminComments: '' });
    await job('taken back', UNDO, { batchId: randomUUID(), undoes: batchId });
  } finally {
    agent.destroy();
    await client.end();
    await server.stop();
  }
}
