import type { createStore } from 'jotai';
import { replace } from 'react-router';
import { type PageRoute, page } from '../../routing/page.ts';
import { followLink } from './followLink.ts';

type Store = ReturnType<typeof createStore>;

/** Nothing is shown unless somebody else is signed in: the link leads on at once. */
export const magicLinkRoutes = (store: Store): PageRoute[] => [
  {
    ...page('magicLink', async () => (await import('./SwitchAccountPage.tsx')).SwitchAccountPage),
    loader: async () => {
      const to = await followLink(store);
      return to === null ? null : replace(to);
    },
  },
];
