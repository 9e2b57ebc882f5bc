import { isObject, type JsonObject } from './fields';

/** How deep nodes are looked for that others refer to. */
const MAX_DEPTH = 12;
/** How deep references are followed, for a chain of them may be as long as the file. */
const MAX_RESOLVED = 200;

function idOf(value: JsonObject): string | undefined {
  return typeof value['@id'] === 'string' ? value['@id'] : undefined;
}

/** True when a node has no field but its reference. */
const isReference = (value: JsonObject): boolean => Object.keys(value).every((key) => key === '@id' || key === '@type');

function addNodes(value: unknown, nodes: Map<string, JsonObject>, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  if (isObject(value)) {
    const id = idOf(value);
    if (id !== undefined && !isReference(value) && !nodes.has(id)) nodes.set(id, value);
  }
  for (const part of Object.values(value)) addNodes(part, nodes, depth + 1);
}

/**
 * Gives a function that puts the nodes of a graph in place of references to them (`{"@id": "#org"}`). A node that
 * occurs often is one object, and one that contains itself keeps the inner reference.
 */
export function resolveReferences(graph: readonly unknown[]): (node: unknown) => JsonObject {
  const nodes = new Map<string, JsonObject>();
  for (const value of graph) addNodes(value, nodes);
  const done = new Map<object, unknown>();
  const underWay = new Set<object>();

  function resolve(value: unknown, depth: number): unknown {
    if (typeof value !== 'object' || value === null || depth > MAX_RESOLVED) return value;
    const node = isObject(value) && isReference(value) ? (nodes.get(idOf(value) ?? '') ?? value) : value;
    if (done.has(node)) return done.get(node);
    if (underWay.has(node)) return value;
    underWay.add(node);
    const copy = Array.isArray(node)
      ? node.map((part) => resolve(part, depth + 1))
      : Object.fromEntries(Object.entries(node).map(([key, part]) => [key, resolve(part, depth + 1)]));
    underWay.delete(node);
    done.set(node, copy);
    return copy;
  }

  return (node) => (nodes.size === 0 ? node : resolve(node, 0)) as JsonObject;
}
