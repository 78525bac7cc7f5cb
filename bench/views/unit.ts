import { cpuTime } from '../cpu-time.ts';
import { median } from '../figures.ts';
import { startCeiling } from '../ceilings/start-ceiling.ts';
import { openConnection, playView } from './play-view.ts';
import type { RecordedCall } from './record-view.ts';

const REQUESTS = 500;
const CALL: RecordedCall = { method: 'GET', path: '/', headers: {}, body: null };

/** What figures are told in: the processor time of a bare `select 1` through node:http and pg, at this moment. */
export interface Unit {
  measure(): Promise<number>;
  stop(): void;
}

export async function openUnit(databaseUrl: string, databasePid: number): Promise<Unit> {
  const ceiling = await startCeiling('select-one', databaseUrl);
  const agent = openConnection();
  const measure = async (): Promise<number> => {
    const before = await cpuTime([ceiling.pid, databasePid]);
    for (let n = 0; n < REQUESTS; n++) await playView(ceiling.url, agent, '', [CALL]);
    return ((await cpuTime([ceiling.pid, databasePid])) - before) / REQUESTS;
  };
  await measure(); // Warms up.
  return {
    measure,
    stop() {
      agent.destroy();
      ceiling.stop();
    },
  };
}

/** What was measured in a round, with the unit right before and after it. */
export interface Round<Cost> {
  cost: Cost;
  unitMs: number;
}

/**
 * Measures some rounds, the unit between them: a machine that others use is slower at one moment than at the next, and makes
 * both dearer.
 */
export async function inRounds<Cost>(
  unit: Unit,
  rounds: number,
  play: (round: number) => Promise<Cost>,
): Promise<Round<Cost>[]> {
  const played: Round<Cost>[] = [];
  let before = await unit.measure();
  for (let round = 0; round < rounds; round++) {
    const cost = await play(round);
    const after = await unit.measure();
    played.push({ cost, unitMs: (before + after) / 2 });
    before = after;
  }
  return played;
}

/** The middle of the rounds, in ms and in units. */
export function middleOf<Cost>(
  rounds: readonly Round<Cost>[],
  msOf: (cost: Cost) => number,
): { ms: number; units: number } {
  return {
    ms: median(rounds.map(({ cost }) => msOf(cost))),
    units: median(rounds.map(({ cost, unitMs }) => msOf(cost) / unitMs)),
  };
}
