import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser';

interface Span {
  start: number;
  end: number;
}

const testFunctions = new Set(['test', 'it', 'describe']);
const notRun = new Set(['skip', 'todo']);

/** The texts that name a test: titles of test, it and describe, and those in the rows of a test.each. No comments. */
export function testTitles(path: string, source: string): string[] {
  const titles: Span[] = [];
  const texts: (Span & { text: string })[] = [];
  const visitor = new Visitor({
    CallExpression(node) {
      const words = callWords(node);
      if (!testFunctions.has(words[0] ?? '') || words.some((word) => notRun.has(word))) return;
      titles.push(...node.arguments.slice(0, 1));
      if (node.callee.type === 'CallExpression') titles.push(...node.callee.arguments);
    },
    Literal(node) {
      if (typeof node.value === 'string') texts.push({ ...spanOf(node), text: node.value });
    },
    TemplateElement(node) {
      texts.push({ ...spanOf(node), text: node.value.cooked ?? '' });
    },
  });
  visitor.visit(parseSync(path, source).program);
  return texts
    .filter((text) => titles.some((title) => title.start <= text.start && text.end <= title.end))
    .map(({ text }) => text);
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** `test.each(rows)('title')` reads test, each. */
function callWords(node: CallExpression): string[] {
  const words = (expression: Expression): string[] => {
    if (expression.type === 'Identifier') return [expression.name];
    if (expression.type === 'CallExpression') return words(expression.callee);
    if (expression.type !== 'MemberExpression') return [];
    const { object, property } = expression;
    return [...words(object), ...(property.type === 'Identifier' ? [property.name] : [])];
  };
  return words(node.callee);
}
