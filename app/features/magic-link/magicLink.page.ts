import { msg } from '@lingui/core/macro';
import { replace } from 'react-router';
import { definePage } from '../../routing/definePage.ts';
import { appContext } from '../../routing/loaderContext.ts';
import { followMagicLink } from './followMagicLink.ts';

const address = '/magiclink/:token?';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    magicLink: typeof address;
  }
}

/** The page of a magic link, shown only if another member is signed in; otherwise the loader redirects at once. */
export default definePage({
  name: 'magicLink',
  address,
  access: 'anyone',
  title: msg`Sign in`,
  frame: 'onboarding',
  footer: 'hidden',
  area: 'guest',
  texts: 'rare',
  load: async () => (await import('./SwitchAccountPage.tsx')).SwitchAccountPage,
  loader: async ({ context }) => {
    const to = await followMagicLink(context.get(appContext).store);
    return to === null ? null : replace(to);
  },
});
