import { replace } from 'react-router';
import { type PageRoute, rarePageRoute } from '../../routing/pageRoute.ts';
import { appContext } from '../../routing/routerContext.ts';
import { followMagicLink } from './followMagicLink.ts';

/** The page is only shown if another member is signed in; otherwise the loader leads on at once. */
export const magicLinkRoutes: PageRoute[] = [
  {
    ...rarePageRoute('magicLink', async () => (await import('./SwitchAccountPage.tsx')).SwitchAccountPage),
    loader: async ({ context }) => {
      const to = await followMagicLink(context.get(appContext).store);
      return to === null ? null : replace(to);
    },
  },
];
