import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { fileColumn, idColumn, type Column, type Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { studentFileColumns } from '#slices/people/web/api.ts';
import { REQUIREMENTS, type RequirementName } from '../../rules/readiness.ts';
import type { OneGroupFragment } from '../group.graphql.generated.ts';
import type { CandidateFragment as Row, ShownRequirementFragment } from './readiness.graphql.generated.ts';
import { REQUIREMENT_TEXTS, RequirementCell } from './requirement-cell.tsx';
import styles from './readiness.module.css';

export const isReady = ({ shortfalls }: Pick<Row, 'shortfalls'>): boolean => shortfalls.length === 0;

const requirementOf = ({ requirements }: Row, name: RequirementName): ShownRequirementFragment | undefined =>
  requirements.find((one) => one.name === name);

/** What is asked of these members: the same of each. */
const askedOf = (rows: readonly Row[]): RequirementName[] =>
  REQUIREMENTS.filter((name) => rows.some((row) => requirementOf(row, name)));

/** What differs from student to student so that an order tells something. */
const SORTED: ReadonlySet<RequirementName> = new Set(['CORE_COURSES', 'HOURS', 'ATTENDANCE', 'EVALUATIONS']);

const amountOf =
  (name: RequirementName) =>
  (row: Row): number | null =>
    requirementOf(row, name)?.amount ?? null;

/** How the members of a group stand to what is asked for the next year. */
export function useReadinessTable(rows: readonly Row[], { isPromoted }: { isPromoted: boolean }): Table<Row> {
  const text = useText();
  return {
    label: text('readiness'),
    counted: 'membersCounted',
    nameOf: ({ fullName }) => fullName,
    columns: [
      {
        id: 'name',
        header: text('memberName'),
        sortKey: 'name',
        cell: (row) => (
          <span className={styles['member']}>
            <TwoLines below={row.studentNumber}>
              <Link to={`/users/${row._id}`}>{row.fullName}</Link>
            </TwoLines>
            <StateChips row={row} isPromoted={isPromoted} />
          </span>
        ),
        csv: ({ fullName }) => fullName,
      },
      ...askedOf(rows).map((name): Column<Row> => ({
        id: name,
        header: text(REQUIREMENT_TEXTS[name]),
        ...(SORTED.has(name) && { sortKey: name, sortedBy: amountOf(name) }),
        cell: (row) => {
          const requirement = requirementOf(row, name);
          return requirement && <RequirementCell requirement={requirement} />;
        },
        csv: (row) => requirementOf(row, name)?.value ?? null,
      })),
    ],
  };
}

/** Who has moved on is neither ready nor not: that is asked of those who stay. */
function StateChips({ row, isPromoted }: { row: Row; isPromoted: boolean }) {
  const hasMovedOn = isPromoted && row.isLeaving;
  return (
    <span className={styles['chips']}>
      {!hasMovedOn && (
        <Chip tone={isReady(row) ? 'success' : 'warning'}>
          <Text id={isReady(row) ? 'readinessReady' : 'readinessNotReady'} />
        </Chip>
      )}
      {row.shortfalls.includes('DEACTIVATED') && (
        <Chip tone="danger">
          <Text id="statusDisabled" />
        </Chip>
      )}
      {row.isLeaving && (
        <Chip>
          <Text id={hasMovedOn ? 'readinessMovedOn' : 'readinessLeaving'} />
        </Chip>
      )}
    </span>
  );
}

/** What spreadsheets are given: of each requirement how much of it there is, and whether it is met. */
export function useReadinessFileColumns(
  rows: readonly Row[],
  { name: groupName, regionName }: Pick<OneGroupFragment, 'name' | 'regionName'>,
): Column<Row>[] {
  const text = useText();
  const yesOrNo = (isYes: boolean | undefined) =>
    isYes === undefined ? null : text(isYes ? 'readinessMet' : 'readinessNotMet');
  return [
    ...studentFileColumns(text),
    fileColumn('group', text('groupName'), () => groupName),
    fileColumn('campus', text('groupCampus'), () => regionName),
    fileColumn('state', text('readinessState'), (row) =>
      text(isReady(row) ? 'readinessReady' : 'readinessNotReady'),
    ),
    ...askedOf(rows).flatMap((name) => {
      const label = text(REQUIREMENT_TEXTS[name]);
      return [
        fileColumn<Row>(name, label, (row) => requirementOf(row, name)?.value ?? null),
        fileColumn<Row>(`${name}-met`, text('readinessFileMet', { name: label }), (row) =>
          yesOrNo(requirementOf(row, name)?.isMet),
        ),
      ];
    }),
    idColumn(text('recordId')),
  ];
}
