import { figure } from '../figures.ts';
import { drillDatabase } from './cards/card-college.ts';
import { runPlanClock } from './cards/run-plan-clock.ts';

/** F4: payment plans over five years, looked after by two schedulers, with declined cards and lost answers. */
export async function main(): Promise<void> {
  const outcome = await runPlanClock({ years: 5, plansAYear: 40, database: await drillDatabase() });
  figure('plans over five years', outcome.plans, '', { atLeast: 200 });
  figure('instalments that were due', outcome.due, '', { atLeast: 1_000 });
  figure('answers lost after the charge', outcome.lost, '', { atLeast: 50 });
  figure('plans that three failures have disabled', outcome.disabled, '', { atLeast: 5 });
  figure('charged twice', outcome.chargedTwice, '', { atMost: 0 });
  figure('never charged', outcome.neverCharged, '', { atMost: 0 });
  figure('booked otherwise than charged', outcome.bookedOtherwise, '', { atMost: 0 });
  figure('tried twice on a day', outcome.triedTwiceADay, '', { atMost: 0 });
  figure('disabled otherwise than by three in a row', outcome.disabledOtherwise, '', { atMost: 0 });
  figure('five years', Math.round(outcome.clockMs / 1_000), 's', { atMost: 60 });
}
