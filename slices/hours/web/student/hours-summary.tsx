import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { StatStrip } from '#kit/ui/stat-strip/stat-strip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { minutesByTerm, sumsOf } from '../../rules/summary.ts';
import { CategoryRing, isAllLogged, leftIn } from '../category-ring.tsx';
import styles from '../hours.module.css';
import { useHoursText } from '../use-hours-text.ts';
import type {
  OwnHourCategoryFragment,
  OwnHourEntryFragment,
  OwnHoursQuery,
} from './own-hours.graphql.generated.ts';
import { TimerCard } from './timer-card.tsx';

type OwnHours = OwnHoursQuery['ownHours'];

interface HoursSummaryProps {
  hours: OwnHours;
  /** Whether a timer can be started. */
  mayLog: boolean;
  onStopped: (entry: OwnHourEntryFragment) => void;
}

/** What is required and how much of it is done, in all and by category; and the timer. */
export function HoursSummary({ hours, mayLog, onStopped }: HoursSummaryProps) {
  const timer = (mayLog || hours.timer) && <TimerCard hours={hours} onStopped={onStopped} />;
  return (
    <>
      {/* While it runs, it is what matters most. */}
      {hours.timer && timer}
      <Sums hours={hours} />
      <Card title={<Text id="hourCategories" />}>
        {hours.categories.length === 0 && (
          <p className={styles['quiet']}>
            <Text id="noHoursYet" />
          </p>
        )}
        <ul className={styles['rings']}>
          {hours.categories.map((category) => (
            <CategoryRing key={category.categoryId} category={category} />
          ))}
        </ul>
      </Card>
      {!hours.timer && timer}
    </>
  );
}

type Category = OwnHourCategoryFragment;

const sumOf = (categories: readonly Category[], of: (one: Category) => number): number =>
  categories.reduce((sum, category) => sum + of(category), 0);

/** Nobody plans a week to the minute. */
const QUARTER = 15;
const aboutMinutes = (minutes: number): number => Math.ceil(minutes / QUARTER) * QUARTER;

function Sums({ hours }: { hours: OwnHours }) {
  const { categories } = hours;
  const text = useText();
  const hoursText = useHoursText();
  const { requiredMinutes, confirmedMinutes, pendingMinutes, besidesMinutes } = sumsOf(categories);
  return (
    <StatStrip
      stats={[
        {
          label: text('hourConfirmed'),
          value: hoursText(confirmedMinutes),
          aside: besidesMinutes > 0 && (
            <Text id="hoursBesides" values={{ time: hoursText(besidesMinutes) }} />
          ),
        },
        {
          label: text('hourPending'),
          value: hoursText(pendingMinutes),
        },
        { label: text('hourRequired'), value: hoursText(requiredMinutes) },
        {
          label: text('hourLeft'),
          // More in one category makes up for nothing in another.
          value: hoursText(sumOf(categories, leftIn)),
          aside: requiredMinutes > 0 && <Pace hours={hours} />,
        },
      ]}
    />
  );
}

/** What is left, spread over the weeks until it is due; nothing where nobody said when, and no term runs. */
function Pace({ hours: { categories, today, lastDay: lastDayOfTerm, dueOn } }: { hours: OwnHours }) {
  const hoursText = useHoursText();
  const { formatDate } = useIntl();
  const dayText = (day: Day): string =>
    formatDate(universalMidnight(day), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const open = categories.filter((category) => !isAllLogged(category));
  if (open.length === 0)
    return <Text id={sumOf(categories, leftIn) === 0 ? 'hourAllConfirmed' : 'hourEnough'} />;
  const lastDay = dueOn ?? lastDayOfTerm;
  if (lastDay === null || today === null) return null;
  const day = dayText(lastDay);
  if (lastDay < today) return <Text id="hourWasDue" values={{ day }} />;
  const perWeek = aboutMinutes(sumOf(open, ({ minutesPerWeek }) => minutesPerWeek ?? 0));
  const byTerm = minutesByTerm(perWeek, { dueOn, lastDayOfTerm }, today);
  return (
    <>
      <Text id="hourPace" values={{ time: hoursText(perWeek), day }} />
      {byTerm !== null && lastDayOfTerm !== null && (
        <>
          {' · '}
          <Text id="hourPaceOfTerm" values={{ time: hoursText(byTerm), day: dayText(lastDayOfTerm) }} />
        </>
      )}
    </>
  );
}
