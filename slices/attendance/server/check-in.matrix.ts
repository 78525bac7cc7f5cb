import type { SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const rollTakers: Who = ['managerThere', 'adminThere', 'superadmin'];

/** The session is planted with the timetable (attendance.matrix.ts). */
export const matrix: SliceMatrix = {
  reads: {
    Query: { 'checkInCode openCheckIns': ['signedIn'] },
    RollCheckIn: { '_id startedAt startedByName state': rollTakers },
    CheckInCode: { '_id code msLeft roll': rollTakers },
    OpenCheckIn: { '_id courseName endsAt groupName mark room startsAt timeZone': ['self'] },
    OwnAttendanceMark: { 'byCode kind minutesLate takenAt': ['self'] },
  },
  writes: {
    startCheckIn: {
      cases: [{ who: rollTakers, at: (target) => ({ sessionId: target.id('checkedInSession') }) }],
    },
    // The code follows from the clock: what it takes to enter one is tried where the clock stands still (check-in.test.ts).
    checkIn: { cases: [{ who: [], at: () => ({ code: '123456' }) }] },
    stopCheckIn: {
      cases: [{ who: rollTakers, at: (target) => ({ sessionId: target.id('checkedInSession') }) }],
    },
  },
};
