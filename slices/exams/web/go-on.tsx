import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/client/call.ts';
import { deviceStore } from '#kit/client/device-store.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { SILENCE_MS } from '../rules/silence.ts';
import type { OwnExam } from './own-exam.ts';
import { forgetSitting, keptSitting } from './sitting/device-log.ts';
import { whoHolds } from './sitting/hold-alone.ts';
import { isSatOn } from './sitting/name-of-device.ts';
import { settleExam } from './sitting/sitting.graphql.generated.ts';
import { StartButton } from './start-button.tsx';

interface GoOnProps {
  exam: OwnExam;
  open: OwnExam['attempts'][number];
  /** Called when the attempt was found open and has failed by that. */
  onSettled: () => void;
}

/**
 * An attempt is open: on another page or device, where it goes on; or it was left on this one. Whoever may come back to it is
 * shown the way, and for anybody else it has failed, which the server is told at once.
 */
export function GoOn({ exam, open, onSettled }: GoOnProps) {
  const { _id: examId, refusal, returnSeconds } = exam;
  const { _id: attemptId, hasLeft, returnUntil } = open;
  const { _id: personId, impersonatingUser } = useSignedInUser();
  const navigate = useNavigate();
  const [place, setPlace] = useState<'here' | 'elsewhere' | null>(null);
  const settled = useEffectEvent(onSettled);
  const mayReturn = returnUntil !== null;
  const mayOnlyLook = impersonatingUser !== null;

  useEffect(
    function lookOnThisDevice() {
      let isShown = true;
      const look = async (): Promise<'here' | 'elsewhere' | 'settled'> => {
        const sitting = await keptSitting(deviceStore, examId, personId);
        if (sitting && sitting.attemptId !== attemptId) await forgetSitting(deviceStore, sitting);
        if (sitting?.attemptId !== attemptId || !(await isSatOn(sitting))) return 'elsewhere';
        const hold = await whoHolds(attemptId);
        if (hold === 'taken' || mayOnlyLook) return 'elsewhere';
        if (mayReturn) return 'here';
        const { deviceId } = sitting;
        const page = { pageId: crypto.randomUUID(), isAlone: hold === 'alone' };
        await call(settleExam, { examId, attemptId, deviceId, ...page });
        await forgetSitting(deviceStore, sitting);
        return 'settled';
      };
      look().then(
        (found) => {
          if (!isShown) return;
          if (found === 'settled') settled();
          else setPlace(found);
        },
        () => isShown && setPlace('elsewhere'),
      );
      return () => {
        isShown = false;
      };
    },
    [examId, personId, attemptId, mayReturn, mayOnlyLook],
  );

  if (place === null) return <Spinner />;
  if (place === 'here')
    return (
      <Note tone="warning">
        <Text id="attemptMayReturn" values={{ seconds: returnSeconds }} />
        <Button tone="primary" onClick={() => void navigate(`/student/exams/${examId}/take`)}>
          <Text id="goOnWithExam" />
        </Button>
      </Note>
    );
  return (
    <>
      <Note tone="warning">
        {hasLeft ? (
          <Text id="attemptLeftElsewhere" values={{ seconds: returnSeconds }} />
        ) : (
          <Text id="attemptOpenElsewhere" values={{ minutes: SILENCE_MS / 60_000 }} />
        )}
      </Note>
      {refusal === null && <StartButton exam={exam} reinstatedId={null} />}
    </>
  );
}
