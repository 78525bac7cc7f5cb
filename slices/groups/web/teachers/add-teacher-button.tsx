import { useMemo, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { Suggestion, SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { teachersOfCampus } from './teachers.graphql.generated.ts';

interface AddTeacherButtonProps {
  regionId: string;
  onAdd: (teacher: { _id: string; name: string }) => Promise<boolean>;
}

/** Has a teacher of the campus teach the group. */
export function AddTeacherButton({ regionId, onAdd }: AddTeacherButtonProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const source = useMemo(() => searchIn(regionId), [regionId]);

  async function add(): Promise<void> {
    if (chosen && (await onAdd({ _id: chosen.value, name: chosen.label }))) setIsOpen(false);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="plus" />
        <Text id="addGroupTeacher" />
      </Button>
      <Modal isOpen={isOpen} title={<Text id="addGroupTeacher" />} onClose={() => setIsOpen(false)}>
        <Form<'teacher'> id="teacher" submitLabel={text('addGroupTeacher')} onSubmit={add}>
          <Combobox
            name="teacher"
            label={text('groupTeacher')}
            help={text('groupTeacherHelp')}
            source={source}
            onChoose={setChosen}
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
    const { teachers } = await call(teachersOfCampus, { search, regionId }, { signal });
    return teachers.rows.map(({ _id, name }) => ({ value: _id, label: name }));
  };
