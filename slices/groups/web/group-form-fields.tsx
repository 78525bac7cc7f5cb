import { LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { SelectField, type SelectOption } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { GROUP_NAME_MAX, GROUP_SESSIONS, INTAKE_MAX, SCHEMA_NAME_MAX, STUDY_YEARS } from '../rules/group.ts';
import type { GroupField, GroupFields } from './group-fields.ts';
import { SESSION_TEXTS } from './session-texts.ts';

interface GroupFormFieldsProps {
  fields: GroupFields;
  campuses: readonly SelectOption[];
  /** What cannot be chosen: whoever has been in a group was there on its campus. */
  fixed: readonly GroupField[];
}

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));

export function GroupFormFields({ fields, campuses, fixed }: GroupFormFieldsProps) {
  const text = useText();
  const years = STUDY_YEARS.map((year) => ({
    value: String(year),
    label: text('groupYearNumber', { year }),
  }));
  const sessions = GROUP_SESSIONS.map((session) => ({ value: session, label: text(SESSION_TEXTS[session]) }));
  return (
    <>
      <TextField
        name="name"
        label={text('groupName')}
        defaultValue={fields.name}
        maxLength={GROUP_NAME_MAX}
        autoComplete="off"
        required
        autoFocus
      />
      <SelectField
        name="regionId"
        label={text('groupCampus')}
        options={campuses}
        defaultValue={fields.regionId}
        disabled={fixed.includes('regionId')}
        required
      />
      <SelectField
        name="studyYear"
        label={text('groupYear')}
        options={[{ value: '', label: text('groupWithoutYear') }, ...years]}
        defaultValue={fields.studyYear}
        disabled={fixed.includes('studyYear')}
        hidesPlaceholder
      />
      <TextField
        name="intake"
        label={text('groupIntake')}
        help={text('intakeHelp')}
        defaultValue={fields.intake}
        maxLength={INTAKE_MAX}
        autoComplete="off"
      />
      <SelectField
        name="session"
        label={text('groupSession')}
        options={sessions}
        defaultValue={fields.session}
        hidesPlaceholder
      />
      <SelectField
        name="locale"
        label={text('groupLanguage')}
        options={LANGUAGES}
        defaultValue={fields.locale}
        hidesPlaceholder
      />
      <TextField
        name="attendanceSchema"
        label={text('groupSchema')}
        help={text('groupSchemaHelp')}
        defaultValue={fields.attendanceSchema}
        maxLength={SCHEMA_NAME_MAX}
        autoComplete="off"
      />
      <Checkbox
        name="openForSignUp"
        label={text('openForSignUp')}
        help={text('openForSignUpHelp')}
        defaultChecked={fields.openForSignUp === 'on'}
      />
      <Checkbox
        name="companionApp"
        label={text('companionAppGroup')}
        help={text('companionAppGroupHelp')}
        defaultChecked={fields.companionApp === 'on'}
      />
    </>
  );
}
