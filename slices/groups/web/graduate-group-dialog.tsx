import type { Day } from '#kit/calendar/day.ts';
import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { day, line } from '#kit/record/field.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { TEXT_MAX } from '#slices/people/rules/profile.ts';
import type { GraduationOutcome } from '../rules/graduation.ts';
import { can } from '../rules/permissions.ts';
import { Checklist, useCandidates } from './checklist.tsx';
import {
  graduateGroup,
  type GraduateGroupMutation,
  type OneGroupFragment,
} from './group.graphql.generated.ts';
import styles from './groups.module.css';

type Graduates = GraduateGroupMutation['graduateGroup'];

const OUTCOMES: Readonly<Record<GraduationOutcome, MessageId>> = {
  GRADUATED: 'memberGraduated',
  TAKEN_BACK: 'memberGraduationTakenBack',
  UNCHANGED: 'memberGraduationUnchanged',
  NOT_MET: 'memberRequirementsNotMet',
  OUT_OF_REACH: 'memberOutOfReach',
  ABOUT_YOURSELF: 'aboutYourself',
};

const GRADUATION = {
  graduatedOn: day({}),
  place: line({ max: TEXT_MAX, default: '', problem: 'requestNotUnderstood' }),
};

/** Offered to admins once a group has come to the second year; where everybody in it has graduated it says so. */
export function GraduateGroupButton({ group }: { group: OneGroupFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const mayGraduate = can.graduate(useSignedInUser().roles ?? []);
  if (!mayGraduate || (group.studyYear ?? 0) < 2 || group.membersNow === 0) return null;
  if (group.membersToGraduate === 0)
    return (
      <Chip tone="success">
        <Text id="everyoneHasGraduated" />
      </Chip>
    );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="award" />
        <Text id="graduateGroup" />
      </Button>
      {isOpen && <GraduateGroupDialog group={group} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface GraduateGroupDialogProps {
  group: OneGroupFragment;
  onClose: () => void;
}

/** Asks when and where members graduated. What could not be done is told one by one; what was done is taken back from the toast. */
function GraduateGroupDialog({ group, onClose }: GraduateGroupDialogProps) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation();
  const candidates = useCandidates(group._id, 'GRADUATION', ({ hasGraduated }) => hasGraduated);
  const { exceptions, chosenIds, isNobodyLeft } = candidates;
  const [graduates, setGraduates] = useState<Graduates | null>(null);
  const groupId = group._id;

  async function takeBack(personIds: string[]): Promise<void> {
    const asked = { groupId, personIds, graduatedOn: null, place: '', exceptions: [] };
    if (await mutate(graduateGroup, asked)) showToast('success', text('graduationUndone'));
  }

  async function graduate({ graduatedOn, place }: { graduatedOn: Day; place: string }): Promise<void> {
    const personIds = [...chosenIds];
    const told = await mutate(graduateGroup, {
      groupId,
      personIds,
      graduatedOn,
      place,
      exceptions: [...exceptions],
    });
    if (!told) return;
    const done = told.graduateGroup.filter(({ outcome }) => outcome === 'GRADUATED');
    if (done.length > 0)
      undoToast(
        text('studentsGraduated', { count: done.length }),
        () => void takeBack(done.map(({ _id }) => _id)),
      );
    if (done.length === told.graduateGroup.length) onClose();
    else setGraduates(told.graduateGroup);
  }

  if (graduates)
    return (
      <Modal
        isOpen
        title={<Text id="graduateGroup" />}
        onClose={onClose}
        actions={
          <Button tone="primary" onClick={onClose}>
            <Text id="close" />
          </Button>
        }
      >
        <Results graduates={graduates} />
      </Modal>
    );
  const checklist = <Checklist candidates={candidates} nobodyLeft="everyoneHasGraduated" />;
  return (
    <Modal isOpen title={<Text id="graduateGroup" />} onClose={onClose}>
      {isNobodyLeft ? (
        checklist
      ) : (
        <>
          <p className={styles['quiet']}>
            <Text id="graduateGroupHelp" />
          </p>
          <FieldsForm
            id="graduate-group"
            submitLabel={text('graduateStudents', { count: chosenIds.length })}
            isSubmitOff={chosenIds.length === 0}
            fields={GRADUATION}
            initial={{ graduatedOn: group.today, place: group.regionName }}
            onSubmit={graduate}
          >
            {({ control }) => (
              <>
                {checklist}
                <DayField
                  {...control('graduatedOn')}
                  label={text('groupGraduationDay')}
                  rules={{ today: group.today, max: group.today }}
                />
                <TextField {...control('place')} label={text('groupGraduationPlace')} autoComplete="off" />
              </>
            )}
          </FieldsForm>
        </>
      )}
    </Modal>
  );
}

const Results = ({ graduates }: { graduates: Graduates }) => (
  <ul className={styles['results']}>
    {graduates.map(({ _id, fullName, outcome }) => (
      <li key={_id}>
        <span>{fullName}</span>
        <Chip tone={outcome === 'GRADUATED' ? 'success' : 'neutral'}>
          <Text id={OUTCOMES[outcome]} />
        </Chip>
      </li>
    ))}
  </ul>
);
