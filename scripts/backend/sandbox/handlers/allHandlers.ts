import type { Handler } from '../handler.ts';
import { authHandlers } from './authHandlers.ts';
import { chatHandlers } from './chatHandlers.ts';
import { consentHandlers } from './consentHandlers.ts';
import { listHandlers } from './listHandlers.ts';
import { matchActionHandlers } from './matchActionHandlers.ts';
import { moderationHandlers } from './moderationHandlers.ts';
import { ownDataHandlers } from './ownDataHandlers.ts';
import { paymentHandlers } from './paymentHandlers.ts';
import { pictureHandlers } from './pictureHandlers.ts';
import { profileHandlers } from './profileHandlers.ts';
import { questionnaireHandlers } from './questionnaireHandlers.ts';
import { safetyHandlers } from './safetyHandlers.ts';
import { sessionHandlers } from './sessionHandlers.ts';
import { settingsHandlers } from './settingsHandlers.ts';
import { terminationHandlers } from './terminationHandlers.ts';
import { townHandlers } from './townHandlers.ts';
import { translationHandlers } from './translationHandlers.ts';
import { userConfigHandlers } from './userConfigHandlers.ts';

/** Handlers of all calls, area by area. */
export const allHandlers: readonly Handler[] = [
  ...authHandlers,
  ...userConfigHandlers,
  ...settingsHandlers,
  ...consentHandlers,
  ...sessionHandlers,
  ...ownDataHandlers,
  ...translationHandlers,
  ...questionnaireHandlers,
  ...paymentHandlers,
  ...terminationHandlers,
  ...listHandlers,
  ...profileHandlers,
  ...safetyHandlers,
  ...moderationHandlers,
  ...matchActionHandlers,
  ...chatHandlers,
  ...pictureHandlers,
  ...townHandlers,
];
