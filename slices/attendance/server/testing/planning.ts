import { randomUUID } from 'node:crypto';
import type { Browser } from '#testing/browser.ts';
import type { College } from '#testing/college.ts';

export const SESSION = `_id version day startTime endTime startsAt room isChanged isCancelled cancelReason
  clashes { kind groupName }`;
export interface Session {
  _id: string;
  version: number;
  day: string;
  startTime: string;
  startsAt: string;
  room: string;
  isCancelled: boolean;
  clashes: { kind: string; groupName: string | null }[];
}
interface Meeting {
  _id: string;
  version: number;
  clashes: { kind: string; groupName: string | null }[];
}

/** What a call answers; its problem where it is refused. */
export async function say<Answer>(by: Browser, document: string, variables: object): Promise<Answer> {
  const { data, errors } = await by.call(document, variables as Record<string, unknown>);
  if (errors[0]) throw new Error(errors[0].extensions.problem);
  return Object.values(data ?? {})[0] as Answer;
}

export const mondays = {
  room: 'Room 1',
  weekdays: ['MONDAY'],
  startTime: '09:00',
  endTime: '11:00',
  firstDay: '2098-03-17',
  lastDay: '2098-04-07',
};

/** What a manager does with the timetables of a campus. */
export function planning(college: College, regionId: string, manager: Browser) {
  const group = async (name = 'First Year', ofRegion = regionId): Promise<string> =>
    (await college.group({ regionId: ofRegion, name })).id;

  const create = (of: string, meetingInput: object = {}, by = manager): Promise<Meeting> =>
    say(
      by,
      `mutation create($id: ID!, $groupId: ID!, $input: WeeklyMeetingInput!) {
        createWeeklyMeeting(meetingId: $id, groupId: $groupId, meetingInput: $input) { _id version clashes { kind groupName } } }`,
      { id: randomUUID(), groupId: of, input: { ...mondays, ...meetingInput } },
    );
  const change = ({ _id: id, version }: Meeting, meetingInput: object, by = manager): Promise<Meeting> =>
    say(
      by,
      `mutation change($id: ID!, $version: Int!, $input: WeeklyMeetingInput!) {
        updateWeeklyMeeting(meetingId: $id, version: $version, meetingInput: $input) { _id version clashes { kind groupName } } }`,
      { id, version, input: { ...mondays, ...meetingInput } },
    );
  const move = ({ _id: id, version }: Session, input: object, by = manager): Promise<Session> =>
    say(
      by,
      `mutation move($id: ID!, $version: Int!, $input: ClassSessionInput!) {
        updateClassSession(sessionId: $id, version: $version, sessionInput: $input) { ${SESSION} } }`,
      { id, version, input },
    );
  const cancel = ({ _id: id, version }: Session, reason: string): Promise<Session> =>
    say(
      manager,
      `mutation cancel($id: ID!, $version: Int!, $reason: String) {
        cancelClassSession(sessionId: $id, version: $version, reason: $reason) { ${SESSION} } }`,
      { id, version, reason },
    );
  const sessionsOf = async (of: string, from = '2098-03-10', to = '2098-04-30', by = manager) =>
    (
      await say<{ sessions: Session[] } | null>(
        by,
        `query timetable($of: ID!, $from: Day!, $to: Day!) {
          timetable(groupId: $of, from: $from, to: $to) { courses { name } sessions { ${SESSION} } } }`,
        { of, from, to },
      )
    )?.sessions;

  return { group, create, change, move, cancel, sessionsOf };
}
