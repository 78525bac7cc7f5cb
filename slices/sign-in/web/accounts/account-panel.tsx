import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { useRef, useState } from 'react';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView, type Answer } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { call } from '#kit/client/call/call.ts';
import { passwordDigest } from '#kit/client/password/password-digest.ts';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { PasswordField } from '#kit/ui/field/password-field.tsx';
import { FieldRefusal } from '#kit/ui/form/field-refusal.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { forgetDeviceStore } from '#kit/client/storage/forget-device-store.ts';
import { forgetUser } from '#kit/client/session/forget-user.ts';
import { page } from '#kit/client/page.ts';
import { tellOtherTabs } from '#kit/client/session/other-tabs.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { MIN_PASSWORD } from '#slices/sign-in/rules/password.ts';
import {
  ownAccount,
  ownSessions,
  supportViews,
  changePassword,
  endSession,
  logOutEverywhere,
  type OwnSessionsQuery,
} from './account.graphql.generated.ts';
import { ChangeEmailCard } from './change-email-card.tsx';
import styles from './account.module.css';
import { DeviceRow } from './device-row.tsx';

type Fields = 'currentPassword' | 'newPassword' | 'keepOtherSessions';

const FIELD_OF: Readonly<Record<string, Fields>> = {
  currentPasswordWrong: 'currentPassword',
  passwordTooCommon: 'newPassword',
};

/** Other devices are logged out unless the user wishes otherwise. */
function ChangePasswordCard({ onChanged }: { onChanged: () => void }) {
  const text = useText();
  const { mutate } = useMutation({ tell: useFormProblem(FIELD_OF) });
  const box = useRef<HTMLDivElement>(null);

  async function change(fields: Record<Fields, string | undefined>): Promise<void> {
    if (fields.newPassword === fields.currentPassword)
      throw new FieldRefusal('newPassword', text('passwordUnchanged'));
    const changed = await mutate(changePassword, {
      currentPassword: await passwordDigest(fields.currentPassword ?? ''),
      newPassword: await passwordDigest(fields.newPassword ?? ''),
      keepOtherSessions: fields.keepOtherSessions !== undefined,
    });
    if (!changed) return;
    // Nothing of a password stays on the screen.
    box.current?.querySelector('form')?.reset();
    showToast('success', text('passwordChanged'));
    onChanged();
  }

  return (
    <Card title={<Text id="password" />}>
      <div ref={box}>
        <GuardedForm<Fields> id="password" submitLabel={text('changePasswordButton')} onSubmit={change}>
          <PasswordField
            name="currentPassword"
            label={text('currentPassword')}
            autoComplete="current-password"
            minLength={MIN_PASSWORD}
          />
          <PasswordField
            name="newPassword"
            label={text('newPassword')}
            autoComplete="new-password"
            minLength={MIN_PASSWORD}
            help={<Text id="passwordHint" values={{ count: MIN_PASSWORD }} />}
          />
          <Checkbox
            name="keepOtherSessions"
            label={<Text id="keepOtherSessions" />}
            help={<Text id="keepOtherSessionsHelp" />}
          />
        </GuardedForm>
      </div>
    </Card>
  );
}

/** Nobody handles them in another's place. */
export function AccountPanel() {
  const text = useText();
  const { impersonatingUser } = useSignedInUser();
  if (impersonatingUser) {
    return <Note>{text('accountOfSomebodyElse')}</Note>;
  }
  return <OwnKeys />;
}

function OwnKeys() {
  const text = useText();
  const account = useQuery(ownAccount, {}, { fresh: true });
  // Held here, for a new password may log devices out: the list beside it is asked for again.
  const devices = useQuery(ownSessions, {}, { fresh: true });
  return (
    <div className={styles['panel']}>
      <DataView answer={account} waiting={<Skeleton shape="fields" count={4} />}>
        {({ currentUser }) =>
          currentUser?.hasPassword ? (
            <>
              <ChangeEmailCard email={currentUser.email ?? ''} awaitedEmail={currentUser.awaitedEmail} />
              <ChangePasswordCard onChanged={() => devices.refetch?.()} />
            </>
          ) : (
            <Note>{text('keysAtWorkAccount')}</Note>
          )
        }
      </DataView>
      <DevicesCard answer={devices} />
      <SupportViewsCard />
    </div>
  );
}

/** Not shown while there are none. */
function SupportViewsCard() {
  const text = useText();
  const timeText = useTimeText();
  const views = useQuery(supportViews, {}).data?.supportViews ?? [];
  if (views.length === 0) return null;
  return (
    <Card title={<Text id="supportViews" />}>
      <p className={styles['lead']}>{text('supportViewsIntro')}</p>
      <ul className={styles['list']}>
        {views.map((at) => (
          <li key={at} className={styles['row']}>
            {text('viewedBySupport', { when: timeText(at) })}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DevicesCard({ answer }: { answer: Answer<OwnSessionsQuery> }) {
  const text = useText();
  const { mutate } = useMutation();
  const [isAsking, setIsAsking] = useState(false);

  async function leaveAll(): Promise<void> {
    if (!(await mutate(logOutEverywhere, {}))) return setIsAsking(false);
    forgetUser();
    forgetDeviceStore();
    tellOtherTabs();
    page.goTo('/login');
  }

  return (
    <Card title={<Text id="devices" />}>
      <p className={styles['lead']}>{text('devicesIntro')}</p>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={2} />}>
        {({ sessions }) => (
          <ul className={styles['list']}>
            {sessions.map((device) => (
              <DeviceRow
                key={device._id}
                device={device}
                end={() => call(endSession, { _id: device._id })}
                onEnded={() => answer.refetch?.()}
              />
            ))}
          </ul>
        )}
      </DataView>
      <Button tone="danger" onClick={() => setIsAsking(true)}>
        <Text id="logOutEverywhere" />
      </Button>
      <Confirm
        isOpen={isAsking}
        title={<Text id="logOutEverywhere" />}
        action={<Text id="logOutEverywhere" />}
        onConfirm={leaveAll}
        onCancel={() => setIsAsking(false)}
      >
        <p>{text('logOutEverywhereQuestion')}</p>
      </Confirm>
    </Card>
  );
}
