/** A finger, which needs 44 px to hit. */
export const TOUCH = '@media (pointer: coarse)';

/** The system's own few colours take the place of all others: of a background nothing is left, a border is. */
export const FORCED_COLORS = '@media (forced-colors: active)';
