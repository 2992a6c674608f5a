import * as z from 'zod/mini';
import { act, read } from './defineCall.ts';
import {
  Code,
  Flag,
  MaybeFlag,
  MaybeId,
  MaybeNum,
  MaybeText,
  MinorUnits,
  maybe,
  NewPassword,
  Username,
} from './fieldSchemas.ts';

/** The emails a member wants to receive. */
export const NotificationSettings = z.object({ messages: Flag, visits: Flag, matches: Flag, newsletter: Flag });
export type NotificationSettings = z.output<typeof NotificationSettings>;

/** Whether others see that the member is online, and that the member has visited them. */
export const PrivacySettings = z.object({ showOnline: Flag, showVisits: Flag });
export type PrivacySettings = z.output<typeof PrivacySettings>;

/**
 * Amounts are in minor units. `renewsAt` is the day of the next payment in UTC (yyyy-mm-dd), as the summary of an order
 * names it, and `price` is what it costs; null when nothing more is charged, as after most cancellations. The extensions are the facts of the contract: its number, the last day of Premium if it is cancelled
 * now or has been (`endsAt`, in UTC), and what that pays back (`refund`); `noticeDays` where the order names a notice
 * that counts; `withdrawal` while the order can be withdrawn, with the last day for that and what it pays back.
 */
export const Membership = z.object({
  plan: Code,
  status: Code,
  renewsAt: MaybeText,
  endsAt: MaybeText,
  price: maybe(MinorUnits),
  currency: MaybeText,
  provider: MaybeText,
  cancelable: Flag,
  contract: MaybeId,
  refund: maybe(MinorUnits),
  noticeDays: MaybeNum,
  withdrawal: maybe(z.object({ until: z.string(), refund: MinorUnits })),
});
export type Membership = z.output<typeof Membership>;

export const Account = z.object({
  email: z.string(),
  username: MaybeText,
  membership: Membership,
  notifications: NotificationSettings,
  privacy: PrivacySettings,
  /** Extension: whether the server lets the member pause. */
  pausable: MaybeFlag,
  /** Extension: whether the server knows `fetchOwnData`. */
  downloadable: MaybeFlag,
});
export type Account = z.output<typeof Account>;

export const fetchAccount = read('fetchAccount', 'GET /api/client/account', { response: Account, extension: true });

export const updateUsername = act('updateUsername', 'PUT /api/client/settings/update_username', {
  body: z.object({ firstname: Username }),
});

/** One of the 23 profile backgrounds. */
export const updateBackground = act('updateBackground', 'PUT /api/client/settings/background', {
  body: z.object({ background: z.int().check(z.minimum(1), z.maximum(23)) }),
  extension: true,
});

/** A wrong `password` is refused at that field. */
export const updatePassword = act('updatePassword', 'PUT /api/client/settings/password', {
  body: z.object({ password: z.string(), newPassword: NewPassword }),
  extension: true,
});

/** The new address has to be confirmed by email. */
export const updateEmail = act('updateEmail', 'PUT /api/client/settings/email', {
  body: z.object({ email: z.email(), password: z.string() }),
  extension: true,
});

export const updateNotifications = act('updateNotifications', 'PUT /api/client/settings/notifications', {
  body: NotificationSettings,
  extension: true,
});

export const updatePrivacy = act('updatePrivacy', 'PUT /api/client/settings/privacy', {
  body: PrivacySettings,
  extension: true,
});

/** Deletes the account for good; its tokens no longer work. */
export const deleteAccount = act('deleteAccount', 'POST /api/client/delete', {
  body: z.object({ password: z.string() }),
  extension: true,
});
