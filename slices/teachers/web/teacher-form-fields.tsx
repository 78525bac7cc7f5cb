import { useMemo, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { Suggestion, SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { SelectField, type SelectOption } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { RichTextField } from '#kit/ui/rich-text/rich-text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { TEACHER_NAME_MAX } from '../rules/teacher.ts';
import type { TeacherFields } from './teacher-fields.ts';
import { accountsOfCampus } from './teachers.graphql.generated.ts';

interface TeacherFormFieldsProps {
  fields: TeacherFields;
  /** The account that the form begins with. */
  account: Suggestion | null;
  onChooseAccount: (account: Suggestion | null) => void;
  /** The campuses to choose from; none for a teacher who is on one already. */
  campuses: readonly SelectOption[] | null;
}

export function TeacherFormFields(props: TeacherFormFieldsProps) {
  const { fields, account, onChooseAccount, campuses } = props;
  const text = useText();
  const [regionId, setRegionId] = useState(fields.regionId);
  const source = useMemo(() => searchIn(regionId), [regionId]);
  return (
    <>
      <TextField
        name="name"
        label={text('teacherName')}
        defaultValue={fields.name}
        maxLength={TEACHER_NAME_MAX}
        autoComplete="off"
        required
        autoFocus
      />
      {campuses && (
        <SelectField
          name="regionId"
          label={text('teacherCampus')}
          options={campuses}
          defaultValue={fields.regionId}
          onChange={({ currentTarget }) => setRegionId(currentTarget.value)}
          required
        />
      )}
      <Combobox
        // An account belongs to its campus: with another campus it is chosen again.
        key={regionId}
        name="personId"
        label={text('teacherAccount')}
        help={text('teacherAccountHelp')}
        source={source}
        disabled={regionId === ''}
        defaultChosen={regionId === fields.regionId ? account : null}
        onChoose={onChooseAccount}
      />
      <RichTextField name="biography" label={text('biography')} defaultHtml={fields.biography} />
    </>
  );
}

const searchIn =
  (regionId: string): SuggestionSource =>
  async (search, signal) => {
    const { users } = await call(accountsOfCampus, { search, regionId }, { signal });
    return users.rows.map(({ _id, fullName, email }) => ({
      value: _id,
      label: fullName,
      aside: email ?? '',
    }));
  };
