import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MAX_RETURN_SECONDS } from '#slices/exams/rules/sitting/coming-back.ts';
import styles from '../authoring/authoring.module.css';
import type { SittingGroupFragment } from './scheduling.graphql.generated.ts';
import type { ExamTimes } from './use-schedule-actions.ts';

interface ScheduleDialogProps {
  group: SittingGroupFragment;
  onSchedule: (group: SittingGroupFragment, times: ExamTimes) => Promise<boolean>;
  onClose: () => void;
}

/** When a group sits an exam, on the clocks of its campus. */
export function ScheduleDialog({ group, onSchedule, onClose }: ScheduleDialogProps) {
  const text = useText();
  const { timeZone: zone, opensAt, deadline, closesAt, returnSeconds } = group;

  async function save(times: Record<keyof ExamTimes, string>): Promise<void> {
    const closes = times.closesAt || null;
    const within = Number(times.returnSeconds || 0);
    if (await onSchedule(group, { ...times, closesAt: closes, returnSeconds: within })) onClose();
  }

  return (
    <Modal isOpen title={group.name} onClose={onClose}>
      <div className={styles['note']}>
        <Note>
          <Text id="examTimesOfCampus" values={{ campus: group.campus, zone }} />
        </Note>
      </div>
      <Form<keyof ExamTimes> id="examTimes" onSubmit={save}>
        <InstantField
          name="opensAt"
          legend={text('examOpensAt')}
          zone={zone}
          required
          defaultInstant={opensAt ?? null}
        />
        <InstantField
          name="deadline"
          legend={text('examDeadlineAt')}
          zone={zone}
          required
          defaultInstant={deadline ?? null}
        />
        <Note>
          <Text id="examLatePolicy" />
        </Note>
        <InstantField
          name="closesAt"
          legend={text('examClosesAtField')}
          zone={zone}
          defaultInstant={closesAt ?? null}
        />
        <NumberField
          name="returnSeconds"
          label={text('examReturnField')}
          help={text('examReturnHelp')}
          unit={text('examSeconds')}
          rules={{ min: 0, max: MAX_RETURN_SECONDS }}
          defaultValue={returnSeconds ?? 0}
        />
      </Form>
    </Modal>
  );
}
