import { AfterApplying } from '@/widgets/after-applying';

/** Fetches what the page to which applying leads has to say. */
export const PrepareAfterApplying = () => <AfterApplying isQuiet />;
