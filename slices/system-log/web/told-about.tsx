import type { ReactNode } from 'react';
import type { ActionAbout } from '#kit/ui/audit-trail/describe-action.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { ToldAboutFragment, ToldNameFragment } from './audit.graphql.generated.ts';

const ADDRESS_OF: Readonly<Record<string, (name: ToldNameFragment) => string>> = {
  person: ({ recordId }) => `/users/${recordId}`,
  group: ({ recordId }) => `/groups/${recordId}`,
  course: ({ recordId }) => `/courses/${recordId}`,
  exam: ({ recordId, courseId }) => `/courses/${courseId}/exams/${recordId}`,
  assignment: ({ courseId }) => `/courses/${courseId}`,
  lesson: ({ courseId }) => `/courses/${courseId}`,
  document: ({ recordId }) => `/documents/${recordId}`,
  region: ({ recordId }) => `/regions/${recordId}`,
  peopleImport: ({ recordId }) => `/users/import/${recordId}`,
  teacher: () => '/teachers',
  category: () => '/categories',
  link: () => '/links',
};

/** What is exported and read, by the names these lists have on their screens. */
const LIST_NAMES: Readonly<Record<string, MessageId>> = {
  'assignment-submissions': 'menuAssignmentSubmissions',
  'exam-results': 'menuExamResults',
  'audit-log': 'auditSide',
  'system-log': 'systemLog',
  courses: 'menuCourseManager',
  groups: 'menuGroups',
  'group-members': 'groupMembers',
  regions: 'menuRegionManager',
  teachers: 'menuTeacherManager',
  users: 'menuUsers',
};

interface ToldAboutProps {
  action: string;
  entity: string;
  about: ToldAboutFragment;
}

/** Whom and what an action is about, each as a link to it where it is still there. */
export function aboutInWords({ action, entity, about }: ToldAboutProps): ActionAbout<ReactNode> {
  const { person, record, group, isWithin } = about;
  if (action === 'export' || action === 'readOn') return { record: listName(entity) };
  const named = record && nameInWords(record);
  const place = record && isWithin && person ? (named ?? <DeletedKind kind={record.kind} />) : named;
  return {
    ...(person && { person: nameInWords(person) ?? <Text id="auditDeletedPerson" /> }),
    ...(place && { record: place }),
    ...(group?.name && { group: nameInWords(group) }),
    isWithin,
    isGone: record !== null && !named && !/^(delete|remove)/.test(action),
  };
}

const listName = (list: string): ReactNode => {
  const id = Object.hasOwn(LIST_NAMES, list) ? LIST_NAMES[list] : undefined;
  return id ? <Text id={id} /> : list;
};

const DeletedKind = ({ kind }: { kind: string }) => <Text id="auditDeletedKind" values={{ kind }} />;

function nameInWords(record: ToldNameFragment): ReactNode {
  const addressOf = Object.hasOwn(ADDRESS_OF, record.kind) ? ADDRESS_OF[record.kind] : undefined;
  if (!record.name || !record.isThere || !addressOf) return record.name;
  return <Link to={addressOf(record)}>{record.name}</Link>;
}
