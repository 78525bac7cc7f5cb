import type { TypedDocument } from '#kit/client/typed-document.ts';

export type FormerLearningUrlQueryVariables = { [key: string]: never; };

export type FormerLearningUrlQuery = { readonly siteSettings: { readonly formerLearningUrl: string } };

export const formerLearningUrl: TypedDocument<FormerLearningUrlQuery, FormerLearningUrlQueryVariables> = {
  operationName: 'formerLearningUrl',
  query: `query formerLearningUrl{siteSettings{formerLearningUrl}}`,
};
