import {
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { excess, LIMITS, type DocumentFacts } from './limits.ts';
import { countSelectionSets, measure } from './measure.ts';

export interface GraphqlRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

export interface PreparingOptions {
  schema: GraphQLSchema;
  /** Whether the schema may be asked for: in development only, whatever documents are accepted. */
  showsSchema: boolean;
}

/** A document that can run, and what it asks for. */
export interface Prepared {
  compiled: CompiledQuery;
  asksFor: DocumentFacts;
  isMutation: boolean;
  operationName: string;
}

/** Parses, validates, measures and compiles a document, or says why it cannot run. */
export function prepareDocument(
  { schema, showsSchema }: PreparingOptions,
  { query, operationName }: GraphqlRequest,
  isAnonymous: boolean,
): Prepared | 'misunderstood' | 'tooLarge' {
  let document: DocumentNode;
  try {
    document = parse(query, { maxLexicalTokens: LIMITS.tokens, noLocation: true });
  } catch {
    return 'misunderstood';
  }
  if (countSelectionSets(document) > LIMITS.selectionSets) return 'tooLarge';
  const rules = showsSchema ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  if (validate(schema, document, rules, { maxErrors: 1, hideSuggestions: true }).length > 0)
    return 'misunderstood';
  const operation = getOperationAST(document, operationName ?? undefined);
  if (!operation) return 'misunderstood';
  const asksFor = measure(schema, document, operation);
  // Compiling something enormous is itself a cost, so it is measured first.
  if (excess(asksFor, isAnonymous)) return 'tooLarge';
  const compiled = compileQuery(schema, document, operation.name?.value ?? '', {
    disablingCapturingStackErrors: true,
  });
  if (!isCompiledQuery(compiled)) return 'misunderstood';
  return {
    compiled,
    asksFor,
    isMutation: operation.operation === 'mutation',
    operationName: operation.name?.value ?? '(anonymous)',
  };
}
