import { figure } from '../figures.ts';
import type { Fault } from './crash/crash-college.ts';
import { crashAgainAndAgain, crashUnsafely } from './crash/crash-rounds.ts';
import { everydayWrites } from './crash/everyday-writes.ts';
import { examAnswers } from './crash/exam-answers.ts';
import { rollMarks } from './crash/roll-marks.ts';
import type { CrashWork } from './crash/crash-work.ts';

/** At least eight plugs of the program, three of the database and two of single connections, in no order. */
const FAULTS: readonly Fault[] = [
  'app',
  'backend',
  'app',
  'postmaster',
  'app',
  'app',
  'backend',
  'postmaster',
  'app',
  'app',
  'app',
  'postmaster',
  'backend',
  'app',
];
const CLIENTS = 8;

/** A1, A2: what was acknowledged survives kill -9 of the program, of a connection and of the database. */
export async function main(): Promise<void> {
  for (const fault of ['app', 'backend', 'postmaster'] as const) {
    figure(`kill -9 of the ${fault}`, FAULTS.filter((one) => one === fault).length, '');
  }
  await drill('answers of exams', examAnswers);
  await drill('everyday writes', everydayWrites);
  await drill('marks on rolls', rollMarks);
}

async function drill(what: string, work: CrashWork): Promise<void> {
  const startedAt = performance.now();
  const safe = await crashAgainAndAgain(work, { faults: FAULTS, writesBetween: 350, clients: CLIENTS });
  figure(`${what}: acknowledged`, safe.acknowledged, '', { atLeast: 5_000 });
  figure(`${what}: nobody answered`, safe.inDoubt, '');
  figure(`${what}: acknowledged and lost`, safe.lost, '', { atMost: 0 });
  figure(`${what}: acknowledged and wrong`, safe.wrong, '', { atMost: 0 });
  figure(`${what}: stored twice`, safe.duplicated, '', { atMost: 0 });
  const unsafe = await crashUnsafely(work, { writesBetween: 500, clients: CLIENTS });
  figure(`${what}: lost with synchronous_commit = off`, unsafe.lost, '', { atLeast: 1 });
  figure(`${what}: took`, (performance.now() - startedAt) / 1_000, 's');
}
