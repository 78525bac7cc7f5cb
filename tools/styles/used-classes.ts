import {
  parseSync,
  Visitor,
  type BindingProperty,
  type BindingRestElement,
  type IdentifierReference,
  type Node,
} from 'oxc-parser';

interface UsedClass {
  /** The stylesheet as the import writes it. */
  from: string;
  /** Null where the name is put together at run time. */
  name: string | null;
  line: number;
}

interface SourceStyles {
  imports: { from: string; line: number }[];
  used: UsedClass[];
}

/** The CSS modules a source file imports and every class that it takes from them. */
export function usedClasses(path: string, source: string): SourceStyles {
  const { program } = parseSync(path, source);
  const lineAt = (index: number): number => source.slice(0, index).split('\n').length;
  const imports: SourceStyles['imports'] = [];
  const sheetOf = new Map<string, string>();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || !node.source.value.endsWith('.module.css')) continue;
    imports.push({ from: node.source.value, line: lineAt(node.start) });
    for (const { local } of node.specifiers) sheetOf.set(local.name, node.source.value);
  }
  if (sheetOf.size === 0) return { imports, used: [] };

  const used: UsedClass[] = [];
  const explained = new Set<number>();
  const note = (sheet: IdentifierReference, names: readonly (string | null)[]): void => {
    explained.add(sheet.start);
    const from = sheetOf.get(sheet.name) ?? '';
    for (const name of names) used.push({ from, name, line: lineAt(sheet.start) });
  };
  const isSheet = (node: { type: string } | null): node is IdentifierReference =>
    node?.type === 'Identifier' && sheetOf.has((node as IdentifierReference).name);

  new Visitor({
    ImportDeclaration: ({ specifiers }) => specifiers.forEach(({ local }) => explained.add(local.start)),
    MemberExpression(node) {
      if (isSheet(node.object))
        note(node.object, node.computed ? keys(node.property) : plainKey(node.property));
    },
    VariableDeclarator({ id, init }) {
      if (isSheet(init) && id.type === 'ObjectPattern') note(init, id.properties.flatMap(patternKeys));
    },
  }).visit(program);

  // A stylesheet that is handed on, or a parameter of its name, leaves nobody able to say which classes are taken.
  new Visitor({
    Identifier(node) {
      if (sheetOf.has(node.name) && !explained.has(node.start) && isReference(source, node))
        note(node as IdentifierReference, [null]);
    },
  }).visit(program);
  return { imports, used };
}

/** A name after a dot or before a colon is a property's, not the stylesheet's. */
const isReference = (source: string, { start, end }: { start: number; end: number }): boolean =>
  !/[^.]\.\s*$/.test(source.slice(Math.max(0, start - 40), start)) &&
  !/^\??\s*:/.test(source.slice(end, end + 40));

const plainKey = (node: { type: string }): (string | null)[] => [
  'name' in node && typeof node.name === 'string' ? node.name : null,
];

function keys(node: Node): (string | null)[] {
  if (node.type === 'Literal') return [typeof node.value === 'string' ? node.value : null];
  if (node.type === 'ConditionalExpression') return [...keys(node.consequent), ...keys(node.alternate)];
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return [node.quasis[0]?.value.cooked ?? null];
  return [null];
}

function patternKeys(property: BindingProperty | BindingRestElement): (string | null)[] {
  if (property.type === 'RestElement') return [null];
  return property.computed || property.key.type === 'Literal' ? keys(property.key) : plainKey(property.key);
}
