import { useSignedInUser } from '#kit/client/session/session.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ExplanationQueue } from './explanation-queue.tsx';
import { isAttendanceAdmin } from './is-attendance-admin.ts';

/** The same list as on the page of attendance, for admins too, who do not have that page (ATT-29). */
export function ExplanationQueueScreen() {
  const reader = useSignedInUser();
  return (
    <Page>
      <PageHeading title={<Text id="absenceExplanations" />} subtitle={<Text id="explanationQueueLead" />} />
      {isAttendanceAdmin(reader) ? (
        <ExplanationQueue />
      ) : (
        <EmptyState icon="lock" title={<Text id="explanationsAreNotYours" />}>
          <Text id="explanationsAreNotYoursHelp" />
        </EmptyState>
      )}
    </Page>
  );
}
