declare global {
  interface ImportMeta {
    /** Of webpack: all modules below a folder whose path matches. */
    webpackContext(
      folder: string,
      options: { regExp: RegExp; mode: 'sync' },
    ): ((file: string) => unknown) & { keys(): string[] };
  }
}

export {};
