/**
 * The worth of each condition, pattern and set within the functions of an engine. The engine is bundled once, with a call of
 * `ruleOf` around each of them, which can take it for one that never, or always, holds. No file is written.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';
import { loadText } from './run';

/** A text that is read, with the values that are expected: "workExperience.title: Kasir". */
export interface Case {
  set: string;
  name: string;
  expected: readonly string[];
  read: () => string[];
}

/** The worth of a rule: the values that are wrong without it, and those that no longer are. */
export interface Worth {
  rule: string;
  /** The cases in which the rule decides anything; without one it is not measured. */
  decides: number;
  lost: string[];
  gained: string[];
}

/** A rule that loses more values is needed: its further cases are not read. */
export const MAX_LOST_VALUES = 4;

/** A rule that is switched off may make a loop endless. */
const MAX_READ_MS = 10_000;

interface State {
  /** The number of the rule that is switched off. */
  off: number;
  /** Numbers of the rules that decided something. */
  decided: Set<number>;
}

const CHAINS: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.AmpersandAmpersandToken]: 'true',
  [ts.SyntaxKind.BarBarToken]: 'false',
  [ts.SyntaxKind.QuestionQuestionToken]: 'undefined',
};

const NO_MATCH = '/(?!)/gu';

/** Values in place of the constants at the top of a file, by their names: a pattern matches nothing, a set has nothing. */
function constantsOf(source: ts.SourceFile): Map<string, string> {
  const constants = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((each) => each.declarationList.declarations);
  return new Map(
    constants.flatMap(({ name, initializer }) => {
      const made = initializer && ts.isNewExpression(initializer) ? initializer.expression.getText() : '';
      if (made === 'Set' || made === 'Map') return [[name.getText(), `new ${made}()`]];
      const isPattern = made === 'RegExp' || (initializer && ts.isRegularExpressionLiteral(initializer));
      return isPattern ? [[name.getText(), NO_MATCH]] : [];
    }),
  );
}

/** The code that replaces a node without its rule; nothing for a node that is no rule. */
function insteadOf(node: ts.Node, constants: ReadonlyMap<string, string>): string[] {
  const { parent } = node;
  if (ts.isRegularExpressionLiteral(node)) return [NO_MATCH];
  if (ts.isIdentifier(node)) {
    const isUsed =
      (ts.isPropertyAccessExpression(parent) && parent.expression === node) ||
      (ts.isCallExpression(parent) && parent.arguments.includes(node));
    const instead = isUsed ? constants.get(node.text) : undefined;
    return instead === undefined ? [] : [instead];
  }
  if (ts.isIfStatement(parent) && parent.expression === node) return ['false'];
  if (ts.isConditionalExpression(parent) && parent.condition === node) return ['true', 'false'];
  if (!ts.isBinaryExpression(parent)) return [];
  const instead = CHAINS[parent.operatorToken.kind];
  // The end of a chain that has no value is no rule.
  if (/^(?:''|\[\]|\{\}|-?\d+|null|undefined|Infinity)$/.test(node.getText())) return [];
  const isPart = !ts.isBinaryExpression(node) || node.operatorToken.kind !== parent.operatorToken.kind;
  return instead !== undefined && isPart && node !== parent.operatorToken ? [instead] : [];
}

/** The code of a file with its rules in calls of `ruleOf`, whose names are added to `rules`. */
function withCalls(file: string, rules: string[]): string {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = constantsOf(source);
  const { factory } = ts;
  const transformed = ts.transform(source, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node => {
        const insides = ts.isTypeNode(node) ? node : ts.visitEachChild(node, visit, context);
        if (!ts.isExpression(node) || !ts.findAncestor(node, ts.isFunctionLike)) return insides;
        return insteadOf(node, constants).reduce<ts.Expression>((code, instead) => {
          const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
          const text = node.getText().replaceAll(/\s+/g, ' ').slice(0, 120);
          const id = rules.push(`${path.basename(file, '.ts')} ${line}: ${text} => ${instead}`) - 1;
          const given = [factory.createNumericLiteral(id), code, factory.createIdentifier(instead)];
          return factory.createCallExpression(factory.createIdentifier('ruleOf'), undefined, given);
        }, insides as ts.Expression);
      };
      return ts.visitNode(root, visit) as ts.SourceFile;
    },
  ]);
  return ts.createPrinter().printFile(transformed.transformed[0] as ts.SourceFile);
}

const differs = (value: unknown, instead: unknown): boolean => {
  if (typeof instead === 'boolean') return Boolean(value) !== instead;
  return instead !== undefined || (value !== undefined && value !== null);
};

/** A pattern that tells where it matches anything. */
function telling(pattern: RegExp, onMatch: () => void): RegExp {
  const tell = (text: string) => {
    if (new RegExp(pattern).test(text)) onMatch();
  };
  // `exec` serves `test`, `match` and `replace`; the others make a pattern of their own.
  return Object.assign(new RegExp(pattern), {
    exec(this: RegExp, text: string) {
      tell(text);
      return RegExp.prototype.exec.call(this, text);
    },
    [Symbol.split](text: string, limit?: number) {
      tell(text);
      return pattern[Symbol.split](text, limit);
    },
    [Symbol.matchAll](text: string) {
      tell(text);
      return pattern[Symbol.matchAll](text);
    },
  });
}

const missing = (values: readonly string[], from: readonly string[]): string[] =>
  values.filter((value) => !from.includes(value));

/** The mistakes of a reading: `-` for a value that is missing, `+` for one that nobody expects. */
const wrongIn = (expected: readonly string[], found: readonly string[]): string[] => [
  ...missing(expected, found).map((value) => `- ${value}`),
  ...missing(found, expected).map((value) => `+ ${value}`),
];

/**
 * Measures the rules of some files.
 *
 * @param entry a module with `casesOf(given): Case[]`, from the root of the project
 * @param files from the root of the project
 * @param given what `casesOf` takes
 * @param isAsked true for the name of a rule that is measured
 */
export async function* measureConditions(
  entry: string,
  files: readonly string[],
  given: unknown,
  isAsked: (rule: string) => boolean,
): AsyncGenerator<Worth> {
  const rules: string[] = [];
  const state: State = { off: -1, decided: new Set() };
  const texts = new Map(files.map((file) => [file, withCalls(file, rules)]));
  const { casesOf } = await loadText<{ casesOf: (given: unknown) => Case[] }>(
    entry,
    (file, text) => texts.get(file) ?? text,
    {
      ruleOf: (id: number, value: unknown, instead: unknown) => {
        if (state.off >= 0) return state.off === id ? instead : value;
        if (value instanceof RegExp) return telling(value, () => state.decided.add(id));
        if (differs(value, instead)) state.decided.add(id);
        return value;
      },
    },
  );
  const cases = casesOf(given);
  const context = createContext({ read: () => [] as string[] });
  const read = (one: Case): string[] => {
    context.read = one.read;
    try {
      return runInContext('read()', context, { timeout: MAX_READ_MS }) as string[];
    } catch {
      return [];
    }
  };
  const before = cases.map((one) => {
    state.decided = new Set();
    const wrong = wrongIn(one.expected, read(one));
    return { one, wrong, decided: state.decided };
  });
  for (const [id, rule] of rules.entries()) {
    if (!isAsked(rule)) continue;
    state.off = id;
    const worth: Worth = { rule, decides: 0, lost: [], gained: [] };
    for (const { one, wrong } of before.filter(({ decided }) => decided.has(id))) {
      worth.decides += 1;
      if (worth.lost.length > MAX_LOST_VALUES) break;
      const name = (text: string) => `${one.set} ${one.name} ${text}`;
      const after = wrongIn(one.expected, read(one));
      worth.lost.push(...missing(after, wrong).map(name));
      worth.gained.push(...missing(wrong, after).map(name));
    }
    yield worth;
  }
}
