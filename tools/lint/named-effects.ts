import type { Rule } from './rule.ts';

const message =
  'Give the effect a name that says what it is for: useEffect(function warnBeforeLeaving() { … }).';
const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

/** Asks that the function given to an effect has a name. */
export const namedEffects: Rule = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'Identifier' || !effects.has(callee.name)) return;
        const effect = node.arguments[0];
        const isNamed =
          effect?.type === 'Identifier' || (effect?.type === 'FunctionExpression' && effect.id !== null);
        if (!isNamed) context.report({ node, message });
      },
    };
  },
};
