import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { seededRandom, type Random } from '#kit/demo/random.ts';
import { startBenchServer } from '../bench-college.ts';
import { openExamHall, type Sitter } from '../exam-hall.ts';
import { figure } from '../figures.ts';
import { cookieOfOverseer, HallLine, type HallEvent } from './exam-pages/hall-line.ts';

const SCHEDULES = 200;
const STEPS = 24;
const QUESTIONS = 5;
const PORT = 3480;

/** What a device was told is stored, and what it was refused. */
interface Played {
  /** By device and number, as it was sent when it was acknowledged. */
  acknowledged: Map<string, string>;
  refused: number;
  /** Calls of a device that had no business there, and were answered. */
  accepted: number;
  /** What else was refused, by the name of the problem. */
  problems: string[];
}

/** A7: one attempt on two devices, in two hundred orders of what they send: nothing of either is silently written over. */
export async function main(): Promise<void> {
  const server = await startBenchServer({ port: PORT, env: { SEED: 'empty' } });
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const pool = new pg.Pool({ connectionString: postgres.url(), max: 2 });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  try {
    const hall = { databaseUrl: postgres.url(), students: SCHEDULES, questions: QUESTIONS };
    const { examId, sitters } = await openExamHall(hall);
    const overseer = new HallLine(server.url, agent, await cookieOfOverseer(postgres.url()));
    const problems: string[] = [];
    const all = { acknowledged: 0, lost: 0, overwritten: 0, refused: 0, accepted: 0, moved: 0, wrong: 0 };
    for (const [index, sitter] of sitters.entries()) {
      const line = new HallLine(server.url, agent, sitter.cookie);
      const game = new TwoDevices({
        examId,
        sitter,
        line,
        overseer,
        random: seededRandom(`two devices ${index}`),
      });
      const { played, isMoved } = await game.play();
      const stored = await storedOf(pool, sitter.attemptId);
      for (const [key, sent] of played.acknowledged) {
        const found = stored.events.get(key);
        all.acknowledged += 1;
        if (found === undefined) all.lost += 1;
        else if (found !== sent) all.overwritten += 1;
      }
      all.refused += played.refused;
      all.accepted += played.accepted;
      problems.push(...played.problems);
      all.moved += isMoved ? 1 : 0;
      if (stored.ending !== 'SUBMITTED') all.wrong += 1;
    }
    figure('orders of events', sitters.length, '', { atLeast: SCHEDULES });
    figure('attempts that were taken over by the second device', all.moved, '', { atLeast: SCHEDULES / 4 });
    figure('events acknowledged, of both devices', all.acknowledged, '', { atLeast: SCHEDULES * 5 });
    figure('of these not kept', all.lost, '', { atMost: 0 });
    figure('of these silently written over', all.overwritten, '', { atMost: 0 });
    figure('calls of the other device refused', all.refused, '', { atLeast: SCHEDULES * 2 });
    figure('calls of the other device taken', all.accepted, '', { atMost: 0 });
    figure('calls refused for another reason', problems.length, '', { atMost: 0 });
    for (const problem of new Set(problems))
      figure(`  ${problem}`, problems.filter((one) => one === problem).length, '');
    figure('attempts that were not handed in in the end', all.wrong, '', { atMost: 0 });
  } finally {
    agent.destroy();
    await pool.end();
    await server.stop();
  }
}

interface Game {
  examId: string;
  sitter: Sitter;
  line: HallLine;
  overseer: HallLine;
  random: Random;
}

interface Device {
  deviceId: string;
  pageId: string;
  seq: number;
  /** Sent and not acknowledged, or sent again. */
  sent: HallEvent[];
}

/** One student, two devices, and whatever they send in whatever order. */
class TwoDevices {
  readonly #game: Game;
  readonly #devices: [Device, Device];
  readonly #played: Played = { acknowledged: new Map(), refused: 0, accepted: 0, problems: [] };
  #questions: string[] = [];
  /** Which of them has the attempt. */
  #holder = 0;

  constructor(game: Game) {
    this.#game = game;
    const device = (deviceId: string): Device => ({ deviceId, pageId: randomUUID(), seq: 0, sent: [] });
    this.#devices = [device(game.sitter.deviceId), device(randomUUID())];
  }

  async play(): Promise<{ played: Played; isMoved: boolean }> {
    const { random } = this.#game;
    const begun = await this.#start(this.#holding);
    this.#questions = begun.data?.startExam.questions.map(({ _id }) => _id) ?? [];
    const movesAt = random.chance(0.5) ? random.int(5, STEPS - 5) : null;
    for (let step = 0; step < STEPS; step += 1) {
      if (step === movesAt) await this.#move();
      else if (random.chance(0.35)) await this.#disturb();
      else await this.#answer();
    }
    this.#note(await this.#game.line.submit(this.#told(this.#holding)));
    return { played: this.#played, isMoved: this.#holder === 1 };
  }

  get #holding(): Device {
    return this.#devices[this.#holder] as Device;
  }

  #told({ deviceId, pageId }: Device) {
    return { attemptId: this.#game.sitter.attemptId, deviceId, pageId };
  }

  #start(device: Device) {
    return this.#game.line.start({ ...this.#told(device), examId: this.#game.examId, isAlone: true });
  }

  #next(device: Device): HallEvent {
    const { random } = this.#game;
    device.seq += 1;
    const answer = { isTrue: random.chance(0.5) };
    return { seq: device.seq, kind: 'ANSWER', questionId: random.pick(this.#questions), answer };
  }

  /** The device that has it answers, and now and then sends again what it has sent before. */
  async #answer(): Promise<void> {
    const { random, line } = this.#game;
    const device = this.#holding;
    const event = this.#next(device);
    const refetch = random.chance(0.3) ? random.shuffle([...device.sent]).slice(0, 3) : [];
    const events = random.shuffle([event, ...refetch]);
    const calls = random.chance(0.3) ? [events, events] : [events];
    const answers = await Promise.all(calls.map((told) => line.record(this.#told(device), told)));
    device.sent.push(event);
    if (answers.some(({ problem }) => problem === null))
      this.#played.acknowledged.set(`${device.deviceId} ${event.seq}`, bodyOf(event));
  }

  /** The device that does not have it answers, hands in, opens it or leaves it; nothing of that may be taken. */
  async #disturb(): Promise<void> {
    const { random, line } = this.#game;
    const device = this.#devices[1 - this.#holder] as Device;
    const told = this.#told(device);
    const event = { seq: device.seq + 1, kind: 'ANSWER', questionId: random.pick(this.#questions) };
    const { problem } = await random.pick([
      () => line.record(told, [{ ...event, answer: { isTrue: true } }]),
      () => line.submit(told),
      () => line.leave(told),
      () => this.#start(device),
    ])();
    if (problem === 'examOpenElsewhere') this.#played.refused += 1;
    else if (problem === null) this.#played.accepted += 1;
    else this.#played.problems.push(problem);
  }

  /** The first device leaves, staff let the attempt go on, and the second takes it up. */
  async #move(): Promise<void> {
    this.#note(await this.#game.line.leave(this.#told(this.#holding)));
    this.#note(await this.#game.overseer.reinstate(this.#game.sitter.attemptId, randomUUID()));
    this.#holder = 1;
    this.#note(await this.#start(this.#holding));
  }

  #note({ problem }: { problem: string | null }): void {
    if (problem !== null) this.#played.problems.push(problem);
  }
}

const bodyOf = ({ questionId, answer }: HallEvent): string => `${questionId} ${answer?.isTrue}`;

async function storedOf(pool: pg.Pool, attemptId: string) {
  const { rows } = await pool.query<{ key: string; body: string; ending: string | null }>(
    `select e.device_id || ' ' || e.seq as key, a.ending,
       (e.body ->> 'questionId') || ' ' || (e.body -> 'answer' ->> 'isTrue') as body
     from exam_attempt a left join attempt_event e on e.attempt_id = a.id where a.id = $1`,
    [attemptId],
  );
  return { ending: rows[0]?.ending ?? null, events: new Map(rows.map(({ key, body }) => [key, body])) };
}
