import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { MessageDialog } from './message-dialog.tsx';

interface MessagePersonButtonProps {
  email: string | null;
  fullName: string;
}

/** Writes to one person as one writes to the members of a group. */
export function MessagePersonButton({ email, fullName }: MessagePersonButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
        <Icon name="mail" />
        <Text id="messageMembers" />
      </Button>
      {isAsked && (
        <MessageDialog
          title={<Text id="messagePerson" values={{ name: fullName }} />}
          members={[{ email }]}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
