declare module '*.svg' {
  const url: string;
  // eslint-disable-next-line import-x/no-default-export -- what webpack's asset modules export
  export default url;
}
declare module '*.woff2' {
  const url: string;
  // eslint-disable-next-line import-x/no-default-export -- what webpack's asset modules export
  export default url;
}
declare module 'pdfjs-dist/legacy/build/*' {
  const url: string;
  // eslint-disable-next-line import-x/no-default-export -- what webpack's asset modules export
  export default url;
}

declare module '*.webp' {
  const url: string;
  // eslint-disable-next-line import-x/no-default-export -- what webpack's asset modules export
  export default url;
}
