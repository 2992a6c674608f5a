import * as z from 'zod/mini';
import { defineCall } from './defineCall.ts';
import { Code, Done, Flag, MaybeNum, MaybeText } from './fields.ts';

/** Which e-mails a member wants. */
export const NotificationSettings = z.object({ messages: Flag, visits: Flag, matches: Flag, newsletter: Flag });
export type NotificationSettings = z.output<typeof NotificationSettings>;

/** What others see: that one is online, and that one has visited them. */
export const PrivacySettings = z.object({ showOnline: Flag, showVisits: Flag });
export type PrivacySettings = z.output<typeof PrivacySettings>;

/** Money is in minor units. `renewsAt` is a day; without one nothing renews. */
export const Membership = z.object({
  plan: Code,
  status: Code,
  renewsAt: MaybeText,
  price: MaybeNum,
  currency: MaybeText,
  provider: MaybeText,
  cancelable: Flag,
});
export type Membership = z.output<typeof Membership>;

export const Account = z.object({
  email: z.string(),
  username: MaybeText,
  membership: Membership,
  notifications: NotificationSettings,
  privacy: PrivacySettings,
});
export type Account = z.output<typeof Account>;

const Password = z.string().check(z.minLength(8), z.maxLength(200));

/** Section 2, /membership-area/my-account. Extension. */
export const fetchAccount = defineCall({
  name: 'fetchAccount',
  method: 'GET',
  path: '/api/client/account',
  kind: 'read',
  auth: 'bearer',
  response: Account,
  extension: true,
});

/** Section 7, Account and config. The username has 2 to 32 characters (section 5). */
export const updateUsername = defineCall({
  name: 'updateUsername',
  method: 'PUT',
  path: '/api/client/settings/update_username',
  kind: 'act',
  auth: 'bearer',
  body: z.object({ firstname: z.string().check(z.trim(), z.minLength(2), z.maxLength(32)) }),
  response: Done,
});

/** Section 1: one of the 23 profile backgrounds. Extension. */
export const updateBackground = defineCall({
  name: 'updateBackground',
  method: 'PUT',
  path: '/api/client/settings/background',
  kind: 'act',
  auth: 'bearer',
  body: z.object({ background: z.int().check(z.minimum(1), z.maximum(23)) }),
  response: Done,
  extension: true,
});

/** Section 2, my-account. A wrong `password` is refused at that field. Extension. */
export const updatePassword = defineCall({
  name: 'updatePassword',
  method: 'PUT',
  path: '/api/client/settings/password',
  kind: 'act',
  auth: 'bearer',
  body: z.object({ password: z.string(), newPassword: Password }),
  response: Done,
  extension: true,
});

/** Section 2, my-account: the new address has to be confirmed. Extension. */
export const updateEmail = defineCall({
  name: 'updateEmail',
  method: 'PUT',
  path: '/api/client/settings/email',
  kind: 'act',
  auth: 'bearer',
  body: z.object({ email: z.email(), password: z.string() }),
  response: Done,
  extension: true,
});

/** Section 2, my-account. Extension. */
export const updateNotifications = defineCall({
  name: 'updateNotifications',
  method: 'PUT',
  path: '/api/client/settings/notifications',
  kind: 'act',
  auth: 'bearer',
  body: NotificationSettings,
  response: Done,
  extension: true,
});

/** Section 2, my-account. Extension. */
export const updatePrivacy = defineCall({
  name: 'updatePrivacy',
  method: 'PUT',
  path: '/api/client/settings/privacy',
  kind: 'act',
  auth: 'bearer',
  body: PrivacySettings,
  response: Done,
  extension: true,
});

/** Section 2, my-account: for good. The token is worthless afterwards. Extension. */
export const deleteAccount = defineCall({
  name: 'deleteAccount',
  method: 'POST',
  path: '/api/client/delete',
  kind: 'act',
  auth: 'bearer',
  body: z.object({ password: z.string() }),
  response: Done,
  extension: true,
});
