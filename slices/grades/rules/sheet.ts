import { fullName } from '#slices/people/rules/person.ts';
import type { CourseState, PartState } from './course-grade.ts';

/** What a user has done about a grade. */
interface Changed {
  isEntered: boolean;
  lastChangeId: string | null;
}

/** The grades of a whole class as columns: lists of equal length, in the order of the students. */
export interface Sheet {
  studentIds: readonly string[];
  givenNames: readonly string[];
  familyNames: readonly string[];
  studentNumbers: readonly (string | null)[];
  /** Places of those whose grades the reader may not enter. */
  mayNotEnter: readonly number[];
  grades: readonly (number | null)[];
  states: readonly CourseState[];
  columns: readonly {
    /** None where the part was not this student's. */
    states: readonly (PartState | null)[];
    grades: readonly (number | null)[];
    completes: readonly (boolean | null)[] | null;
  }[];
  /** The grades that were ever changed; no part for those of the course. */
  changed: readonly (Changed & { student: number; part: number | null })[];
}

interface SheetCell extends Changed {
  state: PartState;
  grade: number | null;
  complete: boolean | null;
}

interface SheetRow extends Changed {
  studentId: string;
  givenName: string;
  familyName: string;
  studentName: string;
  studentNumber: string | null;
  mayEnter: boolean;
  grade: number | null;
  state: CourseState;
  cells: (SheetCell | null)[];
}

const UNCHANGED: Changed = { isEntered: false, lastChangeId: null };

/** The same as rows, as they are shown, printed and exported. */
export function rowsOfSheet({
  studentIds,
  givenNames,
  familyNames,
  studentNumbers,
  grades,
  states,
  columns,
  ...sheet
}: Sheet): SheetRow[] {
  const mayNotEnter = new Set(sheet.mayNotEnter);
  const changed = new Map(sheet.changed.map((one) => [`${one.student} ${one.part}`, one]));
  const changeOf = (student: number, part: number | null): Changed => {
    const { isEntered, lastChangeId } = changed.get(`${student} ${part}`) ?? UNCHANGED;
    return { isEntered, lastChangeId };
  };
  const namesOf = (student: number) => {
    const [givenName = '', familyName = ''] = [givenNames[student], familyNames[student]];
    const studentName = fullName({ firstName: givenName, lastName: familyName });
    return { givenName, familyName, studentName };
  };
  return studentIds.map((studentId, student) => ({
    studentId,
    ...namesOf(student),
    studentNumber: studentNumbers[student] ?? null,
    mayEnter: !mayNotEnter.has(student),
    grade: grades[student] ?? null,
    state: states[student] ?? 'IN_PROGRESS',
    ...changeOf(student, null),
    cells: columns.map((column, part): SheetCell | null => {
      const state = column.states[student] ?? null;
      return (
        state && {
          state,
          grade: column.grades[student] ?? null,
          complete: column.completes?.[student] ?? null,
          ...changeOf(student, part),
        }
      );
    }),
  }));
}
