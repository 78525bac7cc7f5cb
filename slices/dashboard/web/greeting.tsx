import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readClock } from '#kit/calendar/zone.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { partOfDay } from '../rules/greeting.ts';
import { DashboardChoice } from './dashboard-choice.tsx';
import { studySummary } from './study-summary.graphql.generated.ts';
import { useSelectedGroup } from './use-selected-group.ts';

interface GreetingProps {
  /** Whether it stands over what a student begins the day with. */
  isOfStudent: boolean;
}

/** The head of the first screen: who, when and where. */
export function Greeting({ isOfStudent }: GreetingProps) {
  const { firstName, regions } = useSignedInUser();
  const { selected } = useSelectedGroup();
  const { formatDate } = useIntl();
  const text = useText();
  const { week, weeks } = useQuery(studySummary, {}, { enabled: isOfStudent }).data?.studySummary ?? {};
  const [now] = useState(() => new Date());
  // The day under it is told in the same zone.
  const hour = Number.parseInt(readClock(now, readerZone()).time, 10);
  const facts = [
    formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' }),
    isOfStudent && week && weeks ? text('weekOfTerm', { week, weeks }) : undefined,
    selected?.name,
    regions?.length === 1 ? regions[0]?.name : undefined,
  ];
  return (
    <PageHeading
      title={<Text id="greeting" values={{ part: partOfDay(hour), firstName }} />}
      subtitle={facts.filter(Boolean).join(' · ')}
      actions={<DashboardChoice />}
    />
  );
}
