import { percent } from '#kit/percent/percent.ts';
import { readCsv } from '#kit/csv/read-csv.ts';
import type { PartGrade, PartKind } from './course-grade.ts';
import { checkEntered } from './entered-grade.ts';

interface PastedStudent {
  studentId: string;
  studentName: string;
  studentNumber: string | null;
  mayEnter: boolean;
}

interface PastedPart {
  /** Null for the grade of the course itself. */
  partId: string | null;
  title: string;
  kind: PartKind | null;
}

/** What cells are compared with, in the language of the user who pastes them. */
export interface PastedInto {
  students: readonly PastedStudent[];
  parts: readonly PastedPart[];
  /** The head of the column that follows from the others, which an exported book has: it is passed over. */
  standing: string;
  /** The heads of the columns that tell a student: numbers tell those of one name apart, and names may stand in two. */
  heads: { number: string; givenName: string; familyName: string };
  words: { complete: string; incomplete: string };
}

export interface PastedGrade extends PartGrade {
  studentId: string;
  partId: string | null;
}

export type PasteProblem = 'student' | 'sameName' | 'part' | 'own' | 'grade';

export interface RefusedCell {
  student: string;
  column: string;
  said: string;
  problem: PasteProblem;
}

const same = (a: string, b: string): boolean =>
  a.trim().normalize('NFC').toLocaleLowerCase() === b.trim().normalize('NFC').toLocaleLowerCase();

/**
 * Cells of a spreadsheet, columns by their names in the first row, and students as in the exported book or by their whole
 * names in the first column.
 */
export function readPastedGrades(
  text: string,
  { students, parts, standing, words, ...into }: PastedInto,
): { grades: PastedGrade[]; refused: RefusedCell[] } {
  const [heads = [], ...rows] = readCsv(text.trimEnd());
  const grades = new Map<string, PastedGrade>();
  const refused: RefusedCell[] = [];
  const columnOf = (name: string): number => heads.findIndex((head) => same(head, name));
  const numberAt = columnOf(into.heads.number);
  const namesAt = [columnOf(into.heads.givenName), columnOf(into.heads.familyName)];
  const isNamedInTwo = !namesAt.includes(-1);
  for (const row of rows) {
    const name = isNamedInTwo ? namesAt.map((at) => row[at]?.trim() ?? '').join(' ') : (row[0] ?? '');
    const ownNumber = row[numberAt]?.trim() ?? '';
    const found = students.filter(({ studentName, studentNumber }) =>
      ownNumber === '' ? same(studentName, name) : studentNumber === ownNumber,
    );
    for (const [index, said] of row.entries()) {
      const isOfStudent = index === numberAt || (isNamedInTwo ? namesAt.includes(index) : index === 0);
      if (said.trim() === '' || isOfStudent) continue;
      const column = heads[index] ?? '';
      const refuse = (problem: PasteProblem) => void refused.push({ student: name, column, said, problem });
      const [part, namesake] = parts.filter(({ title }) => same(title, column));
      if (!part && same(column, standing)) continue;
      const [student, other] = found;
      if (!student) refuse('student');
      else if (other) refuse('sameName');
      // Which of two parts with one title is meant, nobody can tell.
      else if (!part || namesake) refuse('part');
      else if (!student.mayEnter) refuse('own');
      else {
        const grade = gradeIn(said.trim(), part.kind, words);
        if (!grade) refuse('grade');
        else {
          const { studentId } = student;
          const { partId } = part;
          grades.set(`${studentId} ${partId ?? ''}`, { studentId, partId, ...grade });
        }
      }
    }
  }
  return { grades: [...grades.values()], refused };
}

/** A percentage as half the world writes it, or one of two words; null for anything else. */
function gradeIn(said: string, kind: PartKind | null, words: PastedInto['words']): PartGrade | null {
  if (kind === 'COMPLETION') {
    if (same(said, words.complete)) return { score: null, complete: true };
    return same(said, words.incomplete) ? { score: null, complete: false } : null;
  }
  if (!/^\d{1,3}([.,]\d{1,2})?\s*%?$/.test(said)) return null;
  const score = percent(Number(said.replace(/\s*%$/, '').replace(',', '.')));
  const grade = { score, complete: null };
  return checkEntered(kind, grade) === null ? grade : null;
}
