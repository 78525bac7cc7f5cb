import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { addDays, universalMidnight, type Day } from '#kit/calendar/day.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { SegmentedControl } from '#kit/ui/segmented-control/segmented-control.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useIsAtLeast } from '#kit/ui/use-is-at-least.ts';
import { GridExport } from './grid-export.tsx';
import type { FilledGridFragment } from './grid.graphql.generated.ts';
import type { FilledGrid } from './use-grid.ts';
import styles from './grid.module.css';

interface GridToolbarProps {
  filled: FilledGrid;
  /** To choose from, where one looks after more than this one. */
  groups: readonly { _id: string; name: string; regionName: string }[];
}

/** Which group and which days, and the file of them. */
export function GridToolbar({ filled, groups }: GridToolbarProps) {
  const text = useText();
  const [, setParams] = useSearchParams();
  const isWide = useIsAtLeast('md');
  const { grid } = filled;
  const ask = (changed: Readonly<Record<string, string>>): void =>
    setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), ...changed }));
  const [before, after] = [dayBeside(grid, -1), dayBeside(grid, 1)];
  const isOneCampus = new Set(groups.map(({ regionName }) => regionName)).size < 2;
  return (
    <div className={styles['toolbar']}>
      {groups.length === 0 ? (
        <b>{grid.groupName}</b>
      ) : (
        <SelectField
          name="groupId"
          label={text('behindGroup')}
          hidesPlaceholder
          value={grid._id}
          options={groups.map(({ _id: value, name, regionName }) => ({
            value,
            label: isOneCampus ? name : `${name} · ${regionName}`,
          }))}
          onChange={({ currentTarget }) => ask({ groupId: currentTarget.value })}
        />
      )}
      <div className={styles['days']}>
        <IconButton
          icon="chevronLeft"
          label={text('gridBefore', { span: grid.span })}
          disabled={before === null}
          onClick={() => before && ask({ day: before })}
        />
        <Days grid={grid} />
        <IconButton
          icon="chevronRight"
          label={text('gridAfter', { span: grid.span })}
          disabled={after === null}
          onClick={() => after && ask({ day: after })}
        />
      </div>
      {isWide && grid.term && (
        <SegmentedControl
          label={text('gridSpan')}
          options={[
            { value: 'week', label: text('gridWeek') },
            { value: 'term', label: text('gridTerm') },
          ]}
          value={grid.span === 'TERM' ? 'term' : 'week'}
          onChoose={(span) => ask({ span })}
        />
      )}
      <div className={styles['end']}>
        <GridExport filled={filled} />
      </div>
    </div>
  );
}

/** One of the days before or after those that are shown; none where there is no such term. */
function dayBeside({ span, firstDay, lastDay, terms }: FilledGridFragment, step: 1 | -1): Day | null {
  if (span === 'WEEK') return addDays(step === 1 ? lastDay : firstDay, step);
  const term =
    step === 1
      ? terms.find((one) => one.firstDay > lastDay)
      : terms.findLast((one) => one.lastDay < firstDay);
  return term?.firstDay ?? null;
}

function Days({ grid: { span, term, firstDay, lastDay } }: { grid: FilledGridFragment }) {
  const { formatDateTimeRange } = useIntl();
  const days = formatDateTimeRange(universalMidnight(firstDay), universalMidnight(lastDay), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <p className={styles['span']}>
      <b>{span === 'TERM' && term ? term.name : days}</b>
      <small>{span === 'TERM' ? days : term?.name}</small>
    </p>
  );
}
