import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { KNOWN_SITTINGS, type DemoExam, type Sitting } from './exam-plan.demo.ts';
import { sit, type DemoAttempt } from './sitting.demo.ts';

/** However large the college, so many of its classes have sat anything: a picture, not a census. */
const SITTING_CLASSES = 16;

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
  const ability = new Map<string, number>();
  const abilityOf = (personId: string): number => {
    const known = ability.get(personId) ?? 0.58 + random.next() * 0.42;
    ability.set(personId, known);
    return known;
  };
  const attempts: DemoAttempt[] = [];
  for (const exam of exams) {
    for (const schedule of exam.schedules) {
      if (schedule.opensAt > demo.now) continue;
      for (const { personId, email, leftOn } of members.get(schedule.groupId) ?? []) {
        if (leftOn && leftOn < schedule.deadline) continue;
        const known = KNOWN_SITTINGS[email]?.[exam.code];
        const isOver = schedule.deadline < demo.now;
        const hasSat = random.chance(isOver ? 0.96 : SAT_ALREADY[exam.sitting]);
        const shares = known ?? (hasSat ? sharesOf(random, abilityOf(personId)) : []);
        attempts.push(...sit(random, { exam, schedule, personId, shares, now: demo.now }));
      }
    }
  }
  await store(demo, attempts);
}

/** What a user reaches at the first attempt and, if that is not enough, mostly at a second. */
function sharesOf(random: Demo['random'], ability: number): number[] {
  const first = Math.min(1, Math.max(0.2, ability + (random.next() - 0.5) * 0.3));
  return first < 0.7 && random.chance(0.7) ? [first, Math.min(1, first + 0.25)] : [first];
}

/** The members of as many classes as have sat anything, first of those in which the demo's own accounts are, then from all over the college. */
async function membersOf({ client }: Demo): Promise<Member[]> {
  const { rows } = await client.query<Member>(
    `with sitting as (
       select m.group_id from group_member m join person p on p.id = m.person_id
       group by 1 order by bool_or(p.email like '%@berea.test') desc, hashtext(m.group_id::text), 1 limit $1)
     select m.group_id as "groupId", p.id as "personId", p.email, m.last_day::timestamptz as "leftOn"
     from sitting join group_member m using (group_id) join person p on p.id = m.person_id
     where p.status = 'ACTIVE' order by 1, 2`,
    [SITTING_CLASSES],
  );
  return rows;
}

async function store({ client }: Demo, attempts: readonly DemoAttempt[]): Promise<void> {
  await bulkInsert(
    client,
    'examAttempt',
    attempts.map(({ row }) => row),
  );
  await bulkInsert(
    client,
    'attemptEvent',
    attempts.flatMap(({ events }) => events),
  );
  await bulkInsert(
    client,
    'answerMark',
    attempts.flatMap(({ marks }) => marks),
  );
}
