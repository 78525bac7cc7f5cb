import { useRef, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { someOf } from '#kit/record/field.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { bornOn, FIRST_BIRTH_DATE } from '#slices/people/rules/birth-date.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { profileForm } from '#slices/people/rules/profile.ts';
import {
  AboutFields,
  ContactFields,
  LocaleFields,
  profileAsForm,
  profileInputOf,
} from '../profile/profile-form.tsx';
import styles from '../profile.module.css';
import { readerAsActor } from '../reader-as-actor.ts';
import {
  choicesForPerson,
  onePerson,
  saveUser,
  type ChoicesForPersonQuery,
  type OnePersonFragment,
} from './person.graphql.generated.ts';
import { SHOWN_PERSON } from './shown-person.ts';

interface EditPersonDialogProps {
  person: OnePersonFragment;
  onClose: () => void;
}

export function EditPersonDialog(props: EditPersonDialogProps) {
  const answer = useQuery(choicesForPerson, {});
  if (answer.data) return <PersonDialog {...props} choices={answer.data} />;
  return (
    <Modal isOpen title={<Text id="editPerson" />} onClose={props.onClose}>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={6} />}>
        {() => null}
      </DataView>
    </Modal>
  );
}

function PersonDialog({
  person,
  choices,
  onClose,
}: EditPersonDialogProps & { choices: ChoicesForPersonQuery }) {
  const text = useText();
  const [today] = useState(readerToday);
  const actor = readerAsActor(useSignedInUser(), choices.regions);
  const campuses = choices.regions.filter(({ _id }) => can.edit(actor, { personId: '', regionIds: [_id] }));
  const offered = campuses.map(({ _id }) => _id);
  const fields = { ...profileForm, bornOn, campusIds: someOf('Campus', offered, { default: [] }) };
  const asForm = (now: OnePersonFragment) => ({
    ...profileAsForm(now),
    bornOn: now.bornOn ?? null,
    campusIds: offered.filter((id) => now.regions?.some(({ _id }) => _id === id)),
  });
  // Where the person belongs, as the form was last told.
  const before = useRef(asForm(person).campusIds);
  return (
    <RecordDialog
      id="person"
      title={<Text id="editPerson" />}
      fields={fields}
      stored={asForm(person)}
      save={async ({ campusIds, bornOn: born, ...input }, { id: userId, version }) => {
        const chosen = campusIds ?? [];
        const joins = chosen.filter((id) => !before.current.includes(id));
        const leaves = before.current.filter((id) => !chosen.includes(id));
        return call(saveUser, {
          userId,
          profileInput: profileInputOf(input, version),
          ...(choices.keepsBirthDates && { bornOn: born ?? null }),
          joins,
          leaves,
        });
      }}
      stale={SHOWN_PERSON}
      onSaved={(_, { input }) => showToast('success', text('personSaved', { name: fullName(input) }))}
      reload={async (userId) => {
        const { user } = await call(onePerson, { userId });
        if (!user) return null;
        before.current = asForm(user).campusIds;
        return asForm(user);
      }}
      onClose={onClose}
    >
      {(controls) => (
        <>
          <TextField
            {...controls.control('firstName')}
            label={text('firstName')}
            autoComplete="off"
            autoFocus
          />
          <TextField {...controls.control('lastName')} label={text('lastName')} autoComplete="off" />
          {choices.keepsBirthDates && (
            <DayField
              {...controls.control('bornOn')}
              label={text('dateOfBirth')}
              rules={{ today, min: FIRST_BIRTH_DATE, max: today }}
            />
          )}
          <fieldset className={styles['group']}>
            <legend>{text('personCampuses')}</legend>
            {controls.options('campusIds').map(({ value, ...box }) => (
              <Checkbox key={value} {...box} label={campuses.find(({ _id }) => _id === value)?.name ?? ''} />
            ))}
          </fieldset>
          <ContactFields {...controls} />
          <AboutFields {...controls} />
          <LocaleFields {...controls} currencies={choices.currencies} />
        </>
      )}
    </RecordDialog>
  );
}
