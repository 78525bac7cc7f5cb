import { requireDay, type Day } from '#kit/calendar/day.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Member } from './use-member-actions.ts';

interface LastDayDialogProps {
  member: Member;
  /** The day it is on the group's campus. */
  today: Day;
  onSave: (member: Member, lastDay: Day) => Promise<boolean>;
  onClose: () => void;
}

/** On which day somebody is in a group for the last time: today unless another one is chosen. */
export function LastDayDialog({ member, today, onSave, onClose }: LastDayDialogProps) {
  const text = useText();

  async function save({ lastDay }: Record<'lastDay', string>): Promise<void> {
    if (await onSave(member, requireDay(lastDay))) onClose();
  }

  return (
    <Modal isOpen title={text('setLastDayNamed', { name: member.fullName })} onClose={onClose}>
      <Form<'lastDay'> id="lastDay" onSubmit={save}>
        <DayField
          name="lastDay"
          label={text('memberLastDay')}
          rules={{ today, min: member.firstDay }}
          defaultDay={member.lastDay ?? today}
          required
        />
      </Form>
    </Modal>
  );
}
