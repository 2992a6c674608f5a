import type { Handler } from '../handler.ts';
import { accountHandlers } from './account.ts';
import { authHandlers } from './auth.ts';
import { chatHandlers } from './chat.ts';
import { listHandlers } from './lists.ts';
import { matchHandlers } from './matches.ts';
import { paymentHandlers } from './payments.ts';
import { pictureHandlers } from './pictures.ts';
import { placeHandlers } from './places.ts';
import { profileHandlers } from './profile.ts';
import { questionnaireHandlers } from './questionnaire.ts';
import { safetyHandlers } from './safety.ts';
import { settingsHandlers } from './settings.ts';
import { textHandlers } from './text.ts';

/** What the sandbox answers, area by area. */
export const handlers: readonly Handler[] = [
  ...authHandlers,
  ...accountHandlers,
  ...settingsHandlers,
  ...textHandlers,
  ...questionnaireHandlers,
  ...paymentHandlers,
  ...listHandlers,
  ...profileHandlers,
  ...safetyHandlers,
  ...matchHandlers,
  ...chatHandlers,
  ...pictureHandlers,
  ...placeHandlers,
];
