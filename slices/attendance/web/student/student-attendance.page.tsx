import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Tabs, useTab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import styles from './student-attendance.module.css';

export type StudentAttendanceSlot = PageSlot<null>;

/** Everything about being there and not, side by side (NAV-41). */
export function StudentAttendancePage({ slots }: SlotsProps<StudentAttendanceSlot>) {
  const text = useText();
  const { tabs } = usePageSlots(slots, null);
  const current = useTab(tabs) ?? '';
  return (
    <Page>
      <PageHeading
        title={<Text id="menuAttendance" />}
        actions={
          <LinkButton to="/check-in">
            <Text id="checkInToClass" />
          </LinkButton>
        }
      />
      <Tabs label={text('menuAttendance')} tabs={tabs} current={current} />
      <div className={styles['side']}>{tabs.find(({ id }) => id === current)?.content}</div>
    </Page>
  );
}
