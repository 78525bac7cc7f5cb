import { useState } from 'react';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { can } from '../rules/permissions.ts';
import { GraduateGroupDialog } from './graduate-group-dialog.tsx';
import type { OneGroupFragment } from './group.graphql.generated.ts';

interface GraduateGroupButtonProps {
  group: OneGroupFragment;
}

/** Offered to admins, once a group has come to the end of the second year. */
export function GraduateGroupButton({ group }: GraduateGroupButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const mayGraduate = can.graduate(useSignedInUser().roles ?? []);
  if (!mayGraduate || (group.studyYear ?? 0) < 2 || group.membersNow === 0) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="award" />
        <Text id="graduateGroup" />
      </Button>
      {isOpen && <GraduateGroupDialog group={group} onClose={() => setIsOpen(false)} />}
    </>
  );
}
