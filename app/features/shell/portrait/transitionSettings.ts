/** The `view-transition-name` of the portrait that moves. */
export const PORTRAIT_NAME = 'portrait';

/**
 * Time for which the current page stays until the next is rendered. One that takes longer appears without a transition.
 */
export const MAX_WAIT_MS = 1000;
