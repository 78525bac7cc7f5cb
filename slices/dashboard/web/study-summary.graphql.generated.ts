import type { TypedDocument } from '#kit/client/typed-document.ts';

export type StudySummaryQueryVariables = { [key: string]: never; };

export type StudySummaryQuery = { readonly studySummary: { readonly courseCount: number, readonly week: number | null, readonly weeks: number | null, readonly average: number | null, readonly attendance: number | null, readonly creditsPassed: number } };

export const studySummary: TypedDocument<StudySummaryQuery, StudySummaryQueryVariables> = {
  operationName: 'studySummary',
  query: `query studySummary{studySummary{courseCount week weeks average attendance creditsPassed}}`,
};
