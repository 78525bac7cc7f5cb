import type { TypedDocument } from '#kit/client/typed-document.ts';

export type AlumniClassesQueryVariables = { [key: string]: never; };

export type AlumniClassesQuery = { readonly alumniClasses: ReadonlyArray<{ readonly year: number, readonly place: string, readonly count: number }> };

export const alumniClasses: TypedDocument<AlumniClassesQuery, AlumniClassesQueryVariables> = {
  operationName: 'alumniClasses',
  query: `query alumniClasses{alumniClasses{year place count}}`,
};
