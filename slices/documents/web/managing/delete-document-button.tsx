import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
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
import { managedDocuments } from './managed-documents.graphql.generated.ts';

/** Deletes a draft at once and a published document when its title was typed; either can be taken back. */
export function DeleteDocumentButton({ document }: { document: OneDocumentFragment }) {
  const { _id: documentId, title, published } = document;
  const text = useText();
  const navigate = useNavigate();
  const undoToast = useUndoToast();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isBusy } = useMutation({ stale: [managedDocuments] });

  async function bringBack(): Promise<void> {
    if (await mutate(restoreDocument, { documentId })) await navigate(`/documents/${documentId}`);
  }
  async function remove(typedTitle: string | null): Promise<void> {
    if (!(await mutate(deleteDocument, { documentId, typedTitle }))) return;
    await navigate('/documents');
    undoToast(text('documentWasDeleted', { title }), () => void bringBack());
  }

  return (
    <>
      <Button
        tone="danger"
        isProcessing={isBusy}
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
