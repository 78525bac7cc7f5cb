import { instant, integer, optional, type WrittenValuesOf } from '#kit/record/field.ts';
import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Rows, RowName, RowText } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { MenuItem, MenuSeparator } from '#kit/ui/menu/menu-item.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { useZoneName } from '#kit/ui/field/use-time-zones.ts';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { MAX_RETURN_SECONDS } from '#slices/exams/rules/sitting/coming-back.ts';
import type { KeptAccommodationFragment } from '../accommodations/accommodation.graphql.generated.ts';
import { AccommodationForm } from '../accommodations/accommodation-form.tsx';
import { useGivenText } from '../accommodations/use-allowance-text.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { groupsOfExam, type SittingGroupFragment } from './scheduling.graphql.generated.ts';
import { useScheduleActions, type ExamTimes } from './use-schedule-actions.ts';
import styles from '../authoring/authoring.module.css';

type Opened =
  | { dialog: 'times'; group: SittingGroupFragment }
  | { dialog: 'grant'; group: SittingGroupFragment; student: { _id: string; name: string } | null }
  | { dialog: 'accommodation'; kept: KeptAccommodationFragment };

export function GroupsTab({ examId }: { examId: string }) {
  const answer = useQuery(groupsOfExam, { examId }, { fresh: true });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const actions = useScheduleActions(examId);
  return (
    <section>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={4} />}
        empty={<EmptyState icon="users" title={<Text id="noGroupTaught" />} />}
      >
        {({ examGroups }) => (
          <Rows>
            {examGroups.map((group) => (
              <SittingGroup
                key={group._id}
                group={group}
                onTimes={() => setOpened({ dialog: 'times', group })}
                onGrant={(student) => setOpened({ dialog: 'grant', group, student })}
                onKept={(kept) => setOpened({ dialog: 'accommodation', kept })}
                onStop={() => void actions.unschedule(group)}
              />
            ))}
          </Rows>
        )}
      </DataView>
      {opened?.dialog === 'times' && (
        <ScheduleDialog group={opened.group} onSchedule={actions.schedule} onClose={close} />
      )}
      {opened?.dialog === 'grant' && (
        <GrantDialog
          examId={examId}
          groupId={opened.group._id}
          timeZone={opened.group.timeZone}
          grants={opened.group.grants}
          student={opened.student}
          onClose={close}
        />
      )}
      {opened?.dialog === 'accommodation' && (
        <Modal isOpen title={opened.kept.studentName} onClose={close}>
          <AccommodationForm personId={opened.kept._id} kept={opened.kept} onSaved={close} />
        </Modal>
      )}
    </section>
  );
}

interface SittingGroupProps {
  group: SittingGroupFragment;
  onTimes: () => void;
  onGrant: (student: { _id: string; name: string } | null) => void;
  onKept: (kept: KeptAccommodationFragment) => void;
  onStop: () => void;
}

function SittingGroup({ group, onTimes, onGrant, onKept, onStop }: SittingGroupProps) {
  const text = useText();
  const givenText = useGivenText();
  const { name, campus, timeZone: zone, opensAt, deadline, closesAt, grants, accommodations } = group;
  return (
    <li>
      <RowText
        name={
          <>
            <strong>{name}</strong> <span className={styles['hint']}>{campus}</span>
          </>
        }
        chips={
          opensAt && deadline ? (
            <>
              <span>
                <Text id="examOpensAt" />: <Moment at={opensAt} timeZone={zone} />
              </span>
              <span>
                <Text id="examDeadlineAt" />: <Moment at={deadline} timeZone={zone} />
              </span>
              {closesAt && (
                <span>
                  <Text id="examClosesAt" />: <Moment at={closesAt} timeZone={zone} />
                </span>
              )}
            </>
          ) : (
            <Chip>{text('examNotScheduled')}</Chip>
          )
        }
      >
        {accommodations.map((kept) => (
          <RowName key={`kept ${kept._id}`} action={() => onKept(kept)} opens="dialog">
            <Text id="accommodationLine" values={{ name: kept.studentName, given: givenText(kept) }} />{' '}
            {kept.isOver && <Chip>{text('accommodationEnded')}</Chip>}
          </RowName>
        ))}
        {grants.map((grant) => (
          <RowName
            key={grant.personId}
            action={() => onGrant({ _id: grant.personId, name: grant.studentName })}
            opens="dialog"
          >
            <Text
              id="examGrantLine"
              values={{
                name: grant.studentName,
                minutes: grant.extraMinutes,
                attempts: grant.extraAttempts,
                reason: grant.reason,
              }}
            />
          </RowName>
        ))}
      </RowText>
      {opensAt ? (
        <Menu
          label={name}
          renderButton={(links) => (
            <IconButton {...links} icon="more" label={text('examDeeds', { title: name })} />
          )}
        >
          <MenuItem icon="calendar" action={onTimes}>
            {text('changeExamTimes')}
          </MenuItem>
          <MenuItem icon="clock" action={() => onGrant(null)}>
            {text('grantToStudent')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon="trash" tone="danger" action={onStop}>
            {text('unscheduleExam')}
          </MenuItem>
        </Menu>
      ) : (
        <Button aria-haspopup="dialog" onClick={onTimes}>
          <Text id="scheduleExam" />
        </Button>
      )}
    </li>
  );
}

const TIMES = {
  opensAt: instant({}),
  deadline: instant({}),
  closesAt: optional(instant({})),
  returnSeconds: optional(integer({ min: 0, max: MAX_RETURN_SECONDS, problem: 'examReturnRange' })),
};

interface ScheduleDialogProps {
  group: SittingGroupFragment;
  onSchedule: (group: SittingGroupFragment, times: ExamTimes) => Promise<boolean>;
  onClose: () => void;
}

function ScheduleDialog({ group, onSchedule, onClose }: ScheduleDialogProps) {
  const text = useText();
  const zoneName = useZoneName();
  const { timeZone: zone, opensAt, deadline, closesAt, returnSeconds } = group;

  async function save(times: WrittenValuesOf<typeof TIMES>): Promise<void> {
    if (await onSchedule(group, { ...times, returnSeconds: times.returnSeconds ?? 0 })) onClose();
  }

  return (
    <Modal isOpen title={group.name} onClose={onClose}>
      <div className={styles['note']}>
        <Note>{text('examTimesOfCampus', { campus: group.campus, zone: zoneName(zone) })}</Note>
      </div>
      <FieldsForm
        id="examTimes"
        fields={TIMES}
        initial={{
          ...(opensAt && { opensAt }),
          ...(deadline && { deadline }),
          closesAt: closesAt ?? null,
          returnSeconds: returnSeconds ?? 0,
        }}
        onSubmit={save}
      >
        {({ control }) => (
          <>
            <InstantField {...control('opensAt')} legend={text('examOpensAt')} zone={zone} />
            <InstantField {...control('deadline')} legend={text('examDeadlineAt')} zone={zone} />
            <Note>{text('examLatePolicy')}</Note>
            <InstantField {...control('closesAt')} legend={text('examClosesAtField')} zone={zone} />
            <NumberField
              {...control('returnSeconds')}
              label={text('examReturnField')}
              help={text('examReturnHelp')}
              unit={text('examSeconds')}
            />
          </>
        )}
      </FieldsForm>
    </Modal>
  );
}
