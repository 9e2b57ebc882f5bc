/** Stands in for lodash's `clone` in Formik, which copies nothing but what has fields; see `webpack.config.ts`. */
// eslint-disable-next-line import-x/no-default-export -- as what it stands in for
export default function clone<T>(value: T): T {
  if (Array.isArray(value)) return [...(value as unknown[])] as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object | null) as T & object, value);
}
