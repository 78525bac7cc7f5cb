import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { abilityOf, isKnownStudent, struggles } from '#slices/people/server/demo/people-ability.demo.ts';
import { KNOWN_SITTINGS, type DemoExam, type Sitting } from './exam-plan.demo.ts';
import { sit, type DemoAttempt } from './sitting.demo.ts';

interface Member {
  groupId: string;
  personId: string;
  email: string;
  leftOn: Date | null;
}

/** How many of a class have sat an exam by now that is still open. */
const SAT_ALREADY: Readonly<Record<Sitting, number>> = {
  WEEKS_AGO: 0.96,
  DAYS_AGO: 0.92,
  NOW: 0.35,
  TOMORROW: 0.6,
  SOON: 0,
  END_OF_TERM: 0.96,
};

/** What happened in the exams that have begun, graded by the rules the college grades by. */
export async function seedAttempts(demo: Demo, exams: readonly DemoExam[]): Promise<void> {
  const random = demo.random.branch('attempts');
  const members = Map.groupBy(await membersOf(demo), ({ groupId }) => groupId);
  const attempts: DemoAttempt[] = [];
  for (const exam of exams) {
    for (const schedule of exam.schedules) {
      if (schedule.opensAt > demo.now) continue;
      for (const { personId, email, leftOn } of members.get(schedule.groupId) ?? []) {
        if (leftOn && leftOn < schedule.deadline) continue;
        const known = KNOWN_SITTINGS[email]?.[exam.code];
        const isOver = schedule.deadline < demo.now;
        const ability = abilityOf({ personId, email });
        const hasSat = random.chance(isOver ? (struggles(ability) ? 0.9 : 0.99) : SAT_ALREADY[exam.sitting]);
        const shares =
          known ?? (hasSat || (isOver && isKnownStudent(email)) ? sharesOf(random, ability) : []);
        const hasMishaps = !isKnownStudent(email);
        attempts.push(...sit(random, { exam, schedule, personId, shares, hasMishaps, now: demo.now }));
      }
    }
  }
  await store(demo, exams, attempts);
}

/** What a user reaches at the first attempt and, if that is not enough, mostly at a second. */
function sharesOf(random: Demo['random'], ability: number): number[] {
  const first = Math.min(1, ability + (random.next() - 0.5) * 0.16);
  if (first >= 0.74) return [first];
  return struggles(ability) && random.chance(0.4) ? [first] : [first, first + 0.2];
}

/** Everybody who is or was in a group. */
async function membersOf({ client }: Demo): Promise<Member[]> {
  const { rows } = await client.query<Member>(
    `select m.group_id as "groupId", p.id as "personId", p.email, m.last_day::timestamptz as "leftOn"
     from group_member m join person p on p.id = m.person_id
     where p.status <> 'UNVERIFIED' order by 1, 2`,
  );
  return rows;
}

async function store(
  { client }: Demo,
  exams: readonly DemoExam[],
  attempts: readonly DemoAttempt[],
): Promise<void> {
  for (let from = 0; from < attempts.length; from += ATTEMPTS_AT_ONCE) {
    const some = attempts.slice(from, from + ATTEMPTS_AT_ONCE);
    await storeAttempts(client, exams, some);
    await storeEvents(client, some);
  }
  await bulkInsert(
    client,
    'answerMark',
    attempts.flatMap(({ marks }) => marks),
  );
}

/** So many attempts travel as one value. */
const ATTEMPTS_AT_ONCE = 500;

/** What an exam asks travels once, not with every attempt at it. */
async function storeAttempts(
  client: Demo['client'],
  exams: readonly DemoExam[],
  attempts: readonly DemoAttempt[],
): Promise<void> {
  const asked = exams.map(({ id: examId, questions }) => ({
    examId,
    asked: questions.map(({ id: questionId, versionId, options, matches }) => ({
      questionId,
      versionId,
      options,
      matches,
    })),
  }));
  await client.query(
    `insert into exam_attempt (id, person_id, region_id, exam_id, group_id, number, locale, asked, device_id, started_at,
       deadline, expires_at, last_seen_at, ended_at, ending, score, passed, scaled_from)
     select id, "personId", "regionId", "examId", "groupId", number, locale, asked, "deviceId", "startedAt", deadline,
       "expiresAt", "lastSeenAt", "endedAt", ending, score, passed, "scaledFrom"
     from jsonb_to_recordset($1) as a (id uuid, "personId" uuid, "regionId" uuid, "examId" uuid, "groupId" uuid,
       number integer, locale text, "deviceId" uuid, "startedAt" timestamptz, deadline timestamptz, "expiresAt" timestamptz,
       "lastSeenAt" timestamptz, "endedAt" timestamptz, ending text, score integer, passed boolean, "scaledFrom" integer)
     join jsonb_to_recordset($2) as e ("examId" uuid, asked jsonb) using ("examId")`,
    [JSON.stringify(attempts.map(({ row }) => row)), JSON.stringify(asked)],
  );
}

/** A dozen events of each attempt: the database spreads them out itself, which is quicker than a row for each on the way. */
async function storeEvents(client: Demo['client'], attempts: readonly DemoAttempt[]): Promise<void> {
  const told = attempts.map(({ row: { id }, bodies, msApart }) => ({ id, bodies, msApart }));
  await client.query(
    `insert into attempt_event (attempt_id, person_id, region_id, device_id, seq, body, client_time, arrived_at)
     select a.id, a.person_id, a.region_id, a.device_id, e.seq, e.body, t.at, t.at
     from jsonb_to_recordset($1) as told (id uuid, bodies jsonb, "msApart" integer)
     join exam_attempt a on a.id = told.id
     cross join lateral jsonb_array_elements(told.bodies) with ordinality as e (body, seq)
     cross join lateral (select a.started_at + e.seq * told."msApart" * interval '1 millisecond' as at) t`,
    [JSON.stringify(told)],
  );
}
