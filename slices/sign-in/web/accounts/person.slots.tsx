import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { call } from '#kit/client/call/call.ts';
import { forgetDeviceStore } from '#kit/client/storage/forget-device-store.ts';
import { forgetUser } from '#kit/client/session/forget-user.ts';
import { page } from '#kit/client/page.ts';
import { tellOtherTabs } from '#kit/client/session/other-tabs.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { PersonSlot } from '#slices/people/web/api.ts';
import { impersonateUser } from './impersonate.graphql.generated.ts';
import { endUserSession, userSessions } from './account.graphql.generated.ts';
import styles from './account.module.css';
import { DeviceRow } from './device-row.tsx';

/** What an administrator may do with the account of a person. */
export const slots: readonly PersonSlot[] = [
  {
    id: 'impersonate',
    as: 'button',
    isShown: ({ mayBeImpersonated }) => mayBeImpersonated === true,
    render: (person) => <Impersonate person={person} />,
  },
  {
    id: 'devices',
    as: { on: 'roles' },
    isShown: ({ mayBeManaged }) => mayBeManaged === true,
    render: ({ _id }) => <PersonDevicesCard userId={_id} />,
  },
];

function Impersonate({ person }: { person: { _id: string; fullName: string } }) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{text('impersonate')}</Button>
      {isAsking && <ImpersonateDialog person={person} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface ImpersonateDialogProps {
  person: { _id: string; fullName: string };
  onClose: () => void;
}

function ImpersonateDialog({ person, onClose }: ImpersonateDialogProps) {
  const text = useText();
  const { mutate } = useMutation();

  async function start({ reason }: { reason: string }): Promise<void> {
    if (!(await mutate(impersonateUser, { userId: person._id, reason }))) return;
    // Nothing the administrator has read stays behind in the other's place.
    forgetUser();
    forgetDeviceStore();
    tellOtherTabs();
    page.goTo('/dashboard');
  }

  return (
    <Modal isOpen title={<Text id="impersonate" />} onClose={onClose}>
      <p>{text('impersonateIntro', { name: person.fullName })}</p>
      <Form<'reason'> id="impersonate" submitLabel={text('impersonateStart')} onSubmit={start}>
        <TextField
          name="reason"
          label={text('impersonateReason')}
          help={text('impersonateReasonHelp')}
          maxLength={200}
          required
        />
      </Form>
    </Modal>
  );
}

function PersonDevicesCard({ userId }: { userId: string }) {
  const answer = useQuery(userSessions, { userId }, { fresh: true });
  return (
    <Card title={<Text id="devices" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={2} />} empty={<Nowhere />}>
        {({ userSessions: sessions }) => (
          <ul className={styles['list']}>
            {sessions.map((device) => (
              <DeviceRow
                key={device._id}
                device={device}
                end={() => call(endUserSession, { userId, sessionId: device._id })}
                onEnded={() => answer.refetch?.()}
              />
            ))}
          </ul>
        )}
      </DataView>
    </Card>
  );
}

const Nowhere = () => (
  <Note>
    <Text id="loggedInNowhere" />
  </Note>
);
