import type { Expression } from 'oxc-parser';

/** The words that stand written in a title or in a cell of a row: text, the fixed parts of a template, sums of both. */
export function textsWithin(node: Expression): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? '');
    case 'BinaryExpression':
      return [node.left, node.right].flatMap((side) =>
        side.type === 'PrivateIdentifier' ? [] : textsWithin(side),
      );
    case 'ConditionalExpression':
      return [...textsWithin(node.consequent), ...textsWithin(node.alternate)];
    default:
      return [];
  }
}
