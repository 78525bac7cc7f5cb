import { useMemo, useState } from 'react';
import type { Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { day } from '#kit/record/field.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { peopleOfCampus, type ListedMemberFragment } from './members.graphql.generated.ts';

interface AddMemberButtonProps {
  regionId: string;
  onAdd: (personId: string) => Promise<boolean>;
}

/** Puts a person of the campus into the group. */
export function AddMemberButton({ regionId, onAdd }: AddMemberButtonProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const source = useMemo(() => searchIn(regionId), [regionId]);
  return (
    <>
      <Button tone="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="plus" />
        <Text id="addMember" />
      </Button>
      <Modal isOpen={isOpen} title={<Text id="addMember" />} onClose={() => setIsOpen(false)}>
        <Form<'person'>
          id="member"
          submitLabel={text('addMember')}
          onSubmit={async ({ person }) => {
            if (await onAdd(person)) setIsOpen(false);
          }}
        >
          <Combobox
            name="person"
            label={text('memberPerson')}
            help={text('memberPersonHelp')}
            source={source}
            required
          />
        </Form>
      </Modal>
    </>
  );
}

const searchIn =
  (regionId: string): SuggestionSource =>
  async (search, signal) => {
    const { users } = await call(peopleOfCampus, { search, regionId }, { signal });
    return users.rows.map(({ _id, fullName, email }) => ({
      value: _id,
      label: fullName,
      aside: email ?? '',
    }));
  };

const LAST_DAY = { lastDay: day({}) };

interface LastDayDialogProps {
  members: readonly ListedMemberFragment[];
  /** The day it is on the group's campus. */
  today: Day;
  onSave: (lastDay: Day) => Promise<boolean>;
  onClose: () => void;
}

/** On which day members are in the group for the last time: today unless another one is chosen. */
export function LastDayDialog({ members, today, onSave, onClose }: LastDayDialogProps) {
  const text = useText();
  const [first, ...others] = members;
  const newest = members
    .map(({ firstDay }) => firstDay)
    .toSorted()
    .at(-1);
  const title =
    first && others.length === 0
      ? text('setLastDayNamed', { name: first.fullName })
      : text('setLastDaysCounted', { count: members.length });
  return (
    <Modal isOpen title={title} onClose={onClose}>
      <FieldsForm
        id="lastDay"
        fields={LAST_DAY}
        initial={{ lastDay: (others.length === 0 ? first?.lastDay : null) ?? today }}
        onSubmit={async ({ lastDay }) => {
          if (await onSave(lastDay)) onClose();
        }}
      >
        {({ control }) => (
          <DayField
            {...control('lastDay')}
            label={text('memberLastDay')}
            rules={{ today, ...(newest && { min: newest }) }}
          />
        )}
      </FieldsForm>
    </Modal>
  );
}
