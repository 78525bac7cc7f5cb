import { Link } from '#kit/ui/link/link.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { PlainTable, useAmount } from '#slices/billing/web/api.ts';
import type { LeftOutReason } from '../rules/run.ts';
import type {
  GroupInvoicePlanQuery,
  LeftOutRowFragment,
  PlannedInvoiceRowFragment,
} from './group-invoicing.graphql.generated.ts';
import styles from './group-invoicing.module.css';

const LEFT_OUT_TEXTS = {
  ALREADY_INVOICED: 'leftOutInvoiced',
  LEFT_GROUP: 'leftOutLeft',
  NOTHING_TO_PAY: 'leftOutNothing',
  YOURSELF: 'leftOutYourself',
  TAKEN_OUT: 'leftOutByYou',
} as const satisfies Record<LeftOutReason, string>;

type Shown<Row> = Omit<Table<Row>, 'counted'>;

interface ChargedTableProps {
  plan: GroupInvoicePlanQuery['groupInvoicePlan'];
  onReduce: (student: PlannedInvoiceRowFragment) => void;
  onTakeOut: (student: PlannedInvoiceRowFragment) => void;
}

export const ChargedTable = (props: ChargedTableProps) => (
  <PlainTable rows={props.plan.charged} table={useChargedTable(props)} />
);

function useChargedTable({
  plan: { currency },
  onReduce,
  onTakeOut,
}: ChargedTableProps): Shown<PlannedInvoiceRowFragment> {
  const text = useText();
  const amountText = useAmount();
  return {
    label: text('invoicePlanStudents'),
    nameOf: ({ studentName }) => studentName,
    menuOf: (student) => (
      <>
        <MenuItem action={() => onReduce(student)}>
          <Text id="reduceThisTime" />
        </MenuItem>
        <MenuItem action={() => onTakeOut(student)}>
          <Text id="leaveOutThisTime" />
        </MenuItem>
      </>
    ),
    columns: [
      { id: 'student', header: text('paperOfStudent'), cell: studentCell },
      {
        id: 'reductions',
        header: text('feeReductions'),
        cell: ({ reductions }) =>
          reductions.map(({ particulars, amount }) => (
            <div key={`${particulars} ${amount}`} className={styles['quiet']}>
              {particulars} · <span className={styles['whole']}>{amountText(amount, currency)}</span>
            </div>
          )),
      },
      {
        id: 'total',
        header: text('booksTotal'),
        align: 'end',
        cell: ({ total }) => <b>{amountText(total, currency)}</b>,
      },
    ],
  };
}

const studentCell = ({
  _id,
  studentName,
  groupName,
}: Pick<LeftOutRowFragment, '_id' | 'studentName' | 'groupName'>) => (
  <TwoLines below={groupName}>
    <Link to={`/users/${_id}?tab=finances`}>{studentName}</Link>
  </TwoLines>
);

interface LeftOutTableProps {
  leftOut: readonly LeftOutRowFragment[];
  onInclude: (student: LeftOutRowFragment) => void;
}

export const LeftOutTable = ({ leftOut, onInclude }: LeftOutTableProps) => (
  <>
    <h2>
      <Text id="invoicePlanLeftOut" />
    </h2>
    <PlainTable rows={leftOut} table={useLeftOutTable(onInclude)} />
  </>
);

function useLeftOutTable(onInclude: LeftOutTableProps['onInclude']): Shown<LeftOutRowFragment> {
  const text = useText();
  return {
    label: text('invoicePlanLeftOut'),
    nameOf: ({ studentName }) => studentName,
    menuOf: (student) =>
      student.reason === 'TAKEN_OUT' && (
        <MenuItem icon="undo" action={() => onInclude(student)}>
          <Text id="includeAgain" />
        </MenuItem>
      ),
    columns: [
      { id: 'student', header: text('paperOfStudent'), cell: studentCell },
      {
        id: 'why',
        header: text('booksReason'),
        cell: ({ reason }) => <Text id={LEFT_OUT_TEXTS[reason]} />,
      },
    ],
  };
}
