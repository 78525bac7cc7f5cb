import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedActionFragment = { readonly __typename: 'AuditEntry', readonly _id: string, readonly at: Instant, readonly userName: string | null, readonly impersonatorName: string | null, readonly action: string, readonly entity: string, readonly isAutomatic: boolean, readonly entityId: string | null, readonly regionName: string | null, readonly payload: string, readonly about: { readonly isWithin: boolean, readonly person: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly record: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly group: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly names: ReadonlyArray<{ readonly recordId: string, readonly name: string | null }> } };

export type AuditEntriesQueryVariables = {
  filter?: Types.AuditFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
};

export type AuditEntriesQuery = { readonly auditEntries: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'AuditEntry', readonly _id: string, readonly at: Instant, readonly userName: string | null, readonly impersonatorName: string | null, readonly action: string, readonly entity: string, readonly isAutomatic: boolean, readonly entityId: string | null, readonly regionName: string | null, readonly payload: string, readonly about: { readonly isWithin: boolean, readonly person: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly record: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly group: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly names: ReadonlyArray<{ readonly recordId: string, readonly name: string | null }> } }> } };

export type AuditEntriesForFileQueryVariables = {
  filter?: Types.AuditFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
};

export type AuditEntriesForFileQuery = { readonly auditEntries: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'AuditEntry', readonly _id: string, readonly at: Instant, readonly userName: string | null, readonly impersonatorName: string | null, readonly action: string, readonly entity: string, readonly isAutomatic: boolean, readonly entityId: string | null, readonly regionName: string | null, readonly payload: string, readonly about: { readonly isWithin: boolean, readonly person: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly record: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly group: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly names: ReadonlyArray<{ readonly recordId: string, readonly name: string | null }> } }> } };

export type AuditChainQueryVariables = { [key: string]: never; };

export type AuditChainQuery = { readonly auditChain: { readonly linked: number, readonly waiting: number } };

export type CheckAuditLinksQueryVariables = {
  after?: string | null | undefined;
};

export type CheckAuditLinksQuery = { readonly checkAuditLinks: { readonly reached: string, readonly broken: string } };

export type ToldNameFragment = { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null };

export type ToldAboutFragment = { readonly isWithin: boolean, readonly person: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly record: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly group: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly names: ReadonlyArray<{ readonly recordId: string, readonly name: string | null }> };

export const auditEntries: TypedDocument<AuditEntriesQuery, AuditEntriesQueryVariables> = {
  operationName: 'auditEntries',
  query: `query auditEntries($filter:AuditFilter$first:Int$after:String){auditEntries(filter:$filter first:$first after:$after){rows{...ListedAction}nextCursor count countIsOpen}}fragment ListedAction on AuditEntry{_id at userName impersonatorName action entity isAutomatic entityId about{...ToldAbout}regionName payload __typename}fragment ToldAbout on LogAbout{person{...ToldName}record{...ToldName}group{...ToldName}isWithin names{recordId name}}fragment ToldName on LogName{kind recordId name isThere courseId}`,
};

export const auditEntriesForFile: TypedDocument<AuditEntriesForFileQuery, AuditEntriesForFileQueryVariables> = {
  operationName: 'auditEntriesForFile',
  query: `query auditEntriesForFile($filter:AuditFilter$first:Int$after:String){auditEntries(filter:$filter first:$first after:$after){rows{...ListedAction}nextCursor}}fragment ListedAction on AuditEntry{_id at userName impersonatorName action entity isAutomatic entityId about{...ToldAbout}regionName payload __typename}fragment ToldAbout on LogAbout{person{...ToldName}record{...ToldName}group{...ToldName}isWithin names{recordId name}}fragment ToldName on LogName{kind recordId name isThere courseId}`,
};

export const auditChain: TypedDocument<AuditChainQuery, AuditChainQueryVariables> = {
  operationName: 'auditChain',
  query: `query auditChain{auditChain{linked waiting}}`,
};

export const checkAuditLinks: TypedDocument<CheckAuditLinksQuery, CheckAuditLinksQueryVariables> = {
  operationName: 'checkAuditLinks',
  query: `query checkAuditLinks($after:String){checkAuditLinks(after:$after){reached broken}}`,
};
