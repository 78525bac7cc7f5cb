import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { AcceptanceButton } from './acceptance-button.tsx';
import { addressOfDocument } from '../address-of-document.ts';
import { DeleteDocumentButton } from './delete-document-button.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { publishDocument, type OneDocumentFragment } from './managed-document.graphql.generated.ts';

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
        <Text id="readDocument" />
      </LinkButton>
      {isLegal && published && <AcceptanceButton />}
      {!isLegal && (
        <Button aria-haspopup="dialog" onClick={() => setIsEdited(true)}>
          <Icon name="edit" />
          <Text id="editDocument" />
        </Button>
      )}
      {!(isLegal && published) && (
        <Button isProcessing={isBusy} onClick={() => void publish(!published)}>
          <Icon name={published ? 'eyeOff' : 'check'} />
          <Text id={published ? 'withdrawDocument' : 'publishDocument'} />
        </Button>
      )}
      {!isLegal && <DeleteDocumentButton document={document} />}
      {isEdited && (
        <DocumentDialog documentId={documentId} document={document} onClose={() => setIsEdited(false)} />
      )}
    </>
  );
}
