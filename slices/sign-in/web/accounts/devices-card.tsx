import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { forgetDeviceStore } from '#kit/client/storage/forget-device-store.ts';
import { forgetUser } from '#kit/client/session/forget-user.ts';
import { page } from '#kit/client/page.ts';
import { tellOtherTabs } from '#kit/client/session/other-tabs.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView, type Answer } from '#kit/ui/data-view/data-view.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { endSession, logOutEverywhere, type OwnSessionsQuery } from './account.graphql.generated.ts';
import { DeviceRow } from './device-row.tsx';
import styles from './account.module.css';

/** Where somebody is logged in, and the way to end it: one by one, or everywhere at once. */
export function DevicesCard({ answer }: { answer: Answer<OwnSessionsQuery> }) {
  const toastProblem = useProblemToast();
  const [isAsking, setIsAsking] = useState(false);

  async function leaveAll(): Promise<void> {
    try {
      await call(logOutEverywhere, {});
      forgetUser();
      forgetDeviceStore();
      tellOtherTabs();
      page.goTo('/login');
    } catch (problem) {
      setIsAsking(false);
      toastProblem(problem);
    }
  }

  return (
    <Card title={<Text id="devices" />}>
      <p className={styles['lead']}>
        <Text id="devicesIntro" />
      </p>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={2} />}>
        {({ sessions }) => (
          <ul className={styles['list']}>
            {sessions.map((device) => (
              <DeviceRow
                key={device._id}
                device={device}
                end={async () => void (await call(endSession, { _id: device._id }))}
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
        <p>
          <Text id="logOutEverywhereQuestion" />
        </p>
      </Confirm>
    </Card>
  );
}
