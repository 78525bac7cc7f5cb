import { attendanceGrid } from '../grid/grid.graphql.generated.ts';
import { forgottenRolls, openRoll, rollSessions } from '../roll/roll.graphql.generated.ts';
import { groupTimetable } from './timetable.graphql.generated.ts';

/** What shows sessions, and is not true any more when one is added, moved or cancelled. */
export const listsOfSessions = [groupTimetable, rollSessions, forgottenRolls, openRoll, attendanceGrid];
