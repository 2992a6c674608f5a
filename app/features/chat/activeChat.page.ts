import { msg } from '@lingui/core/macro';
import { idPattern } from '../../api/contract/fieldSchemas.ts';
import { definePage } from '../../routing/definePage.ts';
import { memberIdAtom } from '../../session/session.atoms.ts';
import { loadChat, startInbox } from './loadChat.ts';

const address = '/membership-area/messages/:id';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    activeChat: typeof address;
  }
}

export default definePage({
  name: 'activeChat',
  address,
  access: 'member',
  title: msg`Messages`,
  header: 'hiddenOnMobile',
  footer: 'hidden',
  area: 'chat',
  texts: 'chat',
  load: loadChat,
  startQueries: async (page) => {
    const { api, store, queryClient, params, first } = page;
    await Promise.all([
      startInbox(page),
      // Others are loaded by their page, because nothing is kept of a conversation that is not open.
      first &&
        idPattern.test(params.id ?? '') &&
        (await import('./data/threadQuery.ts')).openThread(queryClient, api, store.get(memberIdAtom), params.id!),
    ]);
  },
  ahead: { shape: 'thread' },
});
