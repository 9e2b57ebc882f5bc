import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Ablation } from './run';

const ROOT = path.resolve(__dirname, '../..');

/** A pattern that matches nothing. */
const NOTHING = '(?!)';

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);

function everyNode(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [node];
  ts.forEachChild(node, (child) => void nodes.push(...everyNode(child)));
  return nodes;
}

/** The lists of a JSON table, each emptied: its patterns match nothing. */
export function listsOf(file: string): Ablation[] {
  const source = ts.parseJsonText(file, readFileSync(path.join(ROOT, file), 'utf8'));
  const table = source.statements[0]?.expression;
  if (!table || !ts.isObjectLiteralExpression(table)) return [];
  return table.properties.map((list) => {
    const name = list.name?.getText(source) ?? '';
    const isObject = ts.isPropertyAssignment(list) && ts.isObjectLiteralExpression(list.initializer);
    return {
      name: `${path.basename(file)}: ${name.replaceAll('"', '')}`,
      edits: [{ file, find: list.getText(source), replace: `${name}: ${isObject ? '{}' : `["${NOTHING}"]`}` }],
    };
  });
}

/** Constants at the top of a file that are a pattern, a part of one, a set or a map: each matches, or has, nothing. */
export function patternsOf(file: string): Ablation[] {
  const source = parse(file);
  const offOf = (value: ts.Expression): string | null => {
    if (ts.isRegularExpressionLiteral(value)) return `/${NOTHING}/${value.text.split('/').at(-1)}`;
    if (ts.isTaggedTemplateExpression(value)) return value.tag.getText() === 'regex' ? `/${NOTHING}/` : `'${NOTHING}'`;
    if (ts.isNewExpression(value)) {
      const [, flags] = value.arguments ?? [];
      const name = value.expression.getText();
      return name === 'RegExp' ? `new RegExp('${NOTHING}'${flags ? `, ${flags.getText()}` : ''})` : `new ${name}()`;
    }
    // Of the calls, `anyOf` alone gives the source of a pattern.
    if (ts.isCallExpression(value) && value.expression.getText() !== 'anyOf') return `/${NOTHING}/`;
    return ts.isStringLiteralLike(value) ||
      ts.isTemplateExpression(value) ||
      ts.isBinaryExpression(value) ||
      ts.isCallExpression(value)
      ? `'${NOTHING}'`
      : null;
  };
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap((constant) => {
      const off = constant.initializer && offOf(constant.initializer);
      if (!off || !constant.initializer) return [];
      const text = constant.getText();
      return [
        {
          name: `${path.basename(file, '.ts')}: ${constant.name.getText()}`,
          edits: [
            { file, find: text, replace: text.slice(0, constant.initializer.getStart() - constant.getStart()) + off },
          ],
        },
      ];
    }),
  );
}

/** The name of a row of a table of rules, or of what several rows have in common. */
function nameOf(row: ts.ObjectLiteralExpression): string | null {
  const id = row.properties.find((each) => each.name?.getText() === 'id');
  if (id && ts.isPropertyAssignment(id)) return id.initializer.getText().replaceAll("'", '');
  const owner = ts.isAsExpression(row.parent) ? row.parent.parent : row.parent;
  return ts.isVariableDeclaration(owner)
    ? `${path.basename(row.getSourceFile().fileName, '.ts')} ${owner.name.getText()}`
    : null;
}

/** The rows of a table of rules, and each element of the lists of a row, each left out. */
export function rulesOf(file: string): Ablation[] {
  return everyNode(parse(file))
    .filter(ts.isObjectLiteralExpression)
    .flatMap((row) => {
      const id = nameOf(row);
      if (id === null) return [];
      const [start, find] = [row.getStart(), row.getText()];
      const off = (name: string, part: ts.Node, instead: string): Ablation => {
        const replace = find.slice(0, part.getStart() - start) + instead + find.slice(part.getEnd() - start);
        return { name: `${id}: ${name}`, edits: [{ file, find, replace }] };
      };
      const parts = row.properties.filter(ts.isPropertyAssignment).flatMap((property) => {
        const name = property.name.getText();
        const list = property.initializer;
        if (ts.isArrowFunction(list)) return [off(name, property, '...{}')];
        if (!ts.isArrayLiteralExpression(list)) return [];
        return list.elements.map((element) =>
          off(`${name} ${element.getText().replace(/\s+/g, ' ').slice(0, 70)}`, element, `/${NOTHING}/`),
        );
      });
      const isRow = ts.isArrayLiteralExpression(row.parent);
      return isRow ? [{ name: id, edits: [{ file, find, replace: '...[]' }] }, ...parts] : parts;
    });
}
