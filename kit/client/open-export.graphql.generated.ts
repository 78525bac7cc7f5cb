import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OpenExportMutationVariables = {
  list: string;
  filter: string;
};

export type OpenExportMutation = { readonly openExport: boolean };

export const openExport: TypedDocument<OpenExportMutation, OpenExportMutationVariables> = {
  operationName: 'openExport',
  query: `mutation openExport($list:String!$filter:String!){openExport(list:$list filter:$filter)}`,
};
