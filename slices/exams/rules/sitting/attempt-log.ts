import type { GivenAnswer } from '../question.ts';

/** Something that happened during an attempt, numbered by the device it happened on. What was written stays written. */
export interface AttemptEvent {
  deviceId: string;
  seq: number;
  body: EventBody;
}

export type EventBody =
  | { kind: 'ANSWER'; questionId: string; answer: GivenAnswer | null }
  | { kind: 'FLAG'; questionId: string; isFlagged: boolean }
  | { kind: 'SEEN'; questionId: string }
  | { kind: 'LEFT_PAGE' | 'CAME_BACK' | 'CONNECTION_LOST' | 'CONNECTION_BACK' | 'SUBMIT' };

/** How far the events of each device have arrived without a gap: what a device may forget. */
export function arrivedUpTo(events: readonly Pick<AttemptEvent, 'deviceId' | 'seq'>[]): Map<string, number> {
  const seqs = Map.groupBy(events, ({ deviceId }) => deviceId);
  return new Map(
    [...seqs].map(([deviceId, ofDevice]) => {
      const arrived = new Set(ofDevice.map(({ seq }) => seq));
      let upTo = 0;
      while (arrived.has(upTo + 1)) upTo += 1;
      return [deviceId, upTo];
    }),
  );
}

/**
 * The answers an attempt holds: on each device the last one counts, and a later device stands above an earlier one.
 * `deviceIds` are the devices in the order in which they took the attempt over; events of others are kept, not counted.
 */
export function answersOf(
  events: readonly AttemptEvent[],
  deviceIds: readonly string[],
): Record<string, GivenAnswer> {
  const answers: Record<string, GivenAnswer> = {};
  const place = new Map(deviceIds.map((deviceId, index) => [deviceId, index]));
  const counted = events
    .filter(({ deviceId }) => place.has(deviceId))
    .toSorted((a, b) => (place.get(a.deviceId) ?? 0) - (place.get(b.deviceId) ?? 0) || a.seq - b.seq);
  for (const { body } of counted) {
    if (body.kind !== 'ANSWER') continue;
    if (body.answer === null) delete answers[body.questionId];
    else answers[body.questionId] = body.answer;
  }
  return answers;
}
