import { call } from '#kit/client/call/call.ts';
import { LOCALE_NAMES, LOCALES, isLocale } from '#kit/messages/locales.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { Suggestion, SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { COURSE_CODE_MAX, COURSE_KINDS, CREDITS_MAX } from '#slices/courses/rules/course.ts';
import type { CourseFields } from './course-fields.ts';
import { teachersOfCourses } from './courses.graphql.generated.ts';
import { KIND_TEXTS } from '../kind-texts.ts';
import { useCourseCategories } from './use-course-categories.ts';

interface CourseFormFieldsProps {
  fields: CourseFields;
  teacher: Suggestion | null;
  /** The languages that may be the course's own. */
  locales: readonly string[];
}

/** What is the same in every language. */
export function CourseFormFields({ fields, teacher, locales }: CourseFormFieldsProps) {
  const text = useText();
  const categories = useCourseCategories();
  const known = LOCALES.filter((locale) => isLocale(locale) && locales.includes(locale));
  return (
    <>
      <TextField
        name="code"
        label={text('courseCode')}
        defaultValue={fields.code}
        maxLength={COURSE_CODE_MAX}
        autoComplete="off"
        required
        autoFocus
      />
      <SelectField
        name="ownLocale"
        label={text('ownLanguage')}
        options={known.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        defaultValue={fields.ownLocale}
        hidesPlaceholder
      />
      <Combobox
        name="teacherId"
        label={text('courseTeacher')}
        source={findTeachers}
        defaultChosen={teacher}
      />
      <SelectField
        key={categories.length}
        name="categoryId"
        label={text('courseCategory')}
        options={categories}
        defaultValue={fields.categoryId}
      />
      <SelectField
        name="kind"
        label={text('courseKind')}
        options={COURSE_KINDS.map((kind) => ({ value: kind, label: text(KIND_TEXTS[kind]) }))}
        defaultValue={fields.kind}
        hidesPlaceholder
      />
      <NumberField
        name="credits"
        label={text('courseCredits')}
        defaultValue={Number(fields.credits)}
        rules={{ min: 0, max: CREDITS_MAX, decimals: 1 }}
        required
      />
      <Checkbox name="hidden" label={text('hideCourse')} defaultChecked={fields.hidden === 'on'} />
    </>
  );
}

const findTeachers: SuggestionSource = async (search, signal) => {
  const { teachers } = await call(teachersOfCourses, { search }, { signal });
  return teachers.rows.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
};
