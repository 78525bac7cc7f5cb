import { useMemo, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { regionToBeginWith, rememberRegion } from '#kit/client/storage/selected-region.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { Suggestion, SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { SelectField, type SelectOption } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { RichTextField } from '#kit/ui/rich-text/rich-text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { teacher as fields } from '../rules/teacher.ts';
import {
  accountsOfCampus,
  createTeacher,
  oneTeacher,
  teachers,
  updateTeacher,
  type OneTeacherFragment,
} from './teachers.graphql.generated.ts';

interface TeacherDialogProps {
  /** Null for one who is still to be added. */
  teacher: OneTeacherFragment | null;
  campuses: readonly SelectOption[];
  onClose: () => void;
  onSaved?: (teacher: OneTeacherFragment) => void;
}

export function TeacherDialog({ teacher, campuses, onClose, onSaved }: TeacherDialogProps) {
  const text = useText();
  const [firstRegionId] = useState(() => teacher?.regionId ?? regionToBeginWith(campuses));
  const [regionId, setRegionId] = useState(firstRegionId);
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const source = useMemo(() => searchIn(regionId), [regionId]);
  return (
    <RecordDialog
      id="teacher"
      title={<Text id={teacher ? 'editTeacher' : 'newTeacher'} />}
      fields={fields}
      stored={teacher}
      save={async (teacherInput, { id: teacherId, version }) =>
        version === null
          ? (await call(createTeacher, { teacherId, regionId, teacherInput })).createTeacher
          : (await call(updateTeacher, { teacherId, version, teacherInput })).updateTeacher
      }
      nameOf={({ name }) => name}
      stale={[teachers]}
      onSaved={(saved, { before }) => {
        if (!before) rememberRegion(regionId);
        onSaved?.(saved);
      }}
      reload={async (teacherId) => (await call(oneTeacher, { teacherId })).teacher}
      onClose={onClose}
    >
      {({ control }, known) => (
        <>
          <TextField {...control('name')} label={text('teacherName')} autoComplete="off" autoFocus />
          {!known && (
            <SelectField
              name="regionId"
              label={text('teacherCampus')}
              options={campuses}
              defaultValue={firstRegionId}
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
            defaultChosen={
              [accountOf(known), chosen].find(
                (account) => account?.value === control('personId').defaultValue,
              ) ?? null
            }
            onChoose={setChosen}
          />
          <RichTextField
            name="biography"
            label={text('biography')}
            defaultHtml={control('biography').defaultValue}
          />
        </>
      )}
    </RecordDialog>
  );
}

const accountOf = (teacher: OneTeacherFragment | null): Suggestion | null =>
  teacher?.personId && teacher.personName ? { value: teacher.personId, label: teacher.personName } : null;

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
