import { hash } from 'node:crypto';
import type { Percent } from '#kit/percent/percent.ts';
import type { Day } from '#kit/calendar/day.ts';
import type { CourseKind } from '#slices/courses/rules/course.ts';
import type { PastChange } from './grade-changes.queries.ts';
import type { CourseGrade, PartFacts } from '../rules/course-grade.ts';
import type { Projection } from '../rules/projection.ts';

/** As app.course_grade_id of the database, which is asked for it only where it reads grades anyway. */
export const courseGradeId = ({
  courseId,
  groupId,
  personId,
}: Pick<TakenCourse, 'courseId' | 'groupId' | 'personId'>): string =>
  hash('md5', `${courseId}${groupId}${personId}`).replace(
    /^(.{8})(.{4})(.{4})(.{4})(.{12})$/,
    '$1-$2-$3-$4-$5',
  );

/** A course that a student takes or took with a group. */
export interface TakenCourse {
  /** Of this student's grade in it (app.course_grade_id). */
  id: string;
  personId: string;
  courseId: string;
  groupId: string;
  regionId: string;
  /** Of its campus. */
  timeZone: string;
  code: string;
  name: string;
  teacherName: string | null;
  term: string;
  firstDay: Day;
  lastDay: Day | null;
  credits: number;
  kind: CourseKind;
  /** When the student's first day in any group with it began; null where that is not known. */
  joinedAt: Date | null;
  /** Whether its last day is over on the campus. */
  isOver: boolean;
}

/** A part of a course as one student stands in it. */
export interface CoursePart extends PartFacts {
  title: string;
  /** From when on an exam can be sat; what is handed in can be at any time. */
  opensAt?: Date | null;
  /** The group's. */
  dueAt: Date;
  /** As this student has it, who may have more time. */
  ownDueAt: Date;
}

/** What a student has reached in a course, with everything that led there. */
export interface CourseGradeRecord extends TakenCourse, CourseGrade {
  parts: CoursePart[];
  /** Hundredths that was entered in place of the course's own grade. */
  entered: Percent | null;
  /** What absences and lates of its term take off. */
  deduction: Percent;
  projection: Projection | null;
  /** When it was settled; null while it still changes with its parts. */
  finalisedAt: Date | null;
  /** Who changed what, the newest first; absent where it was not read along. */
  changes?: PastChange[];
}
