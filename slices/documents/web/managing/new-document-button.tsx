import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { DocumentDialog } from './document-dialog.tsx';

/** Makes a draft and leads to where it is written. */
export function NewDocumentButton() {
  const navigate = useNavigate();
  // The id is made with the window, so that everything it sends is about one document.
  const [newId, setNewId] = useState<string | null>(null);
  return (
    <>
      <Button tone="primary" aria-haspopup="dialog" onClick={() => setNewId(crypto.randomUUID())}>
        <Icon name="plus" />
        <Text id="newDocument" />
      </Button>
      {newId && (
        <DocumentDialog
          documentId={newId}
          document={null}
          onClose={() => setNewId(null)}
          onMade={() => void navigate(`/documents/${newId}`)}
        />
      )}
    </>
  );
}
