import { useState } from 'react';
import type { Day } from '#kit/calendar/day.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { RowText } from '#kit/ui/rows/rows.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { MAX_CANCEL_REASON } from '../../rules/meeting.ts';
import { Clashes } from './clashes.tsx';
import { SessionDialog } from './session-dialog.tsx';
import type { ShownTimetable } from './shown-timetable.ts';
import {
  cancelClassSession,
  groupTimetable,
  restoreClassSession,
  type KeptSessionFragment,
} from './timetable.graphql.generated.ts';
import styles from './timetable.module.css';
import { useMeetingText } from './use-meeting-text.ts';

interface SessionRowProps {
  session: KeptSessionFragment;
  /** By the clocks of the campus. */
  today: Day;
  timetable: ShownTimetable;
}

export function SessionRow({ session, today, timetable }: SessionRowProps) {
  const text = useText();
  const { titleOf, dayText, hours, aboutOf } = useMeetingText();
  const [opened, setOpened] = useState<'move' | 'cancel' | null>(null);
  const { mutate } = useMutation({ stale: [groupTimetable], afterRefusalToo: true });
  const { _id: sessionId, version, isCancelled, hasRoll } = session;
  const name = `${titleOf(session)}, ${dayText(session.day)}`;
  // What is not held is in nobody's way.
  const clashes = isCancelled || session.isHoliday ? [] : session.clashes;
  const close = (): void => setOpened(null);

  async function cancel({ reason = '' }: Record<string, string>): Promise<void> {
    if (!(await mutate(cancelClassSession, { sessionId, version, reason }))) return;
    close();
    showToast('success', text('sessionCancelled', { name }));
  }

  async function restore(): Promise<void> {
    if (await mutate(restoreClassSession, { sessionId, version }))
      showToast('success', text('sessionRestored', { name }));
  }

  return (
    <li className={styles['row']} data-off={isCancelled || session.isHoliday || undefined}>
      <RowText
        name={<strong className={styles['when']}>{`${hours(session)} · ${titleOf(session)}`}</strong>}
        chips={<Chips session={session} />}
      >
        <span>{aboutOf(session)}</span>
        <Clashes clashes={clashes} />
      </RowText>
      {hasRoll ? (
        <Link className={styles['roll']} to={`/attendances/${sessionId}`}>
          <Text id="sessionRollTaken" />
        </Link>
      ) : (
        <>
          {!isCancelled && !session.isHoliday && session.day <= today && (
            <Link className={styles['roll']} to={`/attendances/${sessionId}`}>
              <Text id="takeTheRoll" />
            </Link>
          )}
          <Menu
            label={text('moreNamed', { name })}
            renderButton={(links) => (
              <IconButton {...links} icon="more" label={text('moreNamed', { name })} />
            )}
          >
            {isCancelled ? (
              <MenuItem icon="undo" action={() => void restore()}>
                <Text id="restoreSession" />
              </MenuItem>
            ) : (
              <>
                <MenuItem icon="edit" action={() => setOpened('move')}>
                  <Text id="moveSession" />
                </MenuItem>
                <MenuItem icon="close" tone="danger" action={() => setOpened('cancel')}>
                  <Text id="cancelSession" />
                </MenuItem>
              </>
            )}
          </Menu>
        </>
      )}
      {opened === 'move' && (
        <SessionDialog stored={session} timetable={timetable} today={session.day} onClose={close} />
      )}
      {opened === 'cancel' && (
        <Modal isOpen title={<Text id="cancelSessionAsks" values={{ name }} />} onClose={close}>
          <Form id="cancelSession" submitLabel={text('cancelSession')} onSubmit={cancel}>
            <TextField
              name="reason"
              label={text('cancelReason')}
              help={text('cancelReasonHelp')}
              maxLength={MAX_CANCEL_REASON}
              autoComplete="off"
            />
          </Form>
        </Modal>
      )}
    </li>
  );
}

/** What is not as usual about a session. */
function Chips({
  session: { isCancelled, cancelReason, isHoliday, isChanged },
}: {
  session: KeptSessionFragment;
}) {
  if (isCancelled)
    return (
      <>
        <Chip tone="danger">
          <Text id="sessionIsCancelled" />
        </Chip>
        {cancelReason}
      </>
    );
  if (isHoliday)
    return (
      <Chip tone="success">
        <Text id="sessionOnHoliday" />
      </Chip>
    );
  return (
    isChanged && (
      <Chip tone="info">
        <Text id="sessionIsChanged" />
      </Chip>
    )
  );
}
