import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { RegionDialog } from './region-dialog.tsx';

/** Opens a region and leads to it. */
export function NewRegionButton() {
  const text = useText();
  const navigate = useNavigate();
  // The id is made with the window, so that everything it sends is about one region.
  const [newId, setNewId] = useState<string | null>(null);
  return (
    <>
      <Button tone="primary" aria-haspopup="dialog" onClick={() => setNewId(crypto.randomUUID())}>
        <Icon name="plus" />
        <Text id="newRegion" />
      </Button>
      {newId && (
        <RegionDialog
          regionId={newId}
          region={null}
          onClose={() => setNewId(null)}
          onSaved={({ _id }) => {
            showToast('success', text('regionSaved'));
            void navigate(`/regions/${_id}`);
          }}
        />
      )}
    </>
  );
}
