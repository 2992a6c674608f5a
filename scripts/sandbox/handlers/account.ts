import {
  checkConfirmed,
  fetchSiteSettings,
  fetchUserConfig,
  resendConfirmation,
} from '../../../app/api/contract/account.ts';
import { handle } from '../handler.ts';
import { issueSocketToken } from '../world/access.ts';
import { sendSignInLink } from '../world/createWorld.ts';
import { isThrough } from '../world/progress.ts';

export const accountHandlers = [
  handle(fetchUserConfig, ({ world, viewer }) => {
    const { country, city, lat, lng, zip } = viewer.town;
    return {
      roles: viewer.premium ? ['ROLE_USER', 'ROLE_PREMIUM'] : ['ROLE_USER'],
      locale: viewer.locale,
      country,
      username: viewer.username,
      websocket_jwt: issueSocketToken(viewer, world.now()),
      metricUnits: world.metric,
      location: { country, city, lat, lng, zip },
      settings: { questionnaireVariant: 2, paywallOnSend: world.paywallOnSend },
      email_confirmed: viewer.confirmed,
      test_completed: isThrough(viewer),
    };
  }),

  handle(fetchSiteSettings, ({ world, viewer }) => ({
    id: world.siteId,
    brand: null,
    site: { name: null, logo: null },
    welcomeMessageSender: 'Team',
    defaultLocale: viewer.locale,
    logo: null,
    ageBracket: null,
  })),

  handle(resendConfirmation, ({ world, viewer }) => {
    sendSignInLink(world, viewer, 'Please confirm your e-mail address');
    return true;
  }),

  handle(checkConfirmed, ({ viewer }) => viewer.confirmed),
];
