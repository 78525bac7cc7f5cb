import type { Rule } from './rule.ts';

const message =
  'Time and chance are handed in (in the server as services.now), so that the same question always has the same answer.';

/** Forbids `new Date()`, `Date()`, `Date.now()` and `Math.random()`. */
export const noClock: Rule = {
  create(context) {
    return {
      NewExpression(node) {
        if (node.arguments.length === 0 && isNamed(node.callee, 'Date')) context.report({ node, message });
      },
      CallExpression(node) {
        if (isNamed(node.callee, 'Date')) context.report({ node, message });
      },
      MemberExpression(node) {
        const asksClock = isNamed(node.object, 'Date') && isNamed(node.property, 'now');
        const throwsDice = isNamed(node.object, 'Math') && isNamed(node.property, 'random');
        if (asksClock || throwsDice) context.report({ node, message });
      },
    };
  },
};

const isNamed = (node: { type: string }, name: string): boolean =>
  node.type === 'Identifier' && 'name' in node && node.name === name;
