import { useState, type ReactNode } from 'react';
import type { CallProblem } from '#kit/client/call/call-problem.ts';
import { rememberRegion, regionToBeginWith } from '#kit/client/storage/selected-region.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { id, optional, type ValuesOf } from '#kit/record/field.ts';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import type { Controls } from '#kit/ui/form/record-fields.ts';
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

  async function enrol(userInput: ValuesOf<typeof FIELDS>): Promise<void> {
    const { email, regionId } = userInput;
    const answer = await mutate(enrolUser, { userId, userInput });
    if (!answer) return;
    const { enrolUser: person } = answer;
    rememberRegion(regionId);
    showToast('success', text('enrolmentSent', { name: person.fullName, email: person.email ?? email }));
    onClose();
    onEnrolled(person);
  }

  return (
    <Modal isOpen title={title} onClose={onClose}>
      <p className={styles['lead']}>{text('newPersonLead')}</p>
      {taken && <TakenNote problem={taken} />}
      <FieldsForm
        id="new-person"
        fields={FIELDS}
        initial={{
          locale: group?.locale ?? spokenLocale() ?? DEFAULT_LOCALE,
          ...(group && { regionId: group.regionId, groupId: group._id }),
        }}
        submitLabel={text('sendEnrolment')}
        onSubmit={enrol}
      >
        {(controls) => (
          <NewPersonFields {...controls} hasGroup={group !== null} onEmailChanged={() => setTaken(null)} />
        )}
      </FieldsForm>
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

const FIELDS = { ...newPerson, regionId: id({}), groupId: optional(id({})) };

type NewPersonControls = Pick<Controls<typeof FIELDS>, 'control' | 'choice'>;

export interface GroupToJoin {
  _id: string;
  regionId: string;
  locale: string;
}

interface NewPersonFieldsProps extends NewPersonControls {
  /** Their group is known already. */
  hasGroup: boolean;
  onEmailChanged: () => void;
}

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));

function NewPersonFields({ control, choice, hasGroup, onEmailChanged }: NewPersonFieldsProps) {
  const text = useText();
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
      {!hasGroup && <PlaceFields control={control} choice={choice} />}
      <SelectField
        {...choice('locale')}
        label={text('personLanguage')}
        options={LANGUAGES}
        hidesPlaceholder
      />
    </>
  );
}

function PlaceFields({ control, choice }: NewPersonControls) {
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
        {...choice('regionId')}
        label={text('newPersonCampus')}
        options={options}
        defaultValue={regionId}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {regionId && <GroupField key={regionId} name={control('groupId').name} regionId={regionId} />}
    </>
  );
}

function GroupField({ name: field, regionId }: { name: string; regionId: string }) {
  const text = useText();
  const groups = useQuery(groupsToEnrolInto, { regionId }).data?.groups.rows ?? [];
  return (
    <SelectField
      name={field}
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
