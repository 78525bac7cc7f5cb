import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { notSuccessful, problemOf } from '#kit/client/call/call-problem.ts';
import { forgetDeviceStore } from '#kit/client/storage/forget-device-store.ts';
import { memoryStore } from '#kit/client/testing/memory-store.ts';
import { receive, type SentMark } from '../../rules/roll.ts';
import { ATTENDANCE_STATUSES, type Mark } from '../../rules/status.ts';
import { PendingMarks } from './pending-marks.ts';

beforeEach(() => forgetDeviceStore());

type Fate = 'comes' | 'lost' | 'unanswered' | 'twice';

/** A roll that keeps to the rules of the real one and remembers what it wrote over what. */
class FakeRoll {
  readonly marks = new Map<string, Mark & { version: number }>();
  readonly newestKeys = new Map<string, string>();
  readonly applied: { key: string; over: Mark | null; mark: Mark }[] = [];
  readonly late: SentMark[][] = [];

  take(sent: readonly SentMark[]): string[] {
    const conflicts: string[] = [];
    for (const mark of sent) {
      if (this.applied.some(({ key }) => key === mark.key)) continue;
      const stored = this.marks.get(mark.personId) ?? null;
      const newestKey = this.newestKeys.get(mark.personId) ?? null;
      const fate = receive(mark, { mark: stored, newestKey, isAway: false });
      if (fate === 'CONFLICT') conflicts.push(mark.key);
      if (fate !== 'SAVE') continue;
      const { key, personId, kind, minutesLate } = mark;
      this.applied.push({ key, over: stored, mark: { kind, minutesLate } });
      this.newestKeys.set(personId, key);
      this.marks.set(personId, { kind, minutesLate, version: (stored?.version ?? 0) + 1 });
    }
    return conflicts;
  }
}

/** A device with a network of its own. It knows of the roll what its answers told. */
function device(roll: FakeRoll, name: string, fates: Fate[]) {
  const seen = new Map<string, Mark & { version: number }>();
  const marks = new PendingMarks({
    name,
    store: memoryStore(),
    pause: () => Promise.resolve(),
    async send({ marks: sent }) {
      const fate = fates.shift() ?? 'comes';
      await Promise.resolve();
      if (fate === 'lost') throw notSuccessful(0);
      const conflicts = roll.take(sent);
      // The network brings it once more, some time later.
      if (fate === 'twice') roll.late.push([...sent]);
      if (fate === 'unanswered') throw notSuccessful(0);
      for (const [personId, mark] of roll.marks) seen.set(personId, mark);
      return conflicts;
    },
  });
  return { marks, seen };
}

const anyPress = fc.record({
  device: fc.integer({ min: 0, max: 1 }),
  personId: fc.constantFrom('ana', 'ben', 'cleo'),
  kind: fc.constantFrom(...ATTENDANCE_STATUSES),
  /** Whether the device sends all it has before the next press. */
  settles: fc.boolean(),
});
const anyFates = fc.array(fc.constantFrom<Fate>('comes', 'lost', 'unanswered', 'twice'), { maxLength: 12 });

test('whatever two devices and their networks do, each mark counts once, conflicts are told and nothing is overwritten unseen', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyPress, { maxLength: 12 }),
      anyFates,
      anyFates,
      async (presses, one, other) => {
        run += 1;
        const roll = new FakeRoll();
        const devices = [device(roll, `one${run}`, one), device(roll, `other${run}`, other)];
        const pressed: { at: number; personId: string; mark: Mark; saw: Mark | null; own: boolean }[] = [];
        for (const { device: at, personId, kind, settles } of presses) {
          const used = devices[at];
          if (!used) continue;
          const { marks, seen } = used;
          const waiting = marks.waiting.findLast(
            (mark) => mark.personId === personId && mark.trouble === null,
          );
          const shown = waiting ?? seen.get(personId);
          // What is pressed already is not noted again.
          if (kind === (shown?.kind ?? 'PRESENT')) continue;
          pressed.push({
            at,
            personId,
            mark: { kind, minutesLate: null },
            saw: shown ?? null,
            own: waiting !== undefined,
          });
          marks.add({
            sessionId: 's',
            personId,
            kind,
            minutesLate: null,
            reason: '',
            baseVersion: seen.get(personId)?.version ?? 0,
          });
          if (settles) await marks.outbox.send();
        }
        for (const { marks } of devices) await marks.outbox.send();
        for (const late of roll.late) roll.take(late);

        expect(new Set(roll.applied.map(({ key }) => key)).size).toBe(roll.applied.length);
        // What was replaced is what its sender saw, or one of the sender's own marks.
        for (const { over, mark } of roll.applied) {
          const senders = pressed.filter((press) => press.mark.kind === mark.kind);
          const knew = senders.some(({ saw, own }) => own || (saw?.kind ?? null) === (over?.kind ?? null));
          expect(knew).toBe(true);
        }
        // The last press of each device on a student is stored, equal to what is, or waits for its user.
        for (const [at, { marks }] of devices.entries()) {
          expect(marks.waiting.every(({ trouble }) => trouble === 'CONFLICT')).toBe(true);
          for (const personId of ['ana', 'ben', 'cleo']) {
            const last = pressed.findLast((press) => press.at === at && press.personId === personId);
            if (!last) continue;
            const isApplied = roll.applied.some(({ mark }) => mark.kind === last.mark.kind);
            const isThere = (roll.marks.get(personId)?.kind ?? 'PRESENT') === last.mark.kind;
            const isTold = marks.waiting.some(
              (mark) => mark.personId === personId && mark.kind === last.mark.kind,
            );
            expect(isApplied || isThere || isTold).toBe(true);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('a mark that the server refuses stays on the device, and goes out with a reason', async () => {
  const sent: (string | null)[] = [];
  const marks = new PendingMarks({
    name: 'refused',
    store: memoryStore(),
    pause: () => Promise.resolve(),
    async send({ reason }) {
      sent.push(reason);
      if (reason === null)
        throw problemOf(
          { message: '', extensions: { code: 'BAD_USER_INPUT', problem: 'rollReasonMissing' } },
          200,
        );
      return [];
    },
  });
  const mark = {
    sessionId: 's',
    personId: 'ana',
    kind: 'ABSENT',
    minutesLate: null,
    baseVersion: 0,
  } as const;
  marks.add({ ...mark, reason: '' });
  await marks.outbox.send();
  expect(marks.waiting).toMatchObject([{ personId: 'ana', trouble: 'rollReasonMissing' }]);
  marks.giveReason('s', 'Paper list');
  await marks.outbox.send();
  expect([marks.waiting, sent]).toEqual([[], [null, 'Paper list']]);
});
