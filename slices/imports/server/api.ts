export type { ImportRecord } from './file-import.queries.ts';
export { defineImport, type StepFacts } from './import-kind.ts';
export { offerImport } from './offer-import.graphql.ts';
export { sweepImports } from './sweep-imports.ts';
