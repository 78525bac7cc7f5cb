import type { Rule } from './rule.ts';

const message =
  'A story presses where a finger or a mouse would: locator.click(), or press() of site-press.ts. An element that is told of a click hears it though nobody could reach it.';

const FORCED = new Set([
  'click',
  'dblclick',
  'check',
  'uncheck',
  'setChecked',
  'tap',
  'hover',
  'dragTo',
  'fill',
]);
const IN_PAGE = new Set(['evaluate', 'evaluateHandle', 'evaluateAll', '$eval', '$$eval', 'addInitScript']);
const CALLS_CLICK = /\.(?:click|submit|requestSubmit)\(|new (?:Mouse|Pointer|Touch)Event\(/;
const HAND_EVENTS = /^(?:click|dblclick|mouse|pointer|touch)/;

/** Forbids in stories what reaches an element without its place on the screen: force, dispatched clicks, click() inside the page. */
export const realPresses: Rule = {
  create(context) {
    const source = context.sourceCode;
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const method = callee.property.name;
        const isForced = FORCED.has(method) && given.some((one) => isForcing(one));
        const isDispatched = method === 'dispatchEvent' && given.some((one) => isHandEvent(one));
        const isInPage = IN_PAGE.has(method) && given.some((one) => CALLS_CLICK.test(source.getText(one)));
        if (isForced || isDispatched || isInPage) context.report({ node, message });
      },
    };
  },
};

const isForcing = (node: { type: string }): boolean =>
  node.type === 'ObjectExpression' &&
  'properties' in node &&
  (node.properties as { key?: { name?: string } }[]).some(({ key }) => key?.name === 'force');

const isHandEvent = (node: { type: string }): boolean =>
  node.type === 'Literal' &&
  'value' in node &&
  typeof node.value === 'string' &&
  HAND_EVENTS.test(node.value);
