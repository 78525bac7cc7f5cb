import { randomUUID } from 'node:crypto';
import type { Random } from '#kit/demo/random.ts';
import type { Browser } from '#testing/browser.ts';
import type { College } from '#testing/college.ts';
import { MARK_KINDS, unmarked } from '../../rules/roll.ts';
import type { AttendanceStatus } from '../../rules/status.ts';
import { askRoll, rollClass, takeRoll, type RollAnswer, type RollClass } from './class-with-roll.ts';

/** What the network does with a call: it comes, is lost, loses its answer, comes twice, or once more after everything. */
const FATES = ['comes', 'comes', 'lost', 'unanswered', 'twice', 'late'] as const;
const PRESSES = 12;

interface Press {
  key: string;
  personId: string;
  kind: AttendanceStatus;
  baseVersion: number;
  afterKey: string | undefined;
  /** What the server had told the device of the student; null where nobody had marked them. */
  saw: AttendanceStatus | null;
}

/** One device with a roll: what it knows, and what the server has not told it has. */
class Device {
  readonly conflicts = new Set<string>();
  readonly #known = new Map<string, { kind: AttendanceStatus; version: number }>();
  #waiting: Press[] = [];
  readonly by: Browser;

  constructor(by: Browser) {
    this.by = by;
  }

  press(personId: string, kind: AttendanceStatus): Press | null {
    const before = this.#waiting.findLast((one) => one.personId === personId);
    const known = this.#known.get(personId);
    // What is pressed already is not noted again.
    if (kind === (before?.kind ?? known?.kind ?? unmarked(false).kind)) return null;
    const press = {
      key: randomUUID(),
      personId,
      kind,
      baseVersion: known?.version ?? 0,
      afterKey: before?.key,
      saw: known?.kind ?? null,
    };
    this.#waiting.push(press);
    return press;
  }

  /** Sends all that waits until the server has answered, whatever the network does; answers what is still to come late. */
  async send(sessionId: string, fates: () => (typeof FATES)[number]): Promise<Press[][]> {
    const late: Press[][] = [];
    while (this.#waiting.length > 0) {
      const sent = [...this.#waiting];
      const fate = fates();
      if (fate === 'lost') continue;
      const { roll, conflicts } = await takeRoll(this.by, sessionId, sent.map(asSent));
      if (fate === 'twice') await takeRoll(this.by, sessionId, sent.map(asSent));
      if (fate === 'late') late.push(sent);
      if (fate === 'unanswered') continue;
      for (const key of conflicts) this.conflicts.add(key);
      this.#waiting = this.#waiting.slice(sent.length);
      this.learn(roll);
    }
    return late;
  }

  learn({ students }: RollAnswer): void {
    for (const { _id, mark } of students)
      if (mark) this.#known.set(_id, { kind: mark.kind as AttendanceStatus, version: mark.version });
  }
}

const asSent = ({ key, personId, kind, baseVersion, afterKey }: Press) => ({
  key,
  personId,
  kind,
  baseVersion,
  ...(afterKey !== undefined && { afterKey }),
});

export interface DrillOutcome {
  presses: number;
  conflicts: number;
  /** Marks that were stored over one that their sender had not seen. */
  overwritten: number;
  /** Marks that were neither stored, nor told as conflicts, nor already there. */
  lost: number;
  /** Students whose mark is not the last that was stored, and marks that were stored and told as conflicts. */
  wrong: number;
}

/** A class with two people who take its roll on two devices. */
export class NetworkDrill {
  readonly #college: College;
  readonly #held: RollClass;
  readonly #takers: readonly Browser[];

  private constructor(college: College, held: RollClass, takers: readonly Browser[]) {
    this.#college = college;
    this.#held = held;
    this.#takers = takers;
  }

  static async open(college: College): Promise<NetworkDrill> {
    const held = await rollClass(college, { students: 3 });
    const manager = () => college.signedIn({ roles: ['user', 'manager'], regionIds: [held.regionId] });
    return new NetworkDrill(college, held, [await manager(), await manager()]);
  }

  /** Plays one schedule of presses and networks on a roll of its own. */
  async play(random: Random): Promise<DrillOutcome> {
    const sessionId = await this.#held.session(-1);
    const devices = this.#takers.map((by) => new Device(by));
    const pressed: Press[] = [];
    const late: [Device, Press[]][] = [];
    const fates = () => random.pick(FATES);
    const sendOf = async (device: Device): Promise<void> => {
      for (const sent of await device.send(sessionId, fates)) late.push([device, sent]);
    };
    for (let count = 0; count < PRESSES; count += 1) {
      const device = random.pick(devices);
      const student = random.pick(this.#held.students);
      const press = device.press(student.id, random.pick(MARK_KINDS));
      if (press) pressed.push(press);
      if (random.int(0, 2) === 0) await sendOf(device);
      // Now and then a device sees what the other one has marked.
      const seen = random.int(0, 4) === 0 ? await askRoll(device.by, sessionId) : null;
      if (seen) device.learn(seen);
    }
    for (const device of devices) await sendOf(device);
    for (const [device, sent] of late) await takeRoll(device.by, sessionId, sent.map(asSent));
    const told = new Set(devices.flatMap(({ conflicts }) => [...conflicts]));
    return this.#judge(sessionId, pressed, told);
  }

  async #judge(
    sessionId: string,
    pressed: readonly Press[],
    told: ReadonlySet<string>,
  ): Promise<DrillOutcome> {
    const { owner } = this.#college.database;
    const { rows: stored } = await owner.query<{ key: string; personId: string; kind: string }>(
      `select id as key, person_id as "personId", kind from attendance_mark_change where session_id = $1 order by position`,
      [sessionId],
    );
    const { rows: marks } = await owner.query<{ personId: string; kind: string }>(
      `select person_id as "personId", kind from attendance_mark where session_id = $1`,
      [sessionId],
    );
    const byKey = new Map(pressed.map((press) => [press.key, press]));
    const outcome = { presses: pressed.length, conflicts: told.size, overwritten: 0, lost: 0, wrong: 0 };
    for (const [personId, changes] of Map.groupBy(stored, (change) => change.personId)) {
      for (const [index, { key }] of changes.entries()) {
        const press = byKey.get(key);
        const follows = press?.afterKey !== undefined && press.afterKey === changes[index - 1]?.key;
        if (!press || (press.saw !== (changes[index - 1]?.kind ?? null) && !follows))
          outcome.overwritten += 1;
      }
      const mark = marks.find((one) => one.personId === personId);
      const last = changes.at(-1);
      if (mark?.kind !== last?.kind) outcome.wrong += 1;
    }
    const keys = new Set(stored.map(({ key }) => key));
    const kinds = new Set(stored.map(({ personId, kind }) => `${personId} ${kind}`));
    for (const { key, personId, kind } of pressed) {
      // Who was there counts as present before anything is stored.
      const wasThere = kind === unmarked(false).kind || kinds.has(`${personId} ${kind}`);
      if (!keys.has(key) && !told.has(key) && !wasThere) outcome.lost += 1;
      if (keys.has(key) && told.has(key)) outcome.wrong += 1;
    }
    return outcome;
  }
}

/** What several schedules come to. */
export async function playSchedules(college: College, schedules: readonly Random[]): Promise<DrillOutcome> {
  let drill = await NetworkDrill.open(college);
  const all = { presses: 0, conflicts: 0, overwritten: 0, lost: 0, wrong: 0 };
  for (const [index, random] of schedules.entries()) {
    // Nobody takes so many rolls in so little time: others go on, a little later.
    college.pass(120_000);
    if (index > 0 && index % 10 === 0) drill = await NetworkDrill.open(college);
    const played = await drill.play(random);
    for (const name of Object.keys(all) as (keyof DrillOutcome)[]) all[name] += played[name];
  }
  return all;
}
