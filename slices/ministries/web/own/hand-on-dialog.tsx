import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { Suggestion, SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import styles from '../ministries.module.css';
import { assignMinistry } from '../queue/queue.graphql.generated.ts';
import { offerMinistry, possibleOwners } from './own-ministries.graphql.generated.ts';
import { SHOWN_MINISTRIES, useMinistryChanges } from './use-ministry-changes.ts';

interface HandOnDialogProps {
  ministry: { _id: string; name: string };
  /** For alumni admins: nobody is asked. */
  isAtOnce?: boolean;
  onClose: () => void;
}

const findAlumni: SuggestionSource = async (search, signal) => {
  const { possibleOwners: found } = await call(possibleOwners, { search }, { signal });
  return found.map(({ _id: value, fullName: label, gradYear, gradPlace }) => ({
    value,
    label,
    aside: [gradYear, gradPlace].filter(Boolean).join(', '),
  }));
};

/** Chooses the alumnus who is to look after a listing. */
export function HandOnDialog({ ministry, isAtOnce = false, onClose }: HandOnDialogProps) {
  const text = useText();
  const undoToast = useUndoToast();
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const { takeOfferBack } = useMinistryChanges(ministry);
  const { mutate } = useMutation({ stale: SHOWN_MINISTRIES, tell: useFormProblem() });

  async function handOn(): Promise<void> {
    if (!chosen) return;
    const { value: userId, label: name } = chosen;
    const ministryId = ministry._id;
    const isDone = isAtOnce
      ? await mutate(assignMinistry, { ministryId, userId })
      : await mutate(offerMinistry, { ministryId, userId });
    if (!isDone) return;
    onClose();
    if (isAtOnce) showToast('success', text('ministryHasNewOwner', { name }));
    else undoToast(text('ministryWasOffered', { name }), () => void takeOfferBack());
  }

  return (
    <Modal isOpen title={<Text id="handOnTitle" values={{ name: ministry.name }} />} onClose={onClose}>
      <Form
        id="handOn"
        submitLabel={text(isAtOnce ? 'handOnNow' : 'handOnOffer')}
        isSubmitOff={chosen === null}
        onSubmit={handOn}
      >
        <p className={styles['quiet']}>
          <Text id={isAtOnce ? 'handOnNowLead' : 'handOnLead'} />
        </p>
        <Combobox name="userId" label={text('handOnTo')} source={findAlumni} required onChoose={setChosen} />
        {chosen?.aside && <p className={styles['quiet']}>{chosen.aside}</p>}
      </Form>
    </Modal>
  );
}
