import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { supportConversationId } from '../../api/contract/chat.ts';
import { truncate } from '../../lib/truncate.ts';
import type { Notification } from './notification.model.ts';

type NotificationKind = Pick<Notification, 'type' | 'conversationId'>;

/** What a notification says. */
export function useNotificationTexts() {
  const { t } = useLingui();

  /** @param who the name, where it is known; @param count of several matches */
  function title({ type, conversationId }: NotificationKind, who: string | null, count: number | null = null): string {
    const name = isolateRtlName(truncate(who ?? '', 60));
    if (type === 'message') {
      if (conversationId === supportConversationId) return t`A message from our team`;
      return name ? t`New message from ${name}` : t`You have a new message`;
    }
    if (type === 'visit') return name ? t`${name} has looked at your profile` : t`Somebody has looked at your profile`;
    if (type === 'match') return name ? t`New match: ${name}` : t`You have a new match`;
    if (count === null || count < 1) return t`You have new matches`;
    return plural(count, { one: 'You have # new match', other: 'You have # new matches' });
  }

  const links: Readonly<Record<Notification['type'], string>> = {
    message: t`Read message`,
    visit: t`View profile`,
    match: t`View profile`,
    matches: t`See all matches`,
  };
  return {
    title,
    link: ({ type }: NotificationKind) => links[type],
    locked: t`You can read this message with Premium.`,
  };
}

/** A name in another script leaves the order of the words around it alone. */
const isolateRtlName = (name: string) => (/[\u0590-\u08ff]/.test(name) ? `\u2068${name}\u2069` : name);
