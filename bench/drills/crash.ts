import { figure } from '../figures.ts';
import type { Fault } from './crash/crash-college.ts';
import { crashAgainAndAgain, crashUnsafely } from './crash/crash-rounds.ts';

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

/** A1: what was acknowledged survives kill -9 of the program, of a connection and of the database. */
export async function main(): Promise<void> {
  const startedAt = performance.now();
  const safe = await crashAgainAndAgain({ faults: FAULTS, writesBetween: 350, clients: CLIENTS });
  for (const fault of ['app', 'backend', 'postmaster'] as const) {
    figure(`kill -9 of the ${fault}`, FAULTS.filter((one) => one === fault).length, '');
  }
  figure('acknowledged writes', safe.acknowledged, '', { atLeast: 5_000 });
  figure('writes nobody answered', safe.inDoubt, '');
  figure('acknowledged and lost', safe.lost, '', { atMost: 0 });
  figure('acknowledged and wrong', safe.wrong, '', { atMost: 0 });
  figure('stored twice', safe.duplicated, '', { atMost: 0 });
  const unsafe = await crashUnsafely({ writesBetween: 500, clients: CLIENTS });
  figure('lost with synchronous_commit = off, the control', unsafe.lost, '', { atLeast: 1 });
  figure('took', (performance.now() - startedAt) / 1_000, 's');
}
