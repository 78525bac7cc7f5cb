import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { partOfDay } from '../rules/greeting.ts';
import { DashboardChoice } from './dashboard-choice.tsx';
import { useSelectedGroup } from './use-selected-group.ts';

/** The head of the first screen: who, when and where. */
export function Greeting() {
  const { firstName, regions } = useSignedInUser();
  const { selected } = useSelectedGroup();
  const { formatDate } = useIntl();
  const [now] = useState(() => new Date());
  const facts = [
    formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' }),
    selected?.name,
    regions?.length === 1 ? regions[0]?.name : undefined,
  ];
  return (
    <PageHeading
      title={<Text id="greeting" values={{ part: partOfDay(now.getHours()), firstName }} />}
      subtitle={facts.filter(Boolean).join(' · ')}
      actions={<DashboardChoice />}
    />
  );
}
