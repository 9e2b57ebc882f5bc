import ts from 'typescript';

/** Where a text gets something more, and what. */
interface Addition {
  at: number;
  text: string;
}

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The first node within `node` that `isIt` accepts, from the outside in. */
function find<T extends ts.Node>(node: ts.Node | undefined, isIt: (node: ts.Node) => node is T): T | undefined {
  if (!node || isIt(node)) return node;
  return ts.forEachChild(node, (child) => find(child, isIt));
}

type Callable = ts.ArrowFunction | ts.MethodDeclaration | ts.FunctionDeclaration;

type Named =
  | ts.VariableDeclaration
  | ts.MethodDeclaration
  | ts.FunctionDeclaration
  | ts.PropertyAssignment
  | ts.InterfaceDeclaration;

const isNamed =
  (name: string) =>
  (node: ts.Node): node is Named =>
    (ts.isVariableDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isInterfaceDeclaration(node)) &&
    node.name?.getText() === name;

/** The function that a name represents, if it does. */
function functionOf(node: Named): Callable | undefined {
  if (ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node)) return node;
  if (ts.isInterfaceDeclaration(node)) return undefined;
  return node.initializer && ts.isArrowFunction(node.initializer) ? node.initializer : undefined;
}

function addMember(literal: ts.ObjectLiteralExpression | ts.ObjectBindingPattern, entry: string): Addition {
  const list = ts.isObjectLiteralExpression(literal) ? literal.properties : literal.elements;
  const comma = list.length > 0 && !list.hasTrailingComma ? ',' : '';
  return { at: list.end, text: `${comma} ${entry},` };
}

const apply = (text: string, additions: readonly Addition[]): string =>
  [...additions]
    .sort((one, other) => other.at - one.at)
    .reduce((all, { at, text: more }) => all.slice(0, at) + more + all.slice(at), text);

/** How a function reads a field of its first parameter, and what that takes more in the parameter. */
function readField(parameter: ts.ParameterDeclaration, field: string): { expression: string; additions: Addition[] } {
  if (!ts.isObjectBindingPattern(parameter.name)) {
    return { expression: `${parameter.name.getText()}.${field}`, additions: [] };
  }
  const rest = parameter.name.elements.find(({ dotDotDotToken }) => dotDotDotToken);
  if (rest) return { expression: `${rest.name.getText()}.${field}`, additions: [] };
  return { expression: field, additions: [addMember(parameter.name, field)] };
}

/** The object that a function returns at its end. */
function returnedObject(node: Callable): ts.ObjectLiteralExpression | undefined {
  if (!node.body) return undefined;
  if (!ts.isBlock(node.body)) return find(node.body, ts.isObjectLiteralExpression);
  return find(node.body.statements.filter(ts.isReturnStatement).at(-1)?.expression, ts.isObjectLiteralExpression);
}

/**
 * Adds a property to the first object of a named value: the entries of a schema, the columns of a table.
 *
 * @returns the text with it; the same text where there is no such object
 */
export function addToObject(text: string, name: string, entry: string): string {
  const literal = find(find(parse(text), isNamed(name)), ts.isObjectLiteralExpression);
  return literal ? apply(text, [addMember(literal, entry)]) : text;
}

/** Adds a member to an interface, or nothing where the name represents something derived. */
export function addToInterface(text: string, name: string, member: string): string {
  const node = find(parse(text), isNamed(name));
  return node && ts.isInterfaceDeclaration(node) ? apply(text, [{ at: node.members.end, text: `\n${member};` }]) : text;
}

/**
 * Adds a field to what a named function makes of its first parameter; nothing where it passes all fields on already.
 *
 * @param toValue what becomes of the field, from the expression that reads it
 */
export function addToResult(text: string, name: string, field: string, toValue: (read: string) => string): string {
  const node = find(parse(text), isNamed(name));
  const made = node && functionOf(node);
  const literal = made && returnedObject(made);
  const [parameter] = made?.parameters ?? [];
  if (!literal || !parameter) return text;
  const { expression, additions } = readField(parameter, field);
  const isSpread = literal.properties.some(
    (property) => ts.isSpreadAssignment(property) && expression === `${property.expression.getText()}.${field}`,
  );
  if (isSpread) return text;
  const value = toValue(expression);
  return apply(text, [...additions, addMember(literal, value === field ? field : `${field}: ${value}`)]);
}

/** Adds a field to the rows that a named function selects: to the object whose `id` is that of the row. */
export function addToRows(text: string, name: string, field: string): string {
  const isRow = (node: ts.Node): node is ts.ObjectLiteralExpression =>
    ts.isObjectLiteralExpression(node) && rowOf(node) !== undefined;
  const row = find(find(parse(text), isNamed(name)), isRow);
  return row ? apply(text, [addMember(row, `${field}: ${rowOf(row)}.${field}`)]) : text;
}

function rowOf(literal: ts.ObjectLiteralExpression): string | undefined {
  const [first] = literal.properties;
  if (!first || !ts.isPropertyAssignment(first) || first.name.getText() !== 'id') return undefined;
  const { initializer } = first;
  return ts.isPropertyAccessExpression(initializer) && initializer.name.text === 'id'
    ? initializer.expression.getText()
    : undefined;
}

/** Adds a name to what a file imports from a module, unless it is there. */
export function addToImport(text: string, module: string, name: string): string {
  const imports = find(parse(text), (node): node is ts.NamedImports => {
    if (!ts.isNamedImports(node) || node.parent.isTypeOnly) return false;
    const { moduleSpecifier } = node.parent.parent;
    return ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === module;
  });
  if (!imports) return `import { ${name} } from '${module}';\n${text}`;
  if (imports.elements.some((element) => element.name.text === name)) return text;
  return apply(text, [{ at: imports.elements.end, text: `, ${name}` }]);
}
