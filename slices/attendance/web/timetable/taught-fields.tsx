import { useState } from 'react';
import type { Controls } from '#kit/ui/form/record-fields.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { session } from '../../rules/meeting.ts';
import { Clashes } from './clashes.tsx';
import type { ShownTimetable } from './shown-timetable.ts';

type Taught = Pick<typeof session, 'courseId' | 'teacherId' | 'room'>;

interface Known {
  courseId: string | null;
  courseName: string | null;
  teacherId: string | null;
  teacherName: string | null;
}

type ClashesOfForm = Parameters<typeof Clashes>[0]['clashes'];

interface TaughtFieldsProps {
  controls: Controls<Taught>;
  timetable: ShownTimetable;
  known: Known | null;
  clashes: ClashesOfForm;
}

/** The course that a form names. */
export const courseNamed = ({ courses }: ShownTimetable, id: string | null | undefined) => ({
  courseName: courses.find(({ _id }) => _id === id)?.name ?? null,
});

/** What is stored stays a choice, also where it is no longer offered. */
function withStored(
  offered: readonly { _id: string; name: string }[],
  id: string | null | undefined,
  name: string | null | undefined,
) {
  const options = offered.map(({ _id: value, name: label }) => ({ value, label }));
  return id && !options.some(({ value }) => value === id)
    ? [...options, { value: id, label: name ?? '' }]
    : options;
}

/** For what a class meets, with whom and where. A course brings its teacher along. */
export function TaughtFields({ controls, timetable, known, clashes }: TaughtFieldsProps) {
  const { choice, control } = controls;
  const text = useText();
  const none = { value: '', label: text('noneChosen') };
  const teachers = withStored(timetable.teachers, known?.teacherId, known?.teacherName);
  const [{ teacherId, times }, setBrought] = useState({ teacherId: known?.teacherId ?? null, times: 0 });
  return (
    <>
      <SelectField
        {...choice('courseId')}
        onChange={({ currentTarget: { value } }) => {
          const usual = timetable.courses.find(({ _id }) => _id === value)?.teacherId;
          if (usual) setBrought({ teacherId: usual, times: times + 1 });
        }}
        label={text('meetingCourse')}
        options={[none, ...withStored(timetable.courses, known?.courseId, known?.courseName)]}
        hidesPlaceholder
      />
      <Combobox
        key={times}
        name="teacherId"
        label={text('meetingTeacher')}
        source={teachers}
        defaultChosen={teachers.find(({ value }) => value === teacherId) ?? null}
        help={clashes.some(({ kind }) => kind === 'TEACHER') && <Clashes clashes={clashes} kind="TEACHER" />}
      />
      <TextField
        {...control('room')}
        label={text('meetingRoom')}
        autoComplete="off"
        help={clashes.some(({ kind }) => kind === 'ROOM') && <Clashes clashes={clashes} kind="ROOM" />}
      />
    </>
  );
}
