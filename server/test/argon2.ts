import type * as argon2 from '@node-rs/argon2';

const { requireOnce } = globalThis as unknown as { requireOnce: (name: string) => typeof argon2 };
const real = requireOnce('@node-rs/argon2');

/** In proportion to the cost that the server sets, so that two different costs stay different. */
const cheap = (options?: argon2.Options | null): argon2.Options => ({
  ...options,
  ...(options?.memoryCost && { memoryCost: options.memoryCost / 2_432 }),
});

/** Replaces the package in tests: hashes with 8 KiB where the server sets 19 MiB, fifty times as quickly. */
export = {
  ...real,
  hash: (password: string, options?: argon2.Options | null) => real.hash(password, cheap(options)),
  hashRaw: (password: string, options?: argon2.Options | null) => real.hashRaw(password, cheap(options)),
};
