import { interfaceCoverage, interfaceMessages } from './translations.graphql.generated.ts';

/** What shows differently once the college has other words for a text. */
export const SHOWN_TEXTS = [interfaceMessages, interfaceCoverage];
