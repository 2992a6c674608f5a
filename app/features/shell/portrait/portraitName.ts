/** The `view-transition-name` of the portrait that moves. */
export const PORTRAIT_NAME = 'portrait';
