import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { MAX_CANCEL_REASON } from '../../rules/meeting.ts';
import { listsOfSessions } from './lists-of-sessions.ts';
import { SessionDialog } from './session-dialog.tsx';
import type { ShownTimetable } from './shown-timetable.ts';
import {
  cancelClassSession,
  restoreClassSession,
  type KeptSessionFragment,
} from './timetable.graphql.generated.ts';

/** A session, and what its form offers. */
export interface KnownSession {
  session: KeptSessionFragment;
  timetable: ShownTimetable;
}

interface SessionMenuProps {
  name: string;
  isCancelled: boolean;
  /** Null where it is gone. */
  load: () => Promise<KnownSession | null>;
}

type Opened = KnownSession & { as: 'move' | 'cancel' };

/** Moves, cancels and restores one session. */
export function SessionMenu({ name, isCancelled, load }: SessionMenuProps) {
  const text = useText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { attempt } = useMutation();
  const { mutate } = useMutation({ stale: listsOfSessions, afterRefusalToo: true });
  const close = (): void => setOpened(null);

  async function withSession(act: (known: KnownSession) => unknown): Promise<void> {
    const found = await attempt(async () => ({ known: await load() }));
    if (!found) return;
    if (!found.known) return showToast('error', text('sessionIsGone'));
    await act(found.known);
  }

  async function cancel({ reason = '' }: Record<string, string>): Promise<void> {
    if (!opened) return;
    const { _id: sessionId, version } = opened.session;
    const answer = await mutate(cancelClassSession, { sessionId, version, reason });
    if (!answer) return;
    close();
    showToast('success', text('sessionCancelled', { name }), {
      label: text('undo'),
      onAct: () => void restore(answer.cancelClassSession),
    });
  }

  async function restore({ _id: sessionId, version }: KeptSessionFragment): Promise<void> {
    if (await mutate(restoreClassSession, { sessionId, version }))
      showToast('success', text('sessionRestored', { name }));
  }

  return (
    <>
      <Menu
        label={text('moreNamed', { name })}
        renderButton={(links) => <IconButton {...links} icon="more" label={text('moreNamed', { name })} />}
      >
        {isCancelled ? (
          <MenuItem icon="undo" action={() => void withSession(({ session }) => restore(session))}>
            <Text id="restoreSession" />
          </MenuItem>
        ) : (
          <>
            <MenuItem
              icon="edit"
              action={() => void withSession((known) => setOpened({ ...known, as: 'move' }))}
            >
              <Text id="moveSession" />
            </MenuItem>
            <MenuItem
              icon="close"
              tone="danger"
              action={() => void withSession((known) => setOpened({ ...known, as: 'cancel' }))}
            >
              <Text id="cancelSession" />
            </MenuItem>
          </>
        )}
      </Menu>
      {opened?.as === 'move' && (
        <SessionDialog
          stored={opened.session}
          timetable={opened.timetable}
          today={opened.session.day}
          onClose={close}
        />
      )}
      {opened?.as === 'cancel' && (
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
    </>
  );
}
