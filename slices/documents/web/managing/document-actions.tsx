import { useState } from 'react';
import { useNavigate } from 'react-router';
import { config } from '#kit/client/config.ts';
import { page } from '#kit/client/page.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { addressOfDocument } from '../document-address.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import {
  askForAcceptance,
  deleteDocument,
  type OneDocumentFragment,
  publishDocument,
  restoreDocument,
} from './managed-document.graphql.generated.ts';
import { managedDocuments } from './managed-documents.graphql.generated.ts';

/** What can be done with a document as a whole. The legal ones keep their titles, stay published and are accepted. */
export function DocumentActions({ document }: { document: OneDocumentFragment }) {
  const { _id: documentId, title, published, isLegal } = document;
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation();
  const [isEdited, setIsEdited] = useState(false);

  async function publish(isWanted: boolean): Promise<void> {
    if (!(await mutate(publishDocument, { documentId, published: isWanted }))) return;
    const words = text(isWanted ? 'documentWasPublished' : 'documentWasWithdrawn');
    undoToast(words, () => void publish(!isWanted));
  }

  return (
    <>
      <LinkButton to={isLegal ? `/${title}` : addressOfDocument(title)}>
        <Icon name="eye" />
        {text('readDocument')}
      </LinkButton>
      {isLegal && published && <AcceptanceButton />}
      {!isLegal && (
        <Button aria-haspopup="dialog" onClick={() => setIsEdited(true)}>
          <Icon name="edit" />
          {text('editDocument')}
        </Button>
      )}
      {!(isLegal && published) && (
        <Button isProcessing={isBusy} onClick={() => void publish(!published)}>
          <Icon name={published ? 'eyeOff' : 'check'} />
          {text(published ? 'withdrawDocument' : 'publishDocument')}
        </Button>
      )}
      {!isLegal && <DeleteDocumentButton document={document} />}
      {isEdited && <DocumentDialog document={document} onClose={() => setIsEdited(false)} />}
    </>
  );
}

/** Deletes a draft at once and a published document when its title was typed; either can be taken back. */
function DeleteDocumentButton({ document }: { document: OneDocumentFragment }) {
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
        {text('deleteDocument')}
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

/** Has everybody accept the legal documents again, after a question: it holds up the whole college. */
function AcceptanceButton() {
  const text = useText();
  const { mutate, isBusy } = useMutation();
  const [isOpen, setIsOpen] = useState(false);

  async function ask(): Promise<void> {
    // The person who asks is asked, too: the new page knows the new version.
    if (await mutate(askForAcceptance, { termsVersion: config().termsVersion })) page.reload();
    setIsOpen(false);
  }

  const actions = (
    <>
      <ActionButton action="cancel" onClick={() => setIsOpen(false)} />
      <Button tone="permanent" isProcessing={isBusy} onClick={() => void ask()}>
        {text('askForAcceptance')}
      </Button>
    </>
  );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="users" />
        {text('askForAcceptance')}
      </Button>
      <Modal
        isOpen={isOpen}
        title={<Text id="askForAcceptance" />}
        onClose={() => setIsOpen(false)}
        actions={actions}
      >
        {text('askForAcceptanceLead')}
      </Modal>
    </>
  );
}
