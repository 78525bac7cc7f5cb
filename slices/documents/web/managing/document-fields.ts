import { READER_ROLES, type ReaderRole } from '#slices/documents/rules/permissions.ts';
import type { OneDocumentFragment } from './managed-document.graphql.generated.ts';

export type DocumentField = 'title' | 'categoryId' | ReaderRole;

/** What the fields of the form hold; a checkbox that is not checked holds nothing. */
export type DocumentFields = Readonly<Record<DocumentField, string>>;

type Said = Pick<OneDocumentFragment, 'title' | 'permissions' | 'categoryId'>;

export const fieldsOf = ({ title, permissions, categoryId }: Said): DocumentFields => ({
  title,
  categoryId: categoryId ?? '',
  manager: '',
  admin: '',
  reportsAdmin: '',
  dean: '',
  attendanceAdmin: '',
  ...Object.fromEntries(permissions.map((role) => [role, 'on'])),
});

export const NEW_DOCUMENT = fieldsOf({ title: '', permissions: [], categoryId: null });

export const documentInputOf = (fields: DocumentFields) => ({
  title: fields.title,
  categoryId: fields.categoryId || null,
  permissions: READER_ROLES.filter((role) => fields[role] === 'on'),
});

/** After another user's change: typed fields stay, the others follow the change. */
export const mergedFields = (
  typed: DocumentFields,
  before: DocumentFields,
  now: DocumentFields,
): DocumentFields =>
  Object.fromEntries(
    (Object.keys(now) as DocumentField[]).map((name) => [
      name,
      typed[name] === before[name] ? now[name] : typed[name],
    ]),
  ) as Record<DocumentField, string>;
