import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const address = '/error/404';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    errorNotFound: typeof address;
  }
}

/** The page of unknown addresses. It is not lazy, because it must work when a chunk cannot be loaded. */
export default definePage({
  name: 'errorNotFound',
  address,
  aliases: ['/error'],
  access: 'anyone',
  title: msg`Page not found`,
  frame: 'public',
  area: 'guest',
  texts: 'critical',
  load: async () => NotFoundPage,
  document: { file: '404.html' },
});
