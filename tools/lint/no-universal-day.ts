import type { Rule } from './rule.ts';

const message =
  'That is the day in Greenwich, which for half of the world is yesterday or tomorrow: ask dayIn(instant, zone), readerToday() or todayIn(zone).';

/** What takes the day out of the words of an instant. */
const CUTS = new Set(['slice', 'substring', 'substr', 'split']);

/** Forbids `instant.toISOString().slice(0, 10)` and other ways to make a day of an instant without a time zone. */
export const noUniversalDay: Rule = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const { object, property } = callee;
        if (!CUTS.has(property.name) || object.type !== 'CallExpression') return;
        const asked = object.callee;
        const isInstant =
          asked.type === 'MemberExpression' &&
          asked.property.type === 'Identifier' &&
          ['toISOString', 'toJSON'].includes(asked.property.name);
        if (isInstant) context.report({ node, message });
      },
    };
  },
};
