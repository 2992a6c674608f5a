import { errorRoutes } from '../features/error-pages/errors.routes.ts';
import { passwordResetRoutes } from '../features/password-reset/passwordReset.routes.ts';
import { signInRoutes } from '../features/sign-in/signIn.routes.ts';

/** The pages that guests open without the router of the members' pages; the build renders some of them ahead. */
export const guestPages = [...signInRoutes, ...passwordResetRoutes, ...errorRoutes];
