import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../authoring/authoring.module.css';
import type { SittingGroupFragment } from './scheduling.graphql.generated.ts';
import type { ExamTimes } from './use-schedule-deeds.ts';

interface ScheduleWindowProps {
  group: SittingGroupFragment;
  onSchedule: (group: SittingGroupFragment, times: ExamTimes) => Promise<boolean>;
  onClose: () => void;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** When a group sits an exam, on the clocks of its campus. */
export function ScheduleWindow({ group, onSchedule, onClose }: ScheduleWindowProps) {
  const text = useText();
  const { timeZone: zone, opensAt, deadline, closesAt } = group;

  async function save(times: Record<keyof ExamTimes, string>): Promise<void> {
    if (await onSchedule(group, { ...times, closesAt: times.closesAt || null })) onClose();
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
          rules={{ today: today() }}
          required
          defaultInstant={opensAt ?? null}
        />
        <InstantField
          name="deadline"
          legend={text('examDeadlineAt')}
          zone={zone}
          rules={{ today: today() }}
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
          rules={{ today: today() }}
          defaultInstant={closesAt ?? null}
        />
      </Form>
    </Modal>
  );
}
