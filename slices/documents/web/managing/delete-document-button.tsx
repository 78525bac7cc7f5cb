import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { useAction } from '#kit/client/call/use-action.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import {
  deleteDocument,
  restoreDocument,
  type OneDocumentFragment,
} from './managed-document.graphql.generated.ts';

interface DeleteDocumentButtonProps {
  document: OneDocumentFragment;
}

/** Deletes a draft at once and a published document when its title was typed; either can be taken back. */
export function DeleteDocumentButton({ document }: DeleteDocumentButtonProps) {
  const { _id: documentId, title, published } = document;
  const text = useText();
  const navigate = useNavigate();
  const undoToast = useUndoToast();
  const [isAsking, setIsAsking] = useState(false);
  const { isProcessing, attempt } = useAction();

  const bringBack = () =>
    attempt(async () => {
      await call(restoreDocument, { documentId });
      await navigate(`/documents/${documentId}`);
    });
  const remove = (typedTitle: string | null) =>
    attempt(async () => {
      await call(deleteDocument, { documentId, typedTitle });
      await navigate('/documents');
      undoToast(text('documentWasDeleted', { title }), () => void bringBack());
    });

  return (
    <>
      <Button
        tone="danger"
        isProcessing={isProcessing}
        {...(published && { 'aria-haspopup': 'dialog' as const })}
        onClick={() => (published ? setIsAsking(true) : void remove(null))}
      >
        <Icon name="trash" />
        <Text id="deleteDocument" />
      </Button>
      <Modal isOpen={isAsking} title={<Text id="deleteDocument" />} onClose={() => setIsAsking(false)}>
        <Form<'typedTitle'>
          id="delete-document"
          submitLabel={text('deleteDocument')}
          onSubmit={({ typedTitle }) => remove(typedTitle)}
        >
          <TextField
            name="typedTitle"
            label={text('typeDocumentTitle')}
            help={text('typeDocumentTitleHelp', { title })}
            autoComplete="off"
            required
            autoFocus
          />
        </Form>
      </Modal>
    </>
  );
}
