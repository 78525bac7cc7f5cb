import { useSearchParams } from 'react-router';
import { isDay } from '#kit/calendar/day.ts';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Tabs, useTab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AddSession } from '../timetable/add-session.tsx';
import styles from './roll.module.css';

export type AttendancesSlot = PageSlot<null>;

/** Rolls, and what follows from them, for those who look after a campus (ATT-07). */
export function AttendancesPage({ slots }: SlotsProps<AttendancesSlot>) {
  const text = useText();
  const { tabs } = usePageSlots(slots, null);
  const current = useTab(tabs) ?? '';
  const [params, setParams] = useSearchParams();
  const named = params.get('day');
  return (
    <Page>
      <PageHeading
        title={<Text id="menuAttendance" />}
        subtitle={<Text id="attendancesLead" />}
        actions={
          <>
            <AddSession
              day={named !== null && isDay(named) ? named : readerToday()}
              onSaved={({ day }) => setParams({ tab: 'classes', day })}
            />
            <LinkButton to="/attendances/import">
              <Icon name="upload" />
              <Text id="importAttendance" />
            </LinkButton>
          </>
        }
      />
      <Tabs label={text('menuAttendance')} tabs={tabs} current={current} />
      <div className={styles['side']}>{tabs.find(({ id }) => id === current)?.content}</div>
    </Page>
  );
}
