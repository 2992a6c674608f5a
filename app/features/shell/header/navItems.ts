import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import chatFill from '@phosphor-icons/core/fill/chat-circle-text-fill.svg?icon';
import footprintsFill from '@phosphor-icons/core/fill/footprints-fill.svg?icon';
import heartFill from '@phosphor-icons/core/fill/heart-fill.svg?icon';
import houseFill from '@phosphor-icons/core/fill/house-fill.svg?icon';
import usersFill from '@phosphor-icons/core/fill/users-three-fill.svg?icon';
import chat from '@phosphor-icons/core/regular/chat-circle-text.svg?icon';
import footprints from '@phosphor-icons/core/regular/footprints.svg?icon';
import heart from '@phosphor-icons/core/regular/heart.svg?icon';
import house from '@phosphor-icons/core/regular/house.svg?icon';
import users from '@phosphor-icons/core/regular/users-three.svg?icon';
import type { Counters } from '../../../api/contract/counters.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';

export interface NavItem {
  to: string;
  label: MessageDescriptor;
  /** Label of one word for the bar at the bottom of a phone, if the other has more. */
  shortLabel?: MessageDescriptor;
  icon: string;
  /** Filled icon of the current page. */
  currentIcon: string;
  /** Counter of new things, if the page has one. */
  counter?: keyof Counters;
}

/** The item of the home page. Beside the link bar of the header, the logo leads there. */
export const homeItem: NavItem = {
  to: pathTo('home'),
  label: msg`Home`,
  icon: house,
  currentIcon: houseFill,
};

/** The navigation items with a counter, in the order of bars and menu. */
export const navItems: readonly NavItem[] = [
  {
    to: pathTo('matches'),
    label: msg`Matches`,
    icon: heart,
    currentIcon: heartFill,
    counter: 'matches',
  },
  {
    to: pathTo('messages'),
    label: msg`Messages`,
    icon: chat,
    currentIcon: chatFill,
    counter: 'conversations',
  },
  {
    to: pathTo('visitors'),
    label: msg`Visitors`,
    icon: footprints,
    currentIcon: footprintsFill,
    counter: 'visitors',
  },
  {
    to: pathTo('online'),
    label: msg`Members online`,
    shortLabel: msg`Online`,
    icon: users,
    currentIcon: usersFill,
    counter: 'online',
  },
];
