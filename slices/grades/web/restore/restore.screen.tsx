import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlarmsCard, type GradeAlarm } from './alarms-card.tsx';
import { RestoreForm, type FoundRestore } from './restore-form.tsx';
import { gradeAlarms, gradeRestore } from './restore.graphql.generated.ts';
import styles from './restore.module.css';
import { SpanForm } from './span-form.tsx';

/** Undoes what one person did to grades, after showing what that means. */
export function RestoreScreen() {
  const text = useText();
  const [address] = useSearchParams();
  const answer = useQuery(gradeAlarms, { alarmId: address.get('alarm') }, { fresh: true });
  const alarm = answer.data?.gradeAlarm ?? null;
  useOpenedRecord(text('restoreGrades'));
  return (
    <Page>
      <PageHeading title={<Text id="restoreGrades" />} subtitle={<Text id="restoreLead" />} />
      <div className={styles['cards']}>
        {/* Whatever becomes of the alarms, what a user did can be undone. */}
        <Restoring key={alarm?._id} alarm={alarm} />
        <DataView answer={answer} waiting={<Skeleton shape="block" count={1} />} empty={null}>
          {({ gradeAlarms: alarms }) => alarms.length > 0 && <AlarmsCard alarms={alarms} />}
        </DataView>
      </div>
    </Page>
  );
}

function Restoring({ alarm }: { alarm: GradeAlarm | null }) {
  const { attempt } = useMutation();
  const [found, setFound] = useState<FoundRestore | null>(null);

  async function preview(span: FoundRestore['span']): Promise<void> {
    const would = await attempt(() => call(gradeRestore, span));
    if (would) setFound({ span, ...would.gradeRestore });
  }

  return (
    <Card>
      <SpanForm alarm={alarm} isAnswered={found !== null} onAsk={preview} />
      {found && (
        <div className={styles['found']}>
          <RestoreForm found={found} onRestored={() => setFound(null)} />
        </div>
      )}
    </Card>
  );
}
