import * as z from 'zod/mini';
import { read } from './defineCall.ts';
import { Id, MaybeFlag, MaybeText, MemberGender } from './fieldSchemas.ts';
import { listByKey } from './listSchemas.ts';

const NotificationUser = z.object({
  avatar: MaybeText,
  gender: MemberGender,
  online: MaybeFlag,
  blocked: MaybeFlag,
  username: MaybeText,
});

/** Loads names and pictures for stored notifications, by profile id (reading 40). */
export const fetchNotificationUsers = read('fetchNotificationUsers', 'POST /api/notifications/load', {
  body: z.object({ userIds: z.array(Id).check(z.maxLength(50)) }),
  response: z.object({ userIds: listByKey(NotificationUser) }),
});
