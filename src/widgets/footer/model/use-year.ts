import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

const thisYear = (): number => new Date().getFullYear();

/** Year in a page that the build rendered, until the app runs: it may be last year. */
const yearOfBuild = (): number => Number(process.env.BUILD_YEAR);

/** The year by the visitor's clock. */
export const useYear = (): number => useSyncExternalStore(never, thisYear, yearOfBuild);
