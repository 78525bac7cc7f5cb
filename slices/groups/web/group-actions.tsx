import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ArchiveGroupsDialog, useArchiveGroups } from './archive-groups.tsx';
import { GraduateGroupButton } from './graduate-group-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';
import type { OneGroupFragment } from './group.graphql.generated.ts';
import { campusesOfGroups } from './groups.graphql.generated.ts';
import { NextGroupButtons } from './next-group-buttons.tsx';

/** What can be done with a group as a whole. */
export function GroupActions({ group }: { group: OneGroupFragment }) {
  const { archive, isBusy } = useArchiveGroups();
  const [isAsked, setIsAsked] = useState(false);
  const { data } = useQuery(campusesOfGroups, {});
  const [isEdited, setIsEdited] = useState(false);
  const isAskedBefore = !group.archived && group.membersNow + group.coursesNow > 0;
  const campuses = (data?.regions ?? []).map(({ _id, name }) => ({ value: _id, label: name }));

  return (
    <>
      <NextGroupButtons group={group} campuses={campuses} />
      <GraduateGroupButton group={group} />
      <Button
        isProcessing={isBusy}
        {...(isAskedBefore && { 'aria-haspopup': 'dialog' })}
        onClick={() => (isAskedBefore ? setIsAsked(true) : archive([group], !group.archived))}
      >
        <Icon name={group.archived ? 'undo' : 'archive'} />
        <Text id={group.archived ? 'restoreGroup' : 'archiveGroup'} />
      </Button>
      <Button aria-haspopup="dialog" disabled={!data} onClick={() => setIsEdited(true)}>
        <Icon name="edit" />
        <Text id="editGroup" />
      </Button>
      {isAsked && (
        <ArchiveGroupsDialog
          groups={[group]}
          onArchive={() => archive([group], true)}
          onClose={() => setIsAsked(false)}
        />
      )}
      {isEdited && <GroupDialog group={group} campuses={campuses} onClose={() => setIsEdited(false)} />}
    </>
  );
}
