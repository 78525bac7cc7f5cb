import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isDay } from '#kit/calendar/day.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useIsAtLeast } from '#kit/ui/use-is-at-least.ts';
import type { GridPosition } from '../../rules/pasted-marks.ts';
import { AttendanceGrid } from './attendance-grid.tsx';
import { GridCards } from './grid-cards.tsx';
import { PasteRefused, ReasonDialog } from './grid-dialogs.tsx';
import { GridState } from './grid-state.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { GridTroubles } from './grid-troubles.tsx';
import type { FilledGridFragment } from './grid.graphql.generated.ts';
import { MarkChoice } from './mark-choice.tsx';
import { useFilledGrid, useGrid, type FilledGrid } from './use-grid.ts';
import { useGridMarks } from './use-grid-marks.ts';

interface GroupGridProps {
  /** Null for the group whose class was last. */
  groupId: string | null;
  /** Whether one can turn to other groups. */
  isListed: boolean;
}

/** The rolls of a group in a week, or in a whole term where there is room for it. The address says which. */
export function GroupGrid({ groupId, isListed }: GroupGridProps) {
  const [params] = useSearchParams();
  const isWide = useIsAtLeast('md');
  const named = params.get('day') ?? '';
  const day = isDay(named) ? named : null;
  const span = isWide && params.get('span') === 'term' ? 'TERM' : 'WEEK';
  const { answer, refetch } = useGrid({ groupId, day, span, isListed });
  return (
    <DataView
      answer={answer}
      waiting={<Skeleton shape="rows" count={10} />}
      empty={
        groupId !== null && isListed ? (
          <NoSuchGroup />
        ) : (
          <EmptyState icon="users" title={<Text id={isListed ? 'gridNoGroups' : 'gridUnknown'} />} />
        )
      }
      isEmpty={({ attendanceGrid }) => attendanceGrid === null}
    >
      {({ attendanceGrid: grid, attendanceGridGroups: groups = [] }) =>
        grid && (
          <Card>
            <Filled
              key={[grid._id, grid.firstDay, grid.span].join(' ')}
              grid={grid}
              groups={groups}
              onStored={() => refetch?.()}
            />
          </Card>
        )
      }
    </DataView>
  );
}

const NoSuchGroup = () => (
  <EmptyState
    icon="users"
    title={<Text id="gridGroupUnknown" />}
    action={
      <LinkButton to="/attendances?tab=week">
        <Text id="gridTab" />
      </LinkButton>
    }
  />
);

interface FilledProps {
  grid: FilledGridFragment;
  groups: readonly { _id: string; name: string; regionName: string }[];
  onStored: () => void;
}

function Filled({ grid, groups, onStored }: FilledProps) {
  const isWide = useIsAtLeast('md');
  const filled = useFilledGrid(grid, onStored);
  const marks = useGridMarks(filled);
  const [opened, setOpened] = useState<GridPosition | null>(null);
  const isEmpty = filled.columns.length === 0 || filled.rows.length === 0;
  return (
    <>
      <GridToolbar filled={filled} groups={groups} />
      <GridState filled={filled} marks={marks} hasKeys={isWide} />
      <GridTroubles filled={filled} marks={marks} />
      {isEmpty ? (
        <NothingToMark filled={filled} />
      ) : isWide ? (
        <AttendanceGrid filled={filled} marks={marks} onOpen={setOpened} />
      ) : (
        <GridCards filled={filled} onOpen={setOpened} />
      )}
      {opened && <MarkChoice filled={filled} at={opened} marks={marks} onClose={() => setOpened(null)} />}
      {marks.asking && <ReasonDialog marks={marks} asking={marks.asking} />}
      {marks.refused && (
        <PasteRefused filled={filled} problems={marks.refused} onClose={marks.forgetRefused} />
      )}
    </>
  );
}

const NothingToMark = ({ filled: { grid, columns } }: { filled: FilledGrid }) =>
  columns.length === 0 ? (
    <EmptyState icon="calendar" title={<Text id="gridNoSessions" values={{ span: grid.span }} />} />
  ) : (
    <EmptyState icon="users" title={<Text id="gridNobody" />} />
  );
