import type { Expression } from 'oxc-parser';
import { textsWithin } from './texts-within.ts';

/** %s, %j and the like take the next cell of a row; %% takes none. */
const PLACEHOLDER = /%[sdifjoOc]/g;

/**
 * What the rows of a test.each put into its title. A cell that the title does not take names no test, so nothing is
 * read from it; rows may stand in the call or in a list of the same file.
 */
export function rowsInTitle(
  title: string,
  rows: Expression,
  lists: ReadonlyMap<string, Expression>,
): string[] {
  const list = written(rows, lists);
  if (list?.type !== 'ArrayExpression') return [];
  const taken = title.replaceAll('%%', '').match(PLACEHOLDER)?.length ?? 0;
  return list.elements.flatMap((row) => {
    if (!row || row.type === 'SpreadElement') return [];
    const cell = written(row, lists);
    if (cell?.type === 'ArrayExpression') return cell.elements.slice(0, taken).flatMap(textsOf);
    if (cell?.type === 'ObjectExpression') return namedIn(title, cell);
    return taken > 0 ? textsOf(row) : [];
  });
}

/** A row of names gives the title those it asks for: $what, ${what} never, for that is a template of its own. */
function namedIn(title: string, row: Extract<Expression, { type: 'ObjectExpression' }>): string[] {
  return row.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    return new RegExp(`\\$${property.key.name}\\b`).test(title) ? textsOf(property.value) : [];
  });
}

const textsOf = (cell: Expression | { type: 'SpreadElement' } | null): string[] =>
  cell && cell.type !== 'SpreadElement' ? textsWithin(cell) : [];

/** Looks behind names and type notes at what was written. */
function written(node: Expression, lists: ReadonlyMap<string, Expression>): Expression | undefined {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return written(node.expression, lists);
  if (node.type !== 'Identifier') return node;
  const list = lists.get(node.name);
  return list?.type === 'Identifier' ? undefined : list && written(list, lists);
}
