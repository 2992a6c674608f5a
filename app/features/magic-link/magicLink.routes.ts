import type { createStore } from 'jotai';
import { replace } from 'react-router';
import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';
import { followMagicLink } from './followMagicLink.ts';

type Store = ReturnType<typeof createStore>;

/** The page is only shown if another member is signed in; otherwise the loader leads on at once. */
export const magicLinkRoutes = (store: Store): PageRoute[] => [
  {
    ...pageRoute('magicLink', async () => (await import('./SwitchAccountPage.tsx')).SwitchAccountPage),
    loader: async () => {
      const to = await followMagicLink(store);
      return to === null ? null : replace(to);
    },
  },
];
