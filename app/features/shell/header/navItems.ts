import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import chat from '@phosphor-icons/core/regular/chat-circle-text.svg?icon';
import footprints from '@phosphor-icons/core/regular/footprints.svg?icon';
import heart from '@phosphor-icons/core/regular/heart.svg?icon';
import users from '@phosphor-icons/core/regular/users-three.svg?icon';
import type { Counters } from '../../../api/contract/counters.ts';
import { pathTo } from '../../../routing/routeTable.ts';

export interface NavItem {
  to: string;
  label: MessageDescriptor;
  icon: string;
  counter: keyof Counters;
}

/** The navigation items with a counter, in the order of bar and menu. */
export const navItems: readonly NavItem[] = [
  { to: pathTo('matches'), label: msg`Matches`, icon: heart, counter: 'matches' },
  { to: pathTo('messages'), label: msg`Messages`, icon: chat, counter: 'conversations' },
  { to: pathTo('visitors'), label: msg`Visitors`, icon: footprints, counter: 'visitors' },
  { to: pathTo('online'), label: msg`Online users`, icon: users, counter: 'online' },
];
