/** Stands in for lodash's `isPlainObject` in Formik; see `webpack.config.ts`. */
// eslint-disable-next-line import-x/no-default-export -- as what it stands in for
export default function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
