import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { addDays, firstOfWeek } from '#kit/calendar/day.ts';
import { config } from '#kit/client/config.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { Switch } from '#kit/ui/choice/switch.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { weekStartIn } from '#kit/ui/date/week-start.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { PrintSheet } from '#kit/ui/print/print-sheet.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ListedSessionFragment } from '../roll/roll.graphql.generated.ts';
import { STATUS_TEXTS } from '../roll/status-texts.ts';
import { useSessionText } from '../roll/use-session-text.ts';
import { paperRoll, paperWeek, type PaperRollQuery } from './paper.graphql.generated.ts';
import { PaperTable } from './paper-table.tsx';
import styles from './paper.module.css';

type Roll = NonNullable<PaperRollQuery['roll']>;

/** The roll of a class, or of a group's week, to print and fill in by hand. */
export function PaperRollScreen() {
  const { sessionId = '' } = useParams();
  const answer = useQuery(paperRoll, { sessionId });
  const roll = answer.data?.roll;
  const text = useText();
  const { shortDayOf } = useSessionText();
  useOpenedRecord(text('printRoll'), {
    name: roll ? shortDayOf(roll.session) : text('rollOf'),
    address: `/attendances/${sessionId}`,
  });
  if (roll) return <PaperRoll roll={roll} />;
  return (
    <Page>
      <PageHeading title={<Text id="rollOf" />} />
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={12} />}>
        {() => <EmptyState icon="users" title={<Text id="rollUnknown" />} />}
      </DataView>
    </Page>
  );
}

function PaperRoll({ roll }: { roll: Roll }) {
  const text = useText();
  const { titleOf } = useSessionText();
  const [params, setParams] = useSearchParams();
  const [isWeek, hasPhotos] = [params.get('span') === 'week', params.has('photos')];
  const week = useWeek(roll.session, isWeek);
  const { session } = roll;
  const sessions = isWeek ? week : [session];
  function turn(name: string, value: string): void {
    const next = new URLSearchParams(params);
    if (next.has(name)) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  }
  return (
    <PrintSheet
      college={config().orgName}
      title={isWeek ? <Text id="paperWeekTitle" /> : titleOf(session)}
      day={sessions[0]?.day ?? session.day}
      tools={
        <>
          <Switch
            label={<Text id="paperWholeWeek" />}
            checked={isWeek}
            onChange={() => turn('span', 'week')}
          />
          <Switch
            label={<Text id="paperPhotos" />}
            checked={hasPhotos}
            onChange={() => turn('photos', '1')}
          />
        </>
      }
    >
      <Facts session={session} isWeek={isWeek} />
      <PaperTable students={roll.students} sessions={sessions} isWeek={isWeek} hasPhotos={hasPhotos} />
      <p className={styles['legend']}>
        <Text
          id="paperLegend"
          values={{
            present: text(STATUS_TEXTS.PRESENT.letter),
            late: text(STATUS_TEXTS.LATE.letter),
            absent: text(STATUS_TEXTS.ABSENT.letter),
            excused: text(STATUS_TEXTS.EXCUSED.letter),
          }}
        />
      </p>
      <div className={styles['signing']}>
        <span>
          <Text id="paperSignature" />
        </span>
        <span>
          <Text id="paperDate" />
        </span>
      </div>
    </PrintSheet>
  );
}

/** What the group has in the week of a session; not what was cancelled or falls on a holiday. */
function useWeek(
  { day, groupId }: ListedSessionFragment,
  isAsked: boolean,
): readonly ListedSessionFragment[] {
  const { locale } = useIntl();
  const from = firstOfWeek(day, weekStartIn(locale));
  const answer = useQuery(paperWeek, { from, to: addDays(from, 6), groupId }, { enabled: isAsked });
  return (answer.data?.rollSessions ?? []).filter(({ isCancelled, isHoliday }) => !isCancelled && !isHoliday);
}

function Facts({ session, isWeek }: { session: ListedSessionFragment; isWeek: boolean }) {
  const text = useText();
  const { whenOf } = useSessionText();
  const ofClass = [
    { term: text('paperWhen'), value: whenOf(session) },
    { term: text('paperTeacher'), value: session.teacherName },
    { term: text('paperRoom'), value: session.room },
  ];
  const facts = [
    { term: text('paperGroup'), value: `${session.groupName} · ${session.regionName}` },
    ...(isWeek ? [] : ofClass),
  ];
  return <FactList facts={facts.filter(({ value }) => value)} />;
}
