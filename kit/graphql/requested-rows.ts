import {
  getNullableType,
  isListType,
  Kind,
  type FieldNode,
  type GraphQLField,
  type ValueNode,
} from 'graphql';
import { isRowCount, LIMITS, type DocumentFacts } from './limits.ts';

type Field = GraphQLField<unknown, unknown>;

interface Asking {
  /** What each variable is when it is not given. */
  defaults: Map<string, ValueNode | undefined>;
  facts: DocumentFacts;
}

/** How often what stands below a field is read. */
export function rowsOf(walk: Asking, node: FieldNode, field: Field | undefined): number {
  const asked = node.arguments?.find((argument) => argument.name.value === 'first')?.value;
  if (asked) return requestedRows(walk, asked);
  if (!field) return 1;
  const declared = field.extensions['rows'];
  if (typeof declared === 'number') return declared;
  if (field.args.some((argument) => argument.name === 'first')) return LIMITS.listSize;
  return isListType(getNullableType(field.type)) ? LIMITS.listSize / 4 : 1;
}

/** What a variable asks for is only known later, so it counts for the most. */
function requestedRows({ facts, defaults }: Asking, asked: ValueNode): number {
  const written = asked.kind === Kind.VARIABLE ? defaults.get(asked.name.value) : asked;
  if (asked.kind === Kind.VARIABLE) facts.rowVariables.push(asked.name.value);
  if (written?.kind === Kind.INT && !isRowCount(Number(written.value))) facts.asksForTooManyRows = true;
  return asked.kind === Kind.INT ? Math.max(1, Number(asked.value)) : LIMITS.maxRows;
}
