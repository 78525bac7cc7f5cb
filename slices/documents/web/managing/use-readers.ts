import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { READER_ROLES, type ReaderRole } from '#slices/documents/rules/permissions.ts';
import type { ListedDocumentFragment } from './managed-documents.graphql.generated.ts';

export const READER_TEXTS: Readonly<Record<ReaderRole, MessageId>> = {
  manager: 'roleManager',
  admin: 'roleAdmin',
  reportsAdmin: 'roleReportsAdmin',
  dean: 'roleDean',
  attendanceAdmin: 'roleAttendanceAdmin',
};

/** For whom a document is, in words. */
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
