/** Import cycles, and the seam between the web app and its provider. */
module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'web-app-without-server',
      comment: 'Any provider that speaks the contract can take the reference one’s place.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    { name: 'server-without-web-app', severity: 'error', from: { path: '^server/' }, to: { path: '^src/' } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
