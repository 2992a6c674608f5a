import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isSupportConversation } from '../../api/contract/conversations.ts';
import { truncate } from '../../lib/truncate.ts';
import { useMemberName } from '../../member/useMemberName.ts';
import type { Notification } from './notification.ts';
import type { ToastPlan } from './planToast.ts';

type NotificationKind = Pick<Notification, 'type' | 'conversationId' | 'count'>;

/** Characters of a name. */
const MAX_NAME_LENGTH = 60;

/**
 * Returns the texts of notifications: title, number of a kind, label of the link, and the text for a blurred message.
 */
export function useNotificationTexts() {
  const { t } = useLingui();
  const toMemberName = useMemberName();

  /** @param username null while unknown */
  function title({ type, conversationId, count }: NotificationKind, username: string | null): string {
    const name = isolateRtlName(truncate(username ?? '', MAX_NAME_LENGTH));
    if (type === 'message') {
      if (isSupportConversation(conversationId)) return t`A message from our team`;
      return name ? t`New message from ${name}` : t`You have a new message`;
    }
    if (type === 'visit') return name ? t`${name} has looked at your profile` : t`Somebody has looked at your profile`;
    if (type === 'smile') return name ? t`${name} smiled at you` : t`Somebody smiled at you`;
    if (type === 'like') return name ? t`${name} likes one of your answers` : t`Somebody likes one of your answers`;
    if (type === 'comment')
      return name ? t`${name} commented on one of your answers` : t`Somebody commented on one of your answers`;
    if (type === 'removed') return t`We removed ${{ name: name || toMemberName(null) }} for fraud`;
    if (type === 'match') return name ? t`New match: ${name}` : t`You have a new match`;
    if (!count) return t`You have new matches`;
    return plural(count, { one: 'You have # new match', other: 'You have # new matches' });
  }

  const links: Readonly<Record<Notification['type'], string>> = {
    message: t`Read message`,
    visit: t`View profile`,
    match: t`View profile`,
    smile: t`View profile`,
    like: t`See your answers`,
    comment: t`See your answers`,
    removed: t`What to do now`,
    matches: t`See all matches`,
  };
  /** The number of a kind, such as "2 visits". */
  function countOf({ kind, count }: ToastPlan['counts'][number]): string {
    switch (kind) {
      case 'message':
        return plural(count, { one: '# message', other: '# messages' });
      case 'smile':
        return plural(count, { one: '# smile', other: '# smiles' });
      case 'like':
        return plural(count, { one: '# like', other: '# likes' });
      case 'comment':
        return plural(count, { one: '# comment', other: '# comments' });
      case 'match':
        return plural(count, { one: '# new match', other: '# new matches' });
      case 'visit':
        return plural(count, { one: '# visit', other: '# visits' });
    }
  }

  return {
    title,
    countOf,
    link: ({ type }: NotificationKind) => links[type],
    locked: t`You can read this message with Premium.`,
  };
}

/** Isolates a right-to-left name, so that it does not reorder the text around it. */
const isolateRtlName = (name: string) => (/[\u0590-\u08ff]/.test(name) ? `\u2068${name}\u2069` : name);
