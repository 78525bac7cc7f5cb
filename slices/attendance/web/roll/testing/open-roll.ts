import type { OnRollFragment, OpenRollFragment } from '../roll.graphql.generated.ts';

/** A student who was there; the name is the id too. */
export const studentOnRoll = (name: string, facts: Partial<OnRollFragment> = {}): OnRollFragment => ({
  __typename: 'RollStudent',
  _id: `s:${name}`,
  personId: name,
  fullName: name,
  givenName: name,
  familyName: 'Reed',
  studentNumber: null,
  pictureUrl: null,
  isReader: false,
  status: 'PRESENT',
  mark: null,
  leave: null,
  ...facts,
});

/** The roll of a class from nine to ten. */
export const openRoll = (
  students: readonly OnRollFragment[],
  session: Partial<OpenRollFragment['session']> = {},
  checkIn: OpenRollFragment['checkIn'] = null,
): OpenRollFragment => ({
  __typename: 'Roll',
  _id: 's',
  minutesLateThreshold: 15,
  checkIn,
  students,
  session: {
    __typename: 'RollSession',
    _id: 's',
    groupId: 'g',
    groupName: 'First Year',
    regionName: 'Walsall',
    courseName: 'Romans',
    teacherName: 'Paul',
    room: '',
    day: '2026-11-18',
    startsAt: '2026-11-18T09:00:00.000Z',
    endsAt: '2026-11-18T10:00:00.000Z',
    timeZone: 'Europe/London',
    isCancelled: false,
    isHoliday: false,
    isOpen: true,
    needsReason: false,
    rollTakenAt: null,
    rollTakenByName: null,
    rollVersion: 0,
    exceptionCount: 0,
    ...session,
  },
});
