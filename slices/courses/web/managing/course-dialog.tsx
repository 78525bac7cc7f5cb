import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import type { Controls } from '#kit/ui/form/record-fields.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { course as fields, COURSE_KINDS, courseTexts } from '../../rules/course.ts';
import { KIND_TEXTS } from '../course-texts.tsx';
import {
  createCourse,
  managedCourse,
  updateCourse,
  type OneCourseFragment,
} from './course.graphql.generated.ts';
import { courses, teachersOfCourses } from './courses.graphql.generated.ts';
import { useCourseCategories } from './use-course-categories.ts';

interface EditCourseDialogProps {
  course: OneCourseFragment;
  onClose: () => void;
}

export const EditCourseDialog = ({ course, onClose }: EditCourseDialogProps) => (
  <RecordDialog
    id="course"
    title={<Text id="editCourse" />}
    fields={fields}
    stored={course}
    save={(courseInput, { id: courseId, version }) =>
      call(updateCourse, { courseId, version: version ?? 0, courseInput })
    }
    nameOf={() => course.name}
    stale={[courses]}
    reload={async (courseId) => (await call(managedCourse, { courseId })).managedCourse?.course ?? null}
    onClose={onClose}
  >
    {(controls, known) => <CourseControls controls={controls} course={known} locales={course.locales} />}
  </RecordDialog>
);

interface NewCourseDialogProps {
  /** The course it begins like, with its description; null for one from the beginning. */
  copied: { course: OneCourseFragment; description: string } | null;
  onClose: () => void;
  onMade: (courseId: string) => void;
}

const newFields = { name: courseTexts.name, ...fields };

/** Makes a course, from the beginning or as a copy. Everything else is added on its own page. */
export function NewCourseDialog({ copied, onClose, onMade }: NewCourseDialogProps) {
  const text = useText();
  const { writeLocale } = useAppState();
  const begunFrom = copied?.course;
  return (
    <RecordDialog
      id="course"
      title={
        begunFrom ? <Text id="copyOfCourse" values={{ name: begunFrom.name }} /> : <Text id="newCourse" />
      }
      fields={newFields}
      stored={null}
      initial={
        begunFrom
          ? { ...fieldValues(newFields, begunFrom), code: '', hidden: true }
          : { ownLocale: writeLocale }
      }
      save={({ name, ...courseInput }, { id: courseId }) =>
        call(createCourse, {
          courseId,
          courseInput,
          courseTexts: { name, description: copied?.description ?? '' },
          copyOf: begunFrom?._id ?? null,
        })
      }
      nameOf={({ name }) => name}
      stale={[courses]}
      onSaved={({ createCourse: made }) => onMade(made._id)}
      reload={() => Promise.resolve(null)}
      onClose={onClose}
    >
      {(controls) => (
        <>
          {copied && <p>{text('copyCourseLead')}</p>}
          <TextField {...controls.control('name')} label={text('courseName')} autoComplete="off" />
          <CourseControls
            controls={controls}
            course={begunFrom ?? null}
            locales={begunFrom ? [begunFrom.ownLocale] : LOCALES}
          />
        </>
      )}
    </RecordDialog>
  );
}

interface CourseControlsProps {
  controls: Pick<Controls<typeof fields>, 'control' | 'choice'>;
  /** Whose teacher is named before another is chosen. */
  course: OneCourseFragment | null;
  /** The languages that may be the course's own. */
  locales: readonly string[];
}

function CourseControls({ controls: { control, choice }, course, locales }: CourseControlsProps) {
  const text = useText();
  const categories = useCourseCategories();
  const { teacherId, teacher } = course ?? {};
  return (
    <>
      <TextField {...control('code')} label={text('courseCode')} autoComplete="off" autoFocus />
      <SelectField
        {...choice('ownLocale')}
        label={text('ownLanguage')}
        options={LOCALES.filter((value) => locales.includes(value)).map((value) => ({
          value,
          label: LOCALE_NAMES[value],
        }))}
        hidesPlaceholder
      />
      <Combobox
        name={control('teacherId').name}
        label={text('courseTeacher')}
        source={findTeachers}
        defaultChosen={teacherId && teacher ? { value: teacherId, label: teacher.name } : null}
      />
      <SelectField
        // The choices come after the dialog; only then can one of them be chosen.
        key={categories.length}
        {...choice('categoryId')}
        label={text('courseCategory')}
        options={categories}
      />
      <SelectField
        {...choice('kind')}
        label={text('courseKind')}
        options={COURSE_KINDS.map((kind) => ({ value: kind, label: text(KIND_TEXTS[kind]) }))}
        hidesPlaceholder
      />
      <NumberField {...control('credits')} label={text('courseCredits')} />
      <Checkbox {...control('hidden')} label={text('hideCourse')} />
      <Checkbox {...control('forAlumni')} label={text('openToAlumni')} />
    </>
  );
}

const findTeachers: SuggestionSource = async (search, signal) => {
  const { teachers } = await call(teachersOfCourses, { search }, { signal });
  return teachers.rows.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
};
