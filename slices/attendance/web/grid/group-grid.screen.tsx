import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { GroupGrid } from './group-grid.tsx';

/** The rolls of one group, for those who teach it and have no list of groups. */
export function GroupGridScreen() {
  const text = useText();
  const { groupId = '' } = useParams();
  useOpenedRecord(text('gridTab'));
  return (
    <Page>
      <PageHeading title={<Text id="menuAttendance" />} subtitle={<Text id="attendancesLead" />} />
      <GroupGrid groupId={groupId} isListed={false} />
    </Page>
  );
}
