import { useState } from 'react';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { LINK_DAYS, SUPERVISOR_NAME_MAX } from '../../rules/supervision.ts';
import styles from '../hours.module.css';
import { askSupervisor, ownHourEntries, type OwnHourEntryFragment } from './own-hours.graphql.generated.ts';

interface AskSupervisorDialogProps {
  entry: OwnHourEntryFragment;
  onClose: () => void;
}

type Name = 'name' | 'email' | 'locale' | 'scope';

const LANGUAGES = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }));

/** Sends a link to somebody outside of the college, who says whether hours were served. Who was asked before is there again. */
export function AskSupervisorDialog({ entry, onClose }: AskSupervisorDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [ownHourEntries], afterRefusalToo: true, tell: useFormProblem() });
  // Made with the form: what is sent twice is asked once.
  const [requestId] = useState(() => crypto.randomUUID());
  const { _id: entryId, version, request } = entry;

  async function send({ scope, ...input }: Record<Name, string>): Promise<void> {
    const isWholeWeek = scope === 'week';
    const asked = await mutate(askSupervisor, { requestId, entryId, version, isWholeWeek, input });
    if (!asked) return;
    onClose();
    const { supervisorName: name, entryCount: count } = asked.askSupervisor;
    showToast('success', text('supervisorWasAsked', { name, count }));
  }

  return (
    <Modal isOpen title={<Text id="askSupervisor" />} onClose={onClose}>
      <Form<Name> id="askSupervisor" submitLabel={text('sendToSupervisor')} onSubmit={send}>
        <p className={styles['quiet']}>
          <Text id="askSupervisorLead" values={{ days: LINK_DAYS }} />
        </p>
        <TextField
          name="name"
          label={text('supervisorName')}
          defaultValue={request?.supervisorName ?? ''}
          maxLength={SUPERVISOR_NAME_MAX}
          autoComplete="off"
          required
        />
        <TextField
          name="email"
          type="email"
          label={text('supervisorEmail')}
          defaultValue={request?.supervisorEmail ?? ''}
          autoComplete="off"
          required
        />
        <SelectField
          name="locale"
          label={text('supervisorLocale')}
          hidesPlaceholder
          options={LANGUAGES}
          defaultValue={request?.locale ?? spokenLocale() ?? DEFAULT_LOCALE}
        />
        <RadioGroup
          name="scope"
          legend={text('supervisorScope')}
          defaultValue="entry"
          options={[
            { value: 'entry', label: text('supervisorThisEntry') },
            { value: 'week', label: text('supervisorThisWeek') },
          ]}
        />
      </Form>
    </Modal>
  );
}
