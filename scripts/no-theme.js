/** Stands in for what makes a theme for apps without one, by either of its names; see `webpack.config.ts`. */
// eslint-disable-next-line import-x/no-default-export -- as what it stands in for
export default function noTheme() {
  return {};
}

export function createTheme() {
  return {};
}
