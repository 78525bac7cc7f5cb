import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { CardsError, type CardProcessor } from '#kit/cards/card-processor.ts';
import { openDatabase } from '#kit/db/database.ts';
import { seededRandom, type Random } from '#kit/demo/random.ts';
import { sweepCardPayments } from '#slices/billing/server/cards/sweep-card-payments.ts';
import { chargeDueInstalments } from '#slices/payment-plans/server/charge-plans.ts';
import { PlanDesk } from '#slices/payment-plans/server/testing/plan-desk.ts';
import { College } from '#testing/college.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import type { TestDatabase } from '#testing/test-database.ts';

interface PlanClock {
  /** Whole years, or a part of one. */
  years: number;
  plansAYear: number;
  database?: TestDatabase;
}

/** Two north of the line that change their clocks, one south of it, and one that never does. */
const ZONES = ['America/Denver', 'Europe/London', 'Pacific/Auckland', 'Asia/Jakarta'] as const;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** When it is past six in the morning in all of these zones, in summer and in winter. */
const LOOKED_AT_HOURS = 23.5;
const FREQUENCIES = ['WEEKLY', 'FORTNIGHTLY', 'MONTHLY'] as const;
const DAYS_A_YEAR = 365;

/** Payment plans day by day: two schedulers at a time, every tenth answer lost after the charge, and cards that are declined. */
export async function runPlanClock({ years, plansAYear, database }: PlanClock) {
  const college = await College.open(database ? { database } : {});
  liftRateLimits(college.served.state);
  const random = seededRandom('plan clock');
  const { appPool, services } = college.served.state;
  const db = openDatabase(appPool, WHOLE_COLLEGE);
  const cards = forgetful(services.cards, random);
  const tools = { db, services: { ...services, cards: cards.processor }, earlierTries: 0 };
  const sinceMidnight = college.now().getTime() % DAY_MS;
  college.pass(DAY_MS + LOOKED_AT_HOURS * HOUR_MS - sinceMidnight);
  const days = Math.round(years * DAYS_A_YEAR);
  let [plans, clockMs] = [0, 0];
  for (let day = 0; day < days; day += 1) {
    if (day % DAYS_A_YEAR === 0) plans += await addPlans(college, random, { count: plansAYear, day });
    const began = performance.now();
    await Promise.all([chargeDueInstalments.run({}, tools), chargeDueInstalments.run({}, tools)]);
    // What was lost is looked for when it cannot arrive any more.
    college.pass(HOUR_MS);
    if (cards.takeLost()) await sweepCardPayments.run({}, { ...tools, services });
    college.pass(DAY_MS - HOUR_MS);
    clockMs += performance.now() - began;
  }
  const outcome = await reckon(college);
  await college.close();
  return { ...outcome, plans, lost: cards.lost(), clockMs };
}

/** A processor that charges, and whose answer is lost now and then; it declines once in a while too. */
function forgetful(real: CardProcessor, random: Random) {
  let [all, since] = [0, 0];
  const processor: CardProcessor = {
    ...real,
    async chargeSaved(asked) {
      const answer = await real.chargeSaved(asked);
      if (!random.chance(0.1)) return answer;
      all += 1;
      since += 1;
      throw new CardsError('cardsUnavailable');
    },
  };
  return {
    processor,
    lost: () => all,
    takeLost(): boolean {
      const isLost = since > 0;
      since = 0;
      return isLost;
    },
  };
}

/** Some plans in each zone, most of them with cards that work. */
async function addPlans(
  college: College,
  random: Random,
  { count, day }: { count: number; day: number },
): Promise<number> {
  for (const [at, zone] of ZONES.entries()) {
    const desk = await PlanDesk.open(college, `clock${day}-${at}`);
    await desk.rows('update region set time_zone = $2 where id = $1', [desk.cards.desk.regionId, zone]);
    for (let n = 0; n < count / ZONES.length; n += 1) {
      const card = random.chance(0.2) ? 'savesThenDeclines' : 'succeeds';
      const { student, invoiceId } = await desk.owing(100_000 + random.int(1, 9_999), { card });
      const { errors } = await desk.setUp(student, invoiceId, {
        frequency: FREQUENCIES[random.int(0, FREQUENCIES.length - 1)],
        instalments: random.int(2, 12),
        firstDay: desk.day(random.int(2, 29)),
      });
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
    }
  }
  return count;
}

/** Compares what the processor has charged with the plans and the books. */
async function reckon(college: College) {
  const { owner } = college.database;
  const count = async (statement: string): Promise<number> => {
    const { rows } = await owner.query<{ count: number }>(
      `select count(*)::int as count from (${statement}) found`,
    );
    return rows[0]?.count ?? 0;
  };
  const today = `'${college.now().toISOString()}'::timestamptz::date`;
  const charged = `(select count(*) from sandbox_intent s where s.status = 'succeeded' and s.key like 'instalment:' || i.id || ':%')`;
  const entries = `(select count(*) from payment_attempt a join ledger_entry e on e.id = a.id and e.amount = i.amount
    where a.key like 'instalment:' || i.id || ':%')`;
  return {
    due: await count(`select from plan_instalment i where i.due_on < ${today}`),
    chargedTwice: await count(`select from plan_instalment i where ${charged} > 1`),
    neverCharged: await count(
      `select from plan_instalment i join payment_plan p on p.id = i.plan_id
       where p.disabled_at is null and i.due_on < ${today} - 7 and ${charged} = 0`,
    ),
    bookedOtherwise: await count(
      `select from plan_instalment i where ${charged} <> ${entries} or (i.status = 'PAID') <> (${charged} = 1)`,
    ),
    triedTwiceADay: await count(
      `select from payment_attempt a join region r on r.id = a.region_id where a.is_off_session
       group by split_part(a.key, ':', 2), (a.begun_at at time zone r.time_zone)::date having count(*) > 1`,
    ),
    disabled: await count(`select from payment_plan p where p.disabled_by = 'FAILURES'`),
    disabledOtherwise: await count(
      `select from payment_plan p where (p.consecutive_failures >= 3) <> (p.disabled_at is not null)
       or (p.disabled_at is not null and (select count(*) from plan_event e where e.plan_id = p.id and e.kind = 'FAILED') <> 3)`,
    ),
  };
}
