import {
  checkConfirmed,
  fetchSiteSettings,
  fetchUserConfig,
  resendConfirmation,
} from '../../../../app/api/contract/userConfig.ts';
import { defineHandler } from '../handler.ts';
import { sendConfirmationLink } from '../world/mails.ts';
import { rolesOf, toDay } from '../world/membership.ts';
import { isQuestionnaireComplete } from '../world/questionnaireProgress.ts';
import { createDraftKey, issueSocketToken } from '../world/tokens.ts';
import { limitMails } from './limitAttempts.ts';

export const userConfigHandlers = [
  defineHandler(fetchUserConfig, ({ world, viewer, claims }) => {
    const { questionnaireVariant, paywallOnSend, town } = viewer;
    const { country, city, lat, lng, zip } = town;
    // The calls for texts carry no token: they belong to the member whose user config was requested last.
    world.fullTranslations = viewer.fullTranslations;
    return {
      roles: rolesOf(viewer, world.now()),
      locale: viewer.locale,
      country,
      username: viewer.username,
      websocket_jwt: issueSocketToken(viewer, world.now(), claims.session),
      draft_key: createDraftKey(viewer),
      metricUnits: world.metric,
      location: { country, city, lat, lng, zip },
      settings: { questionnaireVariant, paywallOnSend },
      email_confirmed: viewer.confirmed,
      test_completed: isQuestionnaireComplete(viewer),
      paused: viewer.pausedAt === null ? null : toDay(viewer.pausedAt),
    };
  }),

  defineHandler(fetchSiteSettings, ({ world, viewer }) => ({
    id: world.siteId,
    brand: null,
    site: { name: null, logo: null },
    welcomeMessageSender: 'Team',
    defaultLocale: viewer.locale,
    logo: null,
    ageBracket: world.ageBracket,
  })),

  defineHandler(resendConfirmation, ({ world, viewer }) => {
    if (viewer.confirmed) return true;
    limitMails(world, 'confirmation', viewer.email);
    sendConfirmationLink(world, viewer);
    return true;
  }),

  defineHandler(checkConfirmed, ({ viewer }) => viewer.confirmed),
];
