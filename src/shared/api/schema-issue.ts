interface Issue {
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined;
}

/** The path of the field that does not match a schema, such as `job.title`. The issue's message may quote its content. */
export const pathOf = ({ path = [] }: Issue): string =>
  path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.');
