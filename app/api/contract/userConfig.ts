import * as z from 'zod/mini';
import { act, read } from './defineCall.ts';
import { Flag, MaybeFlag, MaybeNum, MaybeText, maybe, Num } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';
import { MemberLocation } from './locationSchemas.ts';
import { sentAs, wireObject } from './wireObject.ts';

/** The signed-in member. `premium` is derived from the roles; the token's claims are read in token.ts. */
export const UserConfig = z.pipe(
  wireObject({
    roles: list(z.string()),
    locale: z.string(),
    country: z.string(),
    username: MaybeText,
    websocketJwt: sentAs('websocket_jwt', MaybeText),
    /** Extension: 32 bytes in base64url, with which the device seals what the member writes (reading 72). */
    draftKey: sentAs('draft_key', z.catch(maybe(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))), null)),
    /** The site's units win (reading 49). */
    metricUnits: maybe(Flag),
    /** Null if a part is missing; the member can be read without it. */
    location: z.catch(maybe(MemberLocation), null),
    settings: z.object({
      questionnaireVariant: z.pipe(
        z.nullish(Num),
        z.transform((value): 1 | 2 => (value === 1 ? 1 : 2)),
      ),
      /** An unknown value counts as No. */
      paywallOnSend: z.catch(MaybeFlag, false),
    }),
    emailConfirmed: sentAs('email_confirmed', Flag),
    testCompleted: sentAs('test_completed', Flag),
    /** Extension: the day since which the member has paused, as yyyy-mm-dd. */
    paused: MaybeText,
  }),
  z.transform((user) => ({ ...user, premium: user.roles.includes('ROLE_PREMIUM') })),
);
export type UserConfig = z.output<typeof UserConfig>;

/** The settings of a site, of which the app uses only `welcomeMessageSender`; the compiled values win (reading 3). */
export const SiteSettings = z.object({
  /** The siteId. One that differs from the compiled siteId means that the request reached another site's API. */
  id: MaybeNum,
  brand: MaybeText,
  site: maybe(z.object({ name: MaybeText, logo: MaybeText })),
  welcomeMessageSender: MaybeText,
  defaultLocale: MaybeText,
  logo: MaybeText,
  ageBracket: MaybeNum,
});
export type SiteSettings = z.output<typeof SiteSettings>;

/** A 401 to this call ends the session. */
export const fetchUserConfig = read('fetchUserConfig', 'GET /api/config/user', { response: UserConfig });

export const fetchSiteSettings = read('fetchSiteSettings', 'GET /api/config/site', { response: SiteSettings });

/** Sends the confirmation email again. */
export const resendConfirmation = act('resendConfirmation', 'GET /api/email/resend/');

/** Whether the email address is confirmed. */
export const checkConfirmed = read('checkConfirmed', 'GET /api/email/check_confirmed/', { response: Flag });
