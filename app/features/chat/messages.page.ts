import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';
import { loadChat, startInbox } from './loadChat.ts';

const address = '/membership-area/messages';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    messages: typeof address;
  }
}

export default definePage({
  name: 'messages',
  address,
  access: 'member',
  title: msg`Messages`,
  area: 'chat',
  texts: 'chat',
  load: loadChat,
  startQueries: startInbox,
  ahead: { shape: 'messages' },
});
