import type { GroupTimetableQuery } from './timetable.graphql.generated.ts';

export type ShownTimetable = NonNullable<GroupTimetableQuery['timetable']>;
