/** Whether a picture, or the beginning of a family's names, is a landscape of the sign-in page: one for each motif. */
export const isSignInLandscape = (name: string): boolean => name.startsWith('login-');
