import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { can } from '#slices/people/rules/permissions.ts';
import { NAME_MAX } from '#slices/people/rules/person.ts';
import { homePageOf, TEXT_MAX } from '#slices/people/rules/profile.ts';
import { merged, type FieldValues } from '../merge-fields.ts';
import { blankOf, movesOf, personFieldsOf, campusField } from './person-fields.ts';
import {
  choicesForPerson,
  onePerson,
  saveUser,
  type OnePersonFragment,
  type ChoicesForPersonQuery,
} from './person.graphql.generated.ts';
import { profileInputOf } from '../profile/profile-fields.ts';
import { readerAsActor } from '../reader-as-actor.ts';
import { SHOWN_PERSON } from './shown-person.ts';
import { CheckedField } from '../checked-field.tsx';
import { ContactFields } from '../profile/contact-fields.tsx';
import { LocaleFields } from '../profile/locale-fields.tsx';
import styles from '../profile.module.css';

export function EditPersonDialog({ person, onClose }: { person: OnePersonFragment; onClose: () => void }) {
  const text = useText();
  const { mutate } = useMutation({ stale: SHOWN_PERSON });
  const choices = useQuery(choicesForPerson, {});
  // What the next press of the button is based on, and what the fields begin with.
  const [known, setKnown] = useState(person);
  const [fields, setFields] = useState(personFieldsOf(person));

  const actor = readerAsActor(useSignedInUser(), choices.data?.regions ?? []);
  const campuses = (choices.data?.regions ?? []).filter(({ _id }) =>
    can.edit(actor, { personId: '', regionIds: [_id] }),
  );

  async function save(typed: FieldValues): Promise<void> {
    const profileInput = profileInputOf(typed, known.profile?.version ?? 0);
    const offered = campuses.map(({ _id }) => _id);
    const moves = movesOf(typed, personFieldsOf(known), offered);
    const input = { userId: person._id, profileInput, ...moves };
    if (!(await mutate(saveUser, input, { changedMeanwhile: () => takeOver(typed) }))) return;
    showToast('success', text('personSaved', { name: person.fullName }));
    onClose();
  }

  /** Brings in what another window has saved; what was typed here stays, to be looked at and saved again. */
  async function takeOver(typed: FieldValues): Promise<void> {
    const { user: now } = await call(onePerson, { userId: person._id });
    if (!now) return;
    setFields(merged(typed, personFieldsOf(known), { ...blankOf(typed), ...personFieldsOf(now) }));
    setKnown(now);
  }

  return (
    <Modal isOpen title={<Text id="editPerson" />} onClose={onClose}>
      <DataView answer={choices} waiting={<Skeleton shape="fields" count={6} />}>
        {({ currencies }) => (
          <Form<string> key={known.profile?.version} id="person" onSubmit={save}>
            <EditPersonFields fields={fields} regions={campuses} currencies={currencies} />
          </Form>
        )}
      </DataView>
    </Modal>
  );
}

interface EditPersonFieldsProps extends ChoicesForPersonQuery {
  fields: FieldValues;
  regions: ChoicesForPersonQuery['regions'];
}

function EditPersonFields({ fields, regions, currencies }: EditPersonFieldsProps) {
  const text = useText();
  return (
    <>
      <TextField
        name="firstName"
        label={text('firstName')}
        autoComplete="off"
        defaultValue={fields['firstName']}
        maxLength={NAME_MAX}
        required
        autoFocus
      />
      <TextField
        name="lastName"
        label={text('lastName')}
        autoComplete="off"
        defaultValue={fields['lastName']}
        maxLength={NAME_MAX}
        required
      />
      <CampusFields fields={fields} regions={regions} />
      <ContactFields fields={fields} />
      <TextField
        name="location"
        label={text('location')}
        autoComplete="off"
        defaultValue={fields['location']}
        maxLength={TEXT_MAX}
      />
      <TextField
        name="socialUserName"
        label={text('socialUserName')}
        autoComplete="off"
        defaultValue={fields['socialUserName']}
        maxLength={TEXT_MAX}
      />
      <CheckedField
        name="homePage"
        label={text('homePage')}
        autoComplete="off"
        inputMode="url"
        defaultValue={fields['homePage']}
        isFit={(typed) => homePageOf(typed) !== null}
        complaint={text('homePageInvalid')}
      />
      <LocaleFields fields={fields} currencies={currencies} />
    </>
  );
}

function CampusFields({ fields, regions }: Omit<EditPersonFieldsProps, 'currencies'>) {
  return (
    <fieldset className={styles['group']}>
      <legend>
        <Text id="personCampuses" />
      </legend>
      {regions.map(({ _id, name }) => (
        <Checkbox
          key={_id}
          name={campusField(_id)}
          label={name}
          defaultChecked={fields[campusField(_id)] === 'on'}
        />
      ))}
    </fieldset>
  );
}
