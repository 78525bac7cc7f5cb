import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { READER_ROLES, type ReaderRole } from '../../rules/permissions.ts';
import type { ListedDocumentFragment } from './managed-documents.graphql.generated.ts';

export const READER_TEXTS: Readonly<Record<ReaderRole, MessageId>> = {
  manager: 'roleManager',
  admin: 'roleAdmin',
  reportsAdmin: 'roleReportsAdmin',
  dean: 'roleDean',
  attendanceAdmin: 'roleAttendanceAdmin',
};

export function useReaders(): (document: Pick<ListedDocumentFragment, 'permissions' | 'isLegal'>) => string {
  const text = useText();
  return ({ permissions, isLegal }) => {
    if (isLegal) return text('documentForVisitors');
    if (permissions.length === 0) return text('documentForAll');
    return READER_ROLES.filter((role) => permissions.includes(role))
      .map((role) => text(READER_TEXTS[role]))
      .join(', ');
  };
}

interface StateChipProps {
  published: boolean;
}

export const StateChip = ({ published }: StateChipProps) => (
  <Chip tone={published ? 'success' : 'warning'}>
    <Text id={published ? 'documentPublished' : 'documentDraft'} />
  </Chip>
);
