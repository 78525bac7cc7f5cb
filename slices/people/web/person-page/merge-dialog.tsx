import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { ComparedAccounts } from './compared-accounts.tsx';
import { mergeUsers, onePerson, type OnePersonFragment } from './person.graphql.generated.ts';
import { peopleToFind } from '../list/users.graphql.generated.ts';
import { SHOWN_PERSON } from './shown-person.ts';
import styles from '../users.module.css';

export function MergeDialog({ person, onClose }: { person: OnePersonFragment; onClose: () => void }) {
  const text = useText();
  const { mutate } = useMutation({ stale: SHOWN_PERSON });
  const [otherId, setOtherId] = useState<string | null>(null);
  const [source] = useState(() => others(person._id));

  async function merge({ other, reason }: Record<'other' | 'reason', string>): Promise<void> {
    if (!(await mutate(mergeUsers, { keptId: person._id, mergedId: other, reason }))) return;
    onClose();
    showToast('success', text('accountsMerged', { name: person.fullName }));
  }

  return (
    <Modal isOpen title={<Text id="mergeAccounts" />} onClose={onClose}>
      <p className={styles['lead']}>{text('mergeLead', { name: person.fullName })}</p>
      <Form<'other' | 'reason'> id="merge" submitLabel={text('mergeAccounts')} onSubmit={merge}>
        <Combobox
          name="other"
          label={text('mergeOther')}
          source={source}
          onChoose={(chosen) => setOtherId(chosen?.value ?? null)}
          required
        />
        {otherId && <Comparison key={otherId} kept={person} otherId={otherId} />}
        <TextField
          name="reason"
          label={text('deactivateReason')}
          help={text('deactivateReasonHelp')}
          maxLength={200}
          autoComplete="off"
          required
        />
        <Note tone="warning">{text('mergeForGood')}</Note>
      </Form>
    </Modal>
  );
}

function Comparison({ kept, otherId }: { kept: OnePersonFragment; otherId: string }) {
  const answer = useQuery(onePerson, { userId: otherId }, { fresh: true });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="lines" count={4} />}>
      {({ user }) => user && <ComparedAccounts kept={kept} other={user} />}
    </DataView>
  );
}

const others =
  (keptId: string): SuggestionSource =>
  async (search, signal) => {
    const { users } = await call(peopleToFind, { search }, { signal });
    return users.rows
      .filter(({ _id }) => _id !== keptId)
      .map(({ _id, fullName, email }) => ({ value: _id, label: fullName, aside: email ?? '' }));
  };
