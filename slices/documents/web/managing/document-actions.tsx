import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
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

interface DocumentActionsProps {
  document: OneDocumentFragment;
  onChanged: () => void;
}

/** What can be done with a document as a whole. The legal ones keep their titles, stay published and are accepted. */
export function DocumentActions({ document, onChanged }: DocumentActionsProps) {
  const { _id: documentId, title, published, isLegal } = document;
  const text = useText();
  const undoToast = useUndoToast();
  const toastProblem = useProblemToast();
  const [isEdited, setIsEdited] = useState(false);
  const [isProcessing, setIsProcessing] = useState(false);

  async function publish(isWanted: boolean): Promise<void> {
    setIsProcessing(true);
    try {
      await call(publishDocument, { documentId, published: isWanted });
      onChanged();
      const words = text(isWanted ? 'documentWasPublished' : 'documentWasWithdrawn');
      undoToast(words, () => void publish(!isWanted));
    } catch (problem) {
      toastProblem(problem);
    } finally {
      setIsProcessing(false);
    }
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
        <Button isProcessing={isProcessing} onClick={() => void publish(!published)}>
          <Icon name={published ? 'eyeOff' : 'check'} />
          <Text id={published ? 'withdrawDocument' : 'publishDocument'} />
        </Button>
      )}
      {!isLegal && <DeleteDocumentButton document={document} />}
      {isEdited && (
        <DocumentDialog
          documentId={documentId}
          document={document}
          onClose={() => setIsEdited(false)}
          onSaved={onChanged}
        />
      )}
    </>
  );
}
