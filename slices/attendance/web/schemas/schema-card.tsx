import { useState } from 'react';
import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { percent, writtenPercent } from '#kit/percent/percent.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { termOn } from '../../rules/policy.ts';
import { standingOf } from '../../rules/standing.ts';
import { LeaveTypesDialog } from './leave-types-dialog.tsx';
import { EditSchemaDialog, PolicyDialog } from './schema-dialogs.tsx';
import {
  attendanceSchemas,
  deleteAttendanceSchema,
  type KeptSchemaFragment,
} from './schemas.graphql.generated.ts';
import styles from './schemas.module.css';
import { TermsDialog } from './terms-dialog.tsx';
import { useCountedPolicy } from './use-counted-policy.ts';

const DIALOGS = { name: EditSchemaDialog, policy: PolicyDialog, terms: TermsDialog, types: LeaveTypesDialog };

/** One schema: how it counts, its terms and its types of leave. */
export function SchemaCard({ schema }: { schema: KeptSchemaFragment }) {
  const text = useText();
  const percentText = useWrittenPercent();
  const [isDeleting, setIsDeleting] = useState(false);
  const [opened, setOpened] = useState<keyof typeof DIALOGS | null>(null);
  const { attempt } = useMutation({ stale: [attendanceSchemas] });
  const Dialog = opened && DIALOGS[opened];

  async function remove(): Promise<void> {
    if (await attempt(() => call(deleteAttendanceSchema, { schemaId: schema._id })))
      showToast('success', text('recordDeleted', { name: schema.name }));
    setIsDeleting(false);
  }

  return (
    <Card
      title={schema.name}
      link={
        <Menu
          label={text('moreNamed', { name: schema.name })}
          renderButton={(links) => (
            <IconButton {...links} icon="more" label={text('moreNamed', { name: schema.name })} />
          )}
        >
          <MenuItem icon="edit" action={() => setOpened('name')}>
            <Text id="edit" />
          </MenuItem>
          <MenuItem
            icon="trash"
            tone="danger"
            disabled={schema.groupCount > 0}
            aside={schema.groupCount > 0 && <Text id="schemaIsUsed" values={{ count: schema.groupCount }} />}
            action={() => setIsDeleting(true)}
          >
            <Text id="delete" />
          </MenuItem>
        </Menu>
      }
    >
      <p className={styles['quiet']}>
        <Text id="schemaGroups" values={{ count: schema.groupCount }} />
        {schema.lowPercent !== null && (
          <>
            {' · '}
            <Text id="schemaLowPercent" values={{ percent: percentText(schema.lowPercent) }} />
          </>
        )}
      </p>
      <div className={styles['parts']}>
        <Parameters schema={schema} onChange={() => setOpened('policy')} />
        <Terms schema={schema} onChange={() => setOpened('terms')} />
        <LeaveTypes schema={schema} onChange={() => setOpened('types')} />
      </div>
      <Confirm
        isOpen={isDeleting}
        title={<Text id="deleteSchemaAsks" values={{ name: schema.name }} />}
        action={<Text id="deleteSchema" />}
        onConfirm={remove}
        onCancel={() => setIsDeleting(false)}
      >
        <Text id="deleteSchemaTakes" />
      </Confirm>
      {Dialog && <Dialog schema={schema} onClose={() => setOpened(null)} />}
    </Card>
  );
}

interface PartProps {
  schema: KeptSchemaFragment;
  onChange: () => void;
}

/** The parameters that count today, and those that will. */
function Parameters({ schema, onChange }: PartProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const dayText = useDayText();
  const percentText = useWrittenPercent();
  const counted = useCountedPolicy(schema);
  const later = schema.policies.filter(({ firstDay }) => counted && firstDay > counted.firstDay);
  if (!counted) return null;
  return (
    <section className={styles['part']}>
      <h3>
        <Text id="schemaParameters" />
      </h3>
      <FactList
        facts={[
          {
            term: text('minutesLateThreshold'),
            value: text('minutesCount', { minutes: counted.minutesLateThreshold }),
          },
          { term: text('graceAbsents'), value: formatNumber(counted.graceAbsentsPerTerm) },
          { term: text('graceLates'), value: formatNumber(counted.graceLatesPerTerm) },
          { term: text('absenceDeduction'), value: percentText(counted.absenceDeduction) },
          { term: text('lateDeduction'), value: percentText(counted.lateDeduction) },
        ]}
      />
      {later.map(({ firstDay }) => (
        <p key={firstDay} className={styles['quiet']}>
          <Text id="otherParametersFrom" values={{ day: dayText(firstDay) }} />
        </p>
      ))}
      <Button aria-haspopup="dialog" onClick={onChange}>
        <Text id="changeParameters" />
      </Button>
      <Tried schema={schema} />
    </section>
  );
}

/** What a student with so many absences and lates would lose. */
function Tried({ schema }: { schema: KeptSchemaFragment }) {
  const text = useText();
  const percentText = useWrittenPercent();
  const counted = useCountedPolicy(schema);
  const [absent, setAbsent] = useState<number | null>(5);
  const [late, setLate] = useState<number | null>(4);
  if (!counted) return null;
  const { deduction } = standingOf(
    { PRESENT: 0, EXCUSED: 0, ABSENT: Math.max(0, absent ?? 0), LATE: Math.max(0, late ?? 0) },
    {
      ...counted,
      absenceDeduction: percent(counted.absenceDeduction),
      lateDeduction: percent(counted.lateDeduction),
    },
  );
  return (
    <>
      <div className={styles['tried']}>
        <NumberField
          name={`absent-${schema._id}`}
          label={text('triedAbsences')}
          rules={{ min: 0, max: 999 }}
          defaultValue={5}
          onChange={setAbsent}
        />
        <NumberField
          name={`late-${schema._id}`}
          label={text('triedLates')}
          rules={{ min: 0, max: 999 }}
          defaultValue={4}
          onChange={setLate}
        />
      </div>
      <p aria-live="polite">
        <Text id="triedOutcome" values={{ points: percentText(writtenPercent(deduction)) }} />
      </p>
    </>
  );
}

function Terms({ schema: { terms }, onChange }: PartProps) {
  const dayText = useDayText();
  const now = termOn(terms, readerToday());
  return (
    <section className={styles['part']}>
      <h3>
        <Text id="schemaTerms" />
      </h3>
      {terms.length === 0 ? (
        <p className={styles['quiet']}>
          <Text id="noTerms" />
        </p>
      ) : (
        <ul className={styles['terms']}>
          {terms.toReversed().map((term) => (
            <li key={term._id}>
              <span>
                {term.name}{' '}
                {term === now && (
                  <Chip tone="success">
                    <Text id="termNow" />
                  </Chip>
                )}
              </span>
              <span className={styles['quiet']}>
                {dayText(term.firstDay)} – {dayText(term.lastDay)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button aria-haspopup="dialog" onClick={onChange}>
        <Text id="editTerms" />
      </Button>
    </section>
  );
}

function LeaveTypes({ schema: { leaveTypes }, onChange }: PartProps) {
  return (
    <section className={styles['part']}>
      <h3>
        <Text id="leaveTypes" />
      </h3>
      {leaveTypes.length === 0 ? (
        <p className={styles['quiet']}>
          <Text id="noLeaveTypes" />
        </p>
      ) : (
        <span className={styles['types']}>
          {leaveTypes.map(({ _id, name }) => (
            <Chip key={_id}>{name}</Chip>
          ))}
        </span>
      )}
      <Button aria-haspopup="dialog" onClick={onChange}>
        <Text id="editLeaveTypes" />
      </Button>
    </section>
  );
}

function useDayText(): (day: Day) => string {
  const { formatDate } = useIntl();
  return (day) => formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' });
}
