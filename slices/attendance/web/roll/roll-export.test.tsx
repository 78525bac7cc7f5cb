import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { fileOf } from '#slices/people/web/testing/file-of.tsx';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { csvLine } from '#kit/csv/csv.ts';
import { messages as peopleMessages } from '#slices/people/rules/messages.ts';
import { readAttendanceFile } from '../../rules/import/attendance-file.ts';
import { messages } from '../../rules/messages.ts';
import { useRollFileColumns } from './roll-export.tsx';
import { shownStudents } from './shown-roll.ts';
import { openRoll, studentOnRoll } from './testing/open-roll.ts';

beforeEach(() => configure());

const taken = openRoll([
  studentOnRoll('Ana', { studentNumber: '100234' }),
  studentOnRoll('Ben', {
    studentNumber: '100235',
    status: 'LATE',
    mark: {
      kind: 'LATE',
      minutesLate: 7,
      version: 1,
      takenByName: 'Mary Hall',
      takenAt: '2026-11-18T09:03:00.000Z',
      byCode: false,
    },
  }),
]);

function File() {
  const columns = useRollFileColumns(taken);
  const lines = shownStudents(taken, []).map((student) =>
    csvLine(columns.map(({ csv }) => String(csv?.(student) ?? ''))),
  );
  return <pre>{[csvLine(columns.map(({ header }) => header)), ...lines].join('')}</pre>;
}

test('the file of a roll names students by number, family and given name, with group and campus', () => {
  const useColumns = () => useRollFileColumns(taken);
  expect(fileOf(useColumns, shownStudents(taken, []), [messages, peopleMessages])[0]).toMatchObject({
    'Student number': '100234',
    'Family name': 'Reed',
    'Given name': 'Ana',
    Group: 'First Year',
    Campus: 'Walsall',
  });
});

test('the file of a roll is one that can be imported', () => {
  render(
    <TestPage catalogues={[messages, peopleMessages]}>
      <File />
    </TestPage>,
  );
  const file = readAttendanceFile(screen.getByText(/100234/).textContent);
  if ('problem' in file) throw new Error(file.problem);
  expect(
    file.rows.map(({ student, day, start, course, status, minutes }) => [
      student,
      day,
      start,
      course,
      status,
      minutes,
    ]),
  ).toEqual([
    ['100234', '2026-11-18', '09:00', 'Romans', 'Present', ''],
    ['100235', '2026-11-18', '09:00', 'Romans', 'Late', '7'],
  ]);
  expect(file.rows.map(({ status }) => file.statusOf(status))).toEqual(['PRESENT', 'LATE']);
  expect(file.rows.map(({ campus }) => campus)).toEqual(['Walsall', 'Walsall']);
});
