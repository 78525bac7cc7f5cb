import pg from 'pg';
import { cpuTime } from './cpu-time.ts';
import { figure, median } from './figures.ts';
import { ask, makeSessions } from './load.ts';
import { openSettledCollege } from './settled-college.ts';
import { startCeiling } from './start-ceiling.ts';
import { warmUp } from './warm-up.ts';

const ROUNDS = 5;
const CONNECTIONS = 8;

/** Two hundred students, sixty sessions of which a tenth of the marks are no presences, and callers who may read all of it. */
const LARGE_CLASS = `with campus as (select id from region where type = 'CAMPUS' order by slug limit 1),
  class as (insert into student_group (region_id, name) select id, 'Large class' from campus returning id, region_id),
  joined as (insert into group_member (group_id, person_id, region_id, first_day)
    select class.id, p.id, class.region_id, '2026-01-05' from class,
      (select id from person where status = 'ACTIVE' order by id desc limit 200) p returning person_id, region_id),
  schema as (insert into attendance_schema (name) values ('Large class') returning id),
  policy as (insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
    grace_lates_per_term, absence_deduction, late_deduction) select id, '2000-01-01', 15, 3, 3, 300, 100 from schema),
  term as (insert into attendance_term (schema_id, name, first_day, last_day)
    select id, 'Spring', '2026-01-05', '2026-04-30' from schema),
  counted as (insert into group_schema (group_id, region_id, schema_id) select class.id, class.region_id, schema.id from class, schema),
  held as (insert into class_session (region_id, group_id, starts_at, ends_at, roll_taken_at, roll_taken_by, roll_person_ids)
    select class.region_id, class.id, day, day + interval '1 hour', day, (select min(person_id::text)::uuid from joined),
      (select array_agg(person_id) from joined)
    from class, generate_series('2026-01-06T09:00Z'::timestamptz, '2026-03-06T09:00Z', '1 day') day returning id, region_id),
  marked as (insert into attendance_mark (session_id, person_id, region_id, kind, minutes_late, taken_at)
    select held.id, joined.person_id, held.region_id, case when at % 3 = 0 then 'LATE' else 'ABSENT' end,
      case when at % 3 = 0 then 10 end, '2026-01-06'
    from held, (select *, row_number() over () as at from joined) joined
    where (at * 7 + abs(hashtext(held.id::text))) % 10 = 0)
  select class.id as "groupId",
    (select s.id from class_session s join group_schema gs on gs.group_id = s.group_id
     where s.roll_taken_at is not null order by s.starts_at desc limit 1) as "sessionId" from class`;

const CALLERS = `update person set roles = roles || '{superadmin}' where not roles @> '{superadmin}'
  and id in (select id from person where status = 'ACTIVE' order by id limit 400)`;

const gridOf = (
  groupId: string,
): string => `query attendanceGrid { attendanceGrid(groupId: "${groupId}", day: "2026-02-02", span: TERM) {
  _id groupName regionName timeZone span firstDay lastDay term { _id name firstDay lastDay } terms { _id name firstDay lastDay }
  sessions { _id day startsAt endsAt courseName isCancelled isHoliday isOpen needsReason rollTakenAt minutesLateThreshold }
  personIds fullNames studentNumbers mayNotMark cells
  summaries { percents absences lates excused sessions deductions } } }`;

const rollOf = (
  sessionId: string,
): string => `query openRoll { roll(sessionId: "${sessionId}") { _id minutesLateThreshold
  session { _id groupId groupName regionName courseName teacherName room day startsAt endsAt timeZone isCancelled isHoliday
    isOpen rollTakenAt exceptionCount needsReason rollTakenByName }
  students { _id personId fullName studentNumber pictureUrl isReader status
    mark { kind minutesLate version takenByName } leave { status typeName } } } }`;

/** A roll and the term of a large class against their hand-written ceiling, by processor time of program and database. */
export async function main(): Promise<void> {
  const { server, databaseUrl, databasePid } = await openSettledCollege(
    process.env['SEED'] ?? 'demo:100',
    3481,
    CALLERS,
  );
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ groupId: string; sessionId: string }>(LARGE_CLASS);
  await client.query('analyze');
  await client.end();
  const { groupId = '', sessionId = '' } = rows[0] ?? {};
  const cookies = await makeSessions(databaseUrl, `roles @> '{superadmin}'`);
  const ceiling = await startCeiling('attendance', databaseUrl);
  try {
    for (const { what, query, path, requests } of [
      { what: 'roll of a class', query: rollOf(sessionId), path: `/roll/${sessionId}`, requests: 400 },
      {
        what: 'term of 200 students × 60 sessions',
        query: gridOf(groupId),
        path: `/grid/${groupId}`,
        requests: 100,
      },
    ]) {
      const cost = async (pid: number, url: string): Promise<number> => {
        const before = await cpuTime([pid, databasePid]);
        await ask({ url, query, cookies, requests, connections: CONNECTIONS });
        return (await cpuTime([pid, databasePid])) - before;
      };
      const ours = () => cost(server.pid, `${server.url}/graphql`);
      const bare = () => cost(ceiling.pid, ceiling.url + path);
      await warmUp(bare, ours);
      const shares: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const mine = await ours();
        shares.push((await bare()) / mine);
      }
      figure(`${what} / ceiling`, median(shares), '', { atLeast: 0.7 });
    }
  } finally {
    ceiling.stop();
    await server.stop();
  }
}
