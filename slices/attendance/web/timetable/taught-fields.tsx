import type { Controls } from '#kit/ui/form/record-fields.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { session } from '../../rules/meeting.ts';
import type { ShownTimetable } from './shown-timetable.ts';

type Taught = Pick<typeof session, 'courseId' | 'teacherId' | 'room'>;

interface Known {
  courseId: string | null;
  courseName: string | null;
  teacherId: string | null;
  teacherName: string | null;
}

interface TaughtFieldsProps {
  controls: Controls<Taught>;
  timetable: ShownTimetable;
  known: Known | null;
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
export function TaughtFields({ controls: { choice, control }, timetable, known }: TaughtFieldsProps) {
  const text = useText();
  const none = { value: '', label: text('noneChosen') };
  return (
    <>
      <SelectField
        {...choice('courseId')}
        onChange={({ currentTarget: { form, value } }) => {
          const usual = timetable.courses.find(({ _id }) => _id === value)?.teacherId;
          const teacher = form?.elements.namedItem('teacherId');
          if (usual && teacher instanceof HTMLSelectElement) teacher.value = usual;
        }}
        label={text('meetingCourse')}
        options={[none, ...withStored(timetable.courses, known?.courseId, known?.courseName)]}
        hidesPlaceholder
      />
      <SelectField
        {...choice('teacherId')}
        label={text('meetingTeacher')}
        options={[none, ...withStored(timetable.teachers, known?.teacherId, known?.teacherName)]}
        hidesPlaceholder
      />
      <TextField {...control('room')} label={text('meetingRoom')} autoComplete="off" />
    </>
  );
}
