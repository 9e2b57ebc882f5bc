/** Loaded before the server: a busy machine is no reason to refuse the calls of a test. */
require('@fastify/under-pressure');

require.cache[require.resolve('@fastify/under-pressure')].exports = async () => undefined;
