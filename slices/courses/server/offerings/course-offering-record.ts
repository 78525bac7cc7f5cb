import type { Day } from '#kit/calendar/day.ts';
import type { CourseOfferingValues } from '#slices/courses/rules/course-offering.ts';

/** A course as it is taught to a group. */
export interface CourseOfferingRecord extends CourseOfferingValues {
  id: string;
  courseId: string;
  groupId: string;
  groupName: string;
  groupIsArchived: boolean;
  regionId: string;
  regionName: string;
  /** The day it is on the group's campus. */
  today: Day;
  /** Whether it has begun on the group's campus. */
  hasBegun: boolean;
  /** Whether its last day there is over. */
  hasEnded: boolean;
  position: number;
  version: number;
}
