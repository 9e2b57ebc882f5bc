/** Stands in for `hoist-non-react-statics`, which Emotion brings for a function that nobody here uses; see `webpack.config.ts`. */
// eslint-disable-next-line import-x/no-default-export -- as what it stands in for
export default function asItIs(component) {
  return component;
}
