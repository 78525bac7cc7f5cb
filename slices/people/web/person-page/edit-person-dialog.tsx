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
import { can } from '#slices/people/rules/permissions.ts';
import { EditPersonFields } from './edit-person-fields.tsx';
import { merged, type FieldValues } from '../merge-fields.ts';
import { blankOf, movesOf, personFieldsOf } from './person-fields.ts';
import { choicesForPerson, onePerson, saveUser, type OnePersonFragment } from './person.graphql.generated.ts';
import { profileInputOf } from '../profile/profile-fields.ts';
import { readerAsActor } from '../reader-as-actor.ts';
import { SHOWN_PERSON } from './shown-person.ts';

interface EditPersonDialogProps {
  person: OnePersonFragment;
  onClose: () => void;
}

/** Everything that is said about somebody, saved together. What somebody else has saved is never undone unseen. */
export function EditPersonDialog({ person, onClose }: EditPersonDialogProps) {
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
