import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { SelectionAction, SelectionBar } from '#kit/ui/selection-bar/selection-bar.tsx';
import type { Selection } from '#kit/ui/table/use-selection.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { addSelectedToGroup, takeSelectedOutOfGroup, groupsToFilter } from './bulk.graphql.generated.ts';
import { DeactivateDialog } from '../deactivate-dialog.tsx';
import { resendEnrolment } from './enrolment.graphql.generated.ts';
import { deactivateUser, reactivateUser } from '../person-page/person.graphql.generated.ts';
import { MAX_AT_ONCE, useBulk, type Somebody, type BulkRun } from './use-bulk.ts';
import styles from '../users.module.css';

interface BulkBarProps {
  selection: Selection;
  matching: number;
  findSelected: () => Promise<readonly Somebody[]>;
  onDone: () => void;
}

export function BulkBar({ selection, matching, findSelected, onDone }: BulkBarProps) {
  const text = useText();
  const { attempt } = useMutation();
  const [asking, setAsking] = useState<'deactivate' | 'group' | null>(null);
  const { run, start, close } = useBulk(onDone);
  const count = selection.countOf(matching);

  const ask = (action: () => unknown): unknown =>
    count > MAX_AT_ONCE ? showToast('error', text('tooManyAtOnce', { max: MAX_AT_ONCE })) : action();

  async function act(
    action: (userId: string) => Promise<unknown>,
    undo: ((userId: string) => Promise<unknown>) | null,
  ): Promise<void> {
    setAsking(null);
    await attempt(async () => start(await findSelected(), action, undo));
  }

  const resend = () => act((userId) => call(resendEnrolment, { userId }), null);
  const deactivate = (reason: string) =>
    act(
      (userId) => call(deactivateUser, { userId, reason }),
      (userId) => call(reactivateUser, { userId }),
    );
  const addTo = (groupId: string) =>
    act(
      (personId) => call(addSelectedToGroup, { groupId, personId }),
      (personId) => call(takeSelectedOutOfGroup, { groupId, personId }),
    );

  return (
    <>
      <SelectionBar count={count} onClear={selection.clear}>
        <SelectionAction icon="mail" onAct={() => ask(resend)}>
          <Text id="resendEnrolment" />
        </SelectionAction>
        <SelectionAction icon="users" onAct={() => ask(() => setAsking('group'))}>
          <Text id="addToGroup" />
        </SelectionAction>
        <SelectionAction icon="lock" onAct={() => ask(() => setAsking('deactivate'))}>
          <Text id="deactivatePerson" />
        </SelectionAction>
      </SelectionBar>
      {asking === 'deactivate' && (
        <DeactivateDialog
          name={text('selectedPeople', { count })}
          onClose={() => setAsking(null)}
          onDeactivate={deactivate}
        />
      )}
      {asking === 'group' && <GroupChoiceDialog onClose={() => setAsking(null)} onChoose={addTo} />}
      {run && (
        <BulkDialog
          run={run}
          onUndo={(people, undo) => void start(people, undo, null)}
          onClose={() => {
            close();
            selection.clear();
          }}
        />
      )}
    </>
  );
}

interface BulkDialogProps {
  run: BulkRun;
  onUndo: (people: readonly Somebody[], undo: (userId: string) => Promise<unknown>) => void;
  onClose: () => void;
}

function BulkDialog({ run, onUndo, onClose }: BulkDialogProps) {
  const text = useText();
  const problemText = useProblemText();
  const { people, rows, undo } = run;
  const isOver = rows.length === people.length;
  const done = rows.filter(({ problem }) => problem === null);
  return (
    <Modal
      isOpen
      title={<Text id="bulkResult" values={{ done: done.length, count: people.length }} />}
      onClose={isOver ? onClose : () => undefined}
      actions={
        isOver && (
          <>
            {undo && done.length > 0 && <Button onClick={() => onUndo(done, undo)}>{text('undo')}</Button>}
            <Button tone="primary" onClick={onClose}>
              <Text id="close" />
            </Button>
          </>
        )
      }
    >
      {!isOver && <Progress label={text('bulkUnderWay')} done={rows.length} total={people.length} />}
      <ul className={styles['results']}>
        {rows.map(({ _id, fullName, problem }) => (
          <li key={_id}>
            <span>{fullName}</span>
            <Chip tone={problem ? 'warning' : 'success'}>
              {problem ? problemText(problem) : <Text id="bulkDone" />}
            </Chip>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

interface GroupChoiceDialogProps {
  onClose: () => void;
  onChoose: (groupId: string) => Promise<void>;
}

function GroupChoiceDialog({ onClose, onChoose }: GroupChoiceDialogProps) {
  const text = useText();
  const groups = useQuery(groupsToFilter, { regionId: null }).data?.groups.rows ?? [];
  return (
    <Modal isOpen title={<Text id="addToGroup" />} onClose={onClose}>
      <Form<'groupId'>
        id="group-choice"
        submitLabel={text('addToGroup')}
        onSubmit={({ groupId }) => onChoose(groupId)}
      >
        <SelectField
          name="groupId"
          label={text('newPersonGroup')}
          options={groups.map(({ _id, name, regionName }) => ({
            value: _id,
            label: `${name} · ${regionName}`,
          }))}
          required
        />
      </Form>
    </Modal>
  );
}
