import type { Rule } from './rule.ts';

const message = 'Money is calculated in whole coins: ask kit/money/amounts.ts (plus, shareOf, split …).';

const ROUNDING = new Set(['round', 'floor', 'ceil', 'trunc', 'fround']);
const FRACTIONAL = new Set(['toFixed', 'toPrecision']);

/** Forbids fractions wherever money is handled: division, numbers with decimals, rounding, reading of fractions. */
export const wholeCoins: Rule = {
  create(context) {
    return {
      BinaryExpression(node) {
        if (node.operator === '/' || node.operator === '**') context.report({ node, message });
      },
      AssignmentExpression(node) {
        if (node.operator === '/=' || node.operator === '**=') context.report({ node, message });
      },
      Literal(node) {
        if (typeof node.value === 'number' && !Number.isInteger(node.value))
          context.report({ node, message });
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === 'Identifier' && callee.name === 'parseFloat') context.report({ node, message });
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const { object, property } = callee;
        const isRounding =
          object.type === 'Identifier' && object.name === 'Math' && ROUNDING.has(property.name);
        const readsFraction =
          object.type === 'Identifier' && object.name === 'Number' && property.name === 'parseFloat';
        if (isRounding || readsFraction || FRACTIONAL.has(property.name)) context.report({ node, message });
      },
    };
  },
};
