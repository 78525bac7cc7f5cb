import { useState, type ReactNode } from 'react';
import type { CallProblem } from '#kit/client/call/call-problem.ts';
import { rememberRegion, regionToBeginWith } from '#kit/client/storage/selected-region.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { controlsFor } from '#kit/ui/form/record-fields.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { can } from '#slices/people/rules/permissions.ts';
import { newPerson } from '#slices/people/rules/new-person.ts';
import { isEmail } from '#slices/people/rules/person.ts';
import {
  enrolUser,
  type EnrolUserMutation,
  campusesToEnrolIn,
  groupsToEnrolInto,
} from './enrolment.graphql.generated.ts';
import styles from '../users.module.css';
import { CheckedField } from '../checked-field.tsx';
import { readerAsActor } from '../reader-as-actor.ts';

export type Enrolled = EnrolUserMutation['enrolUser'];

interface NewPersonDialogProps {
  userId: string;
  group: GroupToJoin | null;
  title: ReactNode;
  onClose: () => void;
  onEnrolled: (person: Enrolled) => void;
}

/** Names the person who has the address already, with a link to them. */
export function NewPersonDialog({ userId, group, title, onClose, onEnrolled }: NewPersonDialogProps) {
  const text = useText();
  const [taken, setTaken] = useState<CallProblem | null>(null);
  const toastProblem = useProblemToast();
  const { mutate } = useMutation({
    tell: (problem) => (problem.problem === 'emailTaken' ? setTaken(problem) : toastProblem(problem)),
  });

  async function enrol(fields: Record<NewPersonField, string>): Promise<void> {
    const { firstName, lastName, email, locale } = fields;
    const place = group
      ? { regionId: group.regionId, groupId: group._id }
      : { regionId: fields.regionId, groupId: fields.groupId || null };
    const userInput = { firstName, lastName, email, locale, ...place };
    const answer = await mutate(enrolUser, { userId, userInput });
    if (!answer) return;
    const { enrolUser: person } = answer;
    rememberRegion(place.regionId);
    showToast('success', text('enrolmentSent', { name: person.fullName, email: person.email ?? email }));
    onClose();
    onEnrolled(person);
  }

  return (
    <Modal isOpen title={title} onClose={onClose}>
      <p className={styles['lead']}>{text('newPersonLead')}</p>
      {taken && <TakenNote problem={taken} />}
      <Form<NewPersonField> id="new-person" submitLabel={text('sendEnrolment')} onSubmit={enrol}>
        <NewPersonFields group={group} onEmailChanged={() => setTaken(null)} />
      </Form>
    </Modal>
  );
}

function TakenNote({ problem }: { problem: CallProblem }) {
  const problemText = useProblemText();
  const mayOpen = can.openPages(useSignedInUser().roles ?? []);
  const { name, userId } = problem.values;
  return (
    <Note tone="danger">
      {problemText(problem)}{' '}
      {mayOpen && (
        <Link to={`/users/${String(userId)}`}>
          <Text id="openTakenAccount" values={{ name: String(name) }} />
        </Link>
      )}
    </Note>
  );
}

type NewPersonField = 'firstName' | 'lastName' | 'email' | 'regionId' | 'groupId' | 'locale';

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

function NewPersonFields({ group, onEmailChanged }: NewPersonFieldsProps) {
  const text = useText();
  const { control } = controlsFor(newPerson, {});
  return (
    <>
      <TextField {...control('firstName')} label={text('firstName')} autoComplete="off" autoFocus />
      <TextField {...control('lastName')} label={text('lastName')} autoComplete="off" />
      <CheckedField
        {...control('email')}
        label={text('email')}
        autoComplete="off"
        inputMode="email"
        isFit={isEmail}
        complaint={text('emailInvalid')}
        onChange={onEmailChanged}
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
