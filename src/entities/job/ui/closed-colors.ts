/** Text of a closed vacancy. */
export const CLOSED_TEXT = '#5b6664';

/** Ground of a closed vacancy's badges. */
export const CLOSED_BADGE = '#dfe3e1';
