import { useIntl } from 'react-intl';
import { universalMidnight } from '#kit/calendar/day.ts';
import { instantAt } from '#kit/calendar/zone.ts';
import { formatAmount } from '#kit/money/amounts.ts';
import type { IconName } from '#kit/ui/icon/icon.tsx';
import { DueChip } from '#kit/ui/task-row/due-chip.tsx';
import { TaskRow } from '#kit/ui/task-row/task-row.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { OwnTasksQuery } from '../own-tasks.graphql.generated.ts';

type OwnTask = OwnTasksQuery['ownTasks'][number];

interface Look {
  icon: IconName;
  due: MessageId;
  late?: MessageId;
}

const LOOKS: Record<string, Look> = {
  explainAbsence: { icon: 'note', due: 'taskBy' },
  payInvoice: { icon: 'card', due: 'taskDue', late: 'taskOverdue' },
};

/** At noon, which is on that day wherever the reader is near the campus. */
const dueInstant = (day: NonNullable<OwnTask['dueOn']>, timeZone: string): string =>
  instantAt(day, '12:00', timeZone).toISOString();

/** Something a student has to do besides exams and assignments, or has waited to hear. */
export function OwnTaskRow({ task }: { task: OwnTask }) {
  const { name, path, about, dueOn, timeZone } = task;
  const { icon, due, late = due }: Look = LOOKS[name] ?? { icon: 'check', due: 'taskDue' };
  return (
    <TaskRow
      to={path}
      icon={icon}
      isOpen
      title={<Text id={`${name}Task` as MessageId} values={{ about }} />}
      facts={useFacts(task)}
      action={<Text id={`${name}TaskAction` as MessageId} />}
    >
      {dueOn && (
        <DueChip
          at={dueInstant(dueOn, timeZone)}
          timeZone={timeZone}
          shows="day"
          label={due}
          lateLabel={late}
        />
      )}
    </TaskRow>
  );
}

/** The days and what they are about, or what is to be paid. */
function useFacts({ firstDay, lastDay, about, amount, currency }: OwnTask): string {
  const { locale, formatDateTimeRange } = useIntl();
  if (amount !== null && currency) return formatAmount(amount, currency, locale);
  if (!firstDay || !lastDay) return about;
  const days = formatDateTimeRange(universalMidnight(firstDay), universalMidnight(lastDay), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return [days, about].filter(Boolean).join(' · ');
}
