import { resendConfirmation } from '../../api/contract/userConfig.ts';
import type { Api } from '../../api/createApi.ts';
import { log } from '../../lib/log.ts';
import { sendRegistration } from '../../registration/sendRegistrationTriggers.ts';
import type { NextStep } from './steps.model.ts';

/** Sends the events that an answer triggers (README.md in this folder). Failures are only logged. */
export function sendRegistrationAndEmail(api: Api, next: NextStep, userId: string): void {
  const logFailure = (call: Promise<unknown>) =>
    void call.catch((error: unknown) => log.warn('an event of the questionnaire was not sent', error));
  if (next.sendRegistration) logFailure(sendRegistration(api, userId));
  if (next.resendConfirmation) logFailure(api.call(resendConfirmation));
}
