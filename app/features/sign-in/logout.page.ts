import { msg } from '@lingui/core/macro';
import { replace } from 'react-router';
import { definePage } from '../../routing/definePage.ts';
import { appContext } from '../../routing/loaderContext.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { sessionActionsAtom } from '../../session/session.atoms.ts';

const address = '/logout';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    logout: typeof address;
  }
}

export default definePage({
  name: 'logout',
  address,
  access: 'anyone',
  title: msg`Sign out`,
  frame: 'public',
  area: 'main',
  loader: ({ context }) => {
    context.get(appContext).store.get(sessionActionsAtom)?.signOut();
    return replace(pathTo('login'));
  },
});
