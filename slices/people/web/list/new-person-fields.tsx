import { useState } from 'react';
import { regionToBeginWith } from '#kit/client/storage/selected-region.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { EMAIL_MAX, isEmail, NAME_MAX } from '#slices/people/rules/person.ts';
import { CheckedField } from '../checked-field.tsx';
import { campusesToEnrolIn, groupsToEnrolInto } from './enrolment.graphql.generated.ts';
import { readerAsActor } from '../reader-as-actor.ts';

export type NewPersonField = 'firstName' | 'lastName' | 'email' | 'regionId' | 'groupId' | 'locale';

/** A group that somebody new is put into, and what it decides for them. */
export interface GroupToJoin {
  _id: string;
  regionId: string;
  locale: string;
}

interface NewPersonFieldsProps {
  group: GroupToJoin | null;
  onEmailChanged: () => void;
}

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));

export function NewPersonFields({ group, onEmailChanged }: NewPersonFieldsProps) {
  const text = useText();
  return (
    <>
      <TextField
        name="firstName"
        label={text('firstName')}
        autoComplete="off"
        maxLength={NAME_MAX}
        required
        autoFocus
      />
      <TextField name="lastName" label={text('lastName')} autoComplete="off" maxLength={NAME_MAX} required />
      <CheckedField
        name="email"
        label={text('email')}
        autoComplete="off"
        inputMode="email"
        maxLength={EMAIL_MAX}
        isFit={isEmail}
        complaint={text('emailInvalid')}
        onChange={onEmailChanged}
        required
      />
      {!group && <PlaceFields />}
      <SelectField
        name="locale"
        label={text('personLanguage')}
        options={LANGUAGES}
        defaultValue={group?.locale ?? spokenLocale() ?? DEFAULT_LOCALE}
        hidesPlaceholder
      />
    </>
  );
}

/** The campus, the last one to begin with, and the group among those of the campus. */
function PlaceFields() {
  const text = useText();
  const reader = useSignedInUser();
  const regions = useQuery(campusesToEnrolIn, {}).data?.regions ?? [];
  const campuses = regions.filter(
    ({ _id, closed }) => !closed && can.enrol(readerAsActor(reader, regions), { regionId: _id }),
  );
  const options = campuses.map(({ _id, name }) => ({ value: _id, label: name }));
  const [chosen, setChosen] = useState<string | null>(null);
  const regionId = chosen ?? regionToBeginWith(options);
  return (
    <>
      <SelectField
        key={campuses.length}
        name="regionId"
        label={text('newPersonCampus')}
        options={options}
        defaultValue={regionId}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        required
      />
      {regionId && <GroupField key={regionId} regionId={regionId} />}
    </>
  );
}

function GroupField({ regionId }: { regionId: string }) {
  const text = useText();
  const groups = useQuery(groupsToEnrolInto, { regionId }).data?.groups.rows ?? [];
  return (
    <SelectField
      name="groupId"
      label={text('newPersonGroup')}
      options={[
        { value: '', label: text('withoutGroup') },
        ...groups.map(({ _id, name, intake }) => ({
          value: _id,
          label: [name, intake].filter(Boolean).join(' · '),
        })),
      ]}
      hidesPlaceholder
    />
  );
}
