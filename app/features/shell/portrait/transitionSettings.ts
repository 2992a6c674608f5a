/** The `view-transition-name` of the portrait that moves. */
export const PORTRAIT_NAME = 'portrait';

/** The page on show stays as it is until the next is drawn. One that takes longer appears without a transition. */
export const MAX_WAIT_MS = 1000;
