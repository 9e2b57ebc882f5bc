import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** A user of `userEvent` who neither pauses between two events nor has the styles read before each of them. */
export const setUpUser = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
