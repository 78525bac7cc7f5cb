import type { Instant } from '#kit/calendar/instant.ts';
import { instant } from '#kit/record/field.ts';
import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { useZoneName } from '#kit/ui/field/use-time-zones.ts';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import {
  type ManagedAssignmentFragment,
  managedAssignments,
  scheduleAssignment,
  unscheduleAssignment,
} from './managed-assignments.graphql.generated.ts';
import styles from './managing.module.css';

interface DeadlinesDialogProps {
  assignment: ManagedAssignmentFragment;
  onClose: () => void;
}

/** Until when each group hands an assignment in, on the clocks of its campus. */
export function DeadlinesDialog({ assignment, onClose }: DeadlinesDialogProps) {
  const text = useText();
  const timeText = useTimeText();
  const [edited, setEdited] = useState<string | null>(null);
  const actions = useDeadlineActions(assignment._id);
  const group = assignment.groups.find(({ groupId }) => groupId === edited);
  if (group) return <DeadlineDialog group={group} onSet={actions.schedule} onClose={() => setEdited(null)} />;
  return (
    <Modal isOpen title={<Text id="assignmentGroups" />} onClose={onClose}>
      {assignment.groups.length === 0 && (
        <Note>
          <Text id="noGroupsForAssignment" />
        </Note>
      )}
      <ul className={styles['groups']}>
        {assignment.groups.map((one) => (
          <li key={one.groupId}>
            <span className={styles['words']}>
              <strong>{one.groupName}</strong>
              <small>
                {[one.regionName, one.dueAt && timeText(one.dueAt, { timeZone: one.timeZone })]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Button onClick={() => setEdited(one.groupId)}>
              {text(one.dueAt ? 'changeDeadline' : 'setDeadline')}
            </Button>
            {one.dueAt && (
              <Button tone="quiet" onClick={() => void actions.unschedule(one)}>
                <Text id="removeDeadline" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

const DEADLINE = { dueAt: instant({}) };

interface DeadlineDialogProps {
  group: GroupOfAssignment;
  onSet: (group: GroupOfAssignment, dueAt: Instant) => Promise<boolean>;
  onClose: () => void;
}

function DeadlineDialog({ group, onSet, onClose }: DeadlineDialogProps) {
  const text = useText();
  const zoneName = useZoneName();
  const { groupName, regionName, timeZone: zone, dueAt } = group;
  return (
    <Modal isOpen title={text('deadlineOf', { group: groupName })} onClose={onClose}>
      <Note>
        <Text id="campusClock" values={{ campus: regionName, zone: zoneName(zone) }} />
      </Note>
      <FieldsForm
        id="deadline"
        fields={DEADLINE}
        initial={dueAt ? { dueAt } : {}}
        onSubmit={async (typed) => {
          if (await onSet(group, typed.dueAt)) onClose();
        }}
      >
        {({ control }) => <InstantField {...control('dueAt')} legend={text('deadlineField')} zone={zone} />}
      </FieldsForm>
    </Modal>
  );
}

type GroupOfAssignment = ManagedAssignmentFragment['groups'][number];

function useDeadlineActions(assignmentId: string) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [managedAssignments] });

  async function schedule(
    { groupId, version }: Pick<GroupOfAssignment, 'groupId' | 'version'>,
    dueAt: Instant,
  ): Promise<boolean> {
    if (!(await mutate(scheduleAssignment, { assignmentId, groupId, version: version ?? null, dueAt })))
      return false;
    showToast('success', text('deadlineSaved'));
    return true;
  }

  async function unschedule({ groupId, groupName, version, dueAt }: GroupOfAssignment): Promise<void> {
    if (!(await mutate(unscheduleAssignment, { assignmentId, groupId, version: version ?? null }))) return;
    undoToast(text('deadlineRemoved', { group: groupName }), () => {
      if (dueAt) void schedule({ groupId, version: null }, dueAt);
    });
  }

  return { schedule, unschedule };
}
