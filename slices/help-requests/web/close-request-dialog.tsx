import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { reply } from '#slices/help-requests/rules/help-request.ts';
import type { ListedHelpRequestFragment } from './help-requests.graphql.generated.ts';
import styles from './help-requests.module.css';

interface CloseRequestDialogProps {
  request: ListedHelpRequestFragment;
  onSave: (request: ListedHelpRequestFragment, answer: string) => Promise<void>;
  onClose: () => void;
}

/** What a user asked, and room for an answer. */
export function CloseRequestDialog({ request, onSave, onClose }: CloseRequestDialogProps) {
  const text = useText();
  return (
    <Modal isOpen title={<Text id="closeHelpRequest" />} onClose={onClose}>
      <p className={styles['words']}>{request.message}</p>
      <p className={styles['quiet']}>{[request.personName, request.page].filter(Boolean).join(' · ')}</p>
      <FieldsForm
        id={`answer-${request._id}`}
        fields={reply}
        submitLabel={text('closeHelpRequest')}
        onSubmit={({ answer }) => onSave(request, answer)}
      >
        {({ control }) => (
          <TextArea
            {...control('answer')}
            label={text('helpAnswer')}
            help={text('helpAnswerHelp')}
            rows={4}
            autoFocus
          />
        )}
      </FieldsForm>
    </Modal>
  );
}
