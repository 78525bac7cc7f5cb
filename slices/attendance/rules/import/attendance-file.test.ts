import { expect, test } from 'vitest';
import { ENGLISH, readAttendanceFile, type FileLanguage, type ReadFile } from './attendance-file.ts';

const GERMAN: FileLanguage = {
  heads: {
    student: 'Matrikelnummer',
    day: 'Tag',
    start: 'Beginn',
    status: 'Status',
    minutes: 'Minuten verspätet',
  },
  statuses: {
    PRESENT: { name: 'Anwesend', letter: 'A' },
    LATE: { name: 'Verspätet', letter: 'V' },
    ABSENT: { name: 'Fehlt', letter: 'F' },
    EXCUSED: { name: 'Entschuldigt', letter: 'E' },
  },
};

function read(text: string, language = ENGLISH): ReadFile {
  const file = readAttendanceFile(text, language);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}

test('a file in the language of its sender is read with the words and letters of that language', () => {
  const file = read(
    'Tag,Beginn,Student,Matrikelnummer,Status,Minuten verspätet\n2026-09-14,09:00,Eva Rot,17,Verspätet,5',
    GERMAN,
  );
  expect(file.rows).toMatchObject([
    { line: 2, student: '17', day: '2026-09-14', start: '09:00', status: 'Verspätet', minutes: '5' },
  ]);
  expect(['Verspätet', 'a', 'F', ' v ', 'Absent', 'X'].map(file.statusOf)).toEqual([
    'LATE',
    'PRESENT',
    'ABSENT',
    'LATE',
    'ABSENT',
    undefined,
  ]);
});

test('an English file means its letters in English, no matter who sends it', () => {
  const file = read('Student,Date,Status\n17,2026-09-14,A', GERMAN);
  expect(['A', 'P', 'Fehlt', 'V'].map(file.statusOf)).toEqual(['ABSENT', 'PRESENT', 'ABSENT', undefined]);
});

test('a number or an address tells who is meant before a name does', () => {
  const heads = 'Student,Student number,Email,Date,Status';
  expect(
    read(
      `${heads}\nEva Rot,17,,2026-09-14,A\nEva Rot,,eva@x.test,2026-09-14,A\neva@y.test,,,2026-09-14,A`,
    ).rows.map(({ student }) => student),
  ).toEqual(['17', 'eva@x.test', 'eva@y.test']);
});
