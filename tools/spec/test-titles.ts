import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser';
import { rowsInTitle } from './rows-in-title.ts';
import { textsWithin } from './texts-within.ts';

const testFunctions = new Set(['test', 'it', 'describe']);
const notRun = new Set(['skip', 'todo']);

/** The texts that name a test: titles of test, it and describe, and what the rows of a test.each put into them. */
export function testTitles(path: string, source: string): string[] {
  const calls: CallExpression[] = [];
  const lists = new Map<string, Expression>();
  const visitor = new Visitor({
    CallExpression(node) {
      const words = callWords(node);
      if (testFunctions.has(words[0] ?? '') && !words.some((word) => notRun.has(word))) calls.push(node);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) lists.set(id.name, init);
    },
  });
  visitor.visit(parseSync(path, source).program);
  return calls.flatMap((call) => {
    const [title] = call.arguments;
    if (!title || title.type === 'SpreadElement') return [];
    const texts = textsWithin(title);
    const [rows] = call.callee.type === 'CallExpression' ? call.callee.arguments : [];
    if (!rows || rows.type === 'SpreadElement') return texts;
    return [...texts, ...rowsInTitle(texts.join(''), rows, lists)];
  });
}

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
