import type { ReactNode } from 'react';
import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { regionToBeginWith, rememberRegion } from '#kit/client/storage/selected-region.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import type { InputOf } from '#kit/record/field.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { SelectField, type SelectOption } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { group as fields, GROUP_SESSIONS, STUDY_YEARS, type GroupValues } from '../rules/group.ts';
import { createGroup, oneGroup, updateGroup, type OneGroupFragment } from './group.graphql.generated.ts';
import { groups } from './groups.graphql.generated.ts';
import { SESSION_TEXTS } from './use-groups-table.tsx';

/** How a group begins that is made of another one. */
export interface GroupBeginning {
  title: ReactNode;
  /** Stands over the fields. */
  lead?: ReactNode;
  submitLabel?: string;
  isSubmitOff?: boolean;
  initial: Partial<GroupValues>;
  fixed: readonly (keyof GroupValues)[];
  make: (newId: string, groupInput: InputOf<typeof fields>) => Promise<OneGroupFragment>;
}

interface GroupDialogProps {
  /** Null for one that is still to be made, from the beginning or of another one. */
  group: OneGroupFragment | null;
  beginning?: GroupBeginning;
  campuses: readonly SelectOption[];
  onClose: () => void;
  onSaved?: (group: OneGroupFragment) => void;
}

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));

const make: GroupBeginning['make'] = async (groupId, groupInput) =>
  (await call(createGroup, { groupId, groupInput, copyOf: null })).createGroup;

export function GroupDialog({ group, beginning, campuses, onClose, onSaved }: GroupDialogProps) {
  const text = useText();
  const years = STUDY_YEARS.map((year) => ({
    value: String(year),
    label: text('groupYearNumber', { year }),
  }));
  // Members have days of the group's campus on record.
  const fixed = group && group.membersEver > 0 ? ['regionId'] : (beginning?.fixed ?? []);
  return (
    <RecordDialog
      id="group"
      title={beginning?.title ?? <Text id={group ? 'editGroup' : 'newGroup'} />}
      fields={fields}
      submitLabel={beginning?.submitLabel}
      isSubmitOff={beginning?.isSubmitOff}
      stored={group}
      initial={
        beginning?.initial ?? {
          regionId: regionToBeginWith(campuses),
          session: 'DAY',
          locale: DEFAULT_LOCALE,
        }
      }
      save={async (groupInput, { id: groupId, version }) =>
        version === null
          ? (beginning?.make ?? make)(groupId, groupInput)
          : (await call(updateGroup, { groupId, version, groupInput })).updateGroup
      }
      nameOf={beginning ? undefined : ({ name }) => name}
      stale={[groups]}
      onSaved={(saved, { input, before }) => {
        if (!before) rememberRegion(input.regionId);
        onSaved?.(saved);
      }}
      reload={async (groupId) => (await call(oneGroup, { groupId })).group}
      onClose={onClose}
    >
      {({ control, choice }) => (
        <>
          {beginning?.lead}
          <TextField {...control('name')} label={text('groupName')} autoComplete="off" autoFocus />
          <SelectField
            {...choice('regionId')}
            label={text('groupCampus')}
            options={campuses}
            disabled={fixed.includes('regionId')}
          />
          <SelectField
            {...choice('studyYear')}
            label={text('groupYear')}
            options={[{ value: '', label: text('groupWithoutYear') }, ...years]}
            disabled={fixed.includes('studyYear')}
            hidesPlaceholder
          />
          <TextField
            {...control('intake')}
            label={text('groupIntake')}
            help={text('intakeHelp')}
            autoComplete="off"
          />
          <SelectField
            {...choice('session')}
            label={text('groupSession')}
            options={GROUP_SESSIONS.map((value) => ({ value, label: text(SESSION_TEXTS[value]) }))}
            hidesPlaceholder
          />
          <SelectField
            {...choice('locale')}
            label={text('groupLanguage')}
            options={LANGUAGES}
            hidesPlaceholder
          />
          <Checkbox
            {...control('openForSignUp')}
            label={text('openForSignUp')}
            help={text('openForSignUpHelp')}
          />
          <Checkbox
            {...control('companionApp')}
            label={text('companionAppGroup')}
            help={text('companionAppGroupHelp')}
          />
        </>
      )}
    </RecordDialog>
  );
}
