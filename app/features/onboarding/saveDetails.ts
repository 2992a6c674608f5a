import { type CompletionStatus, checkCompleted } from '../../api/contract/completionStatus.ts';
import { sendVitalAnswers } from '../../api/contract/questionnaire.ts';
import type { Api } from '../../api/createApi.ts';
import { log } from '../../lib/log.ts';
import type { DetailsPayload } from './missingDetails.model.ts';

/**
 * Saves the details, and asks what is still missing if the answer does not say so. Resolves to null if that remains
 * unknown; the details are still saved.
 */
export async function saveDetails(api: Api, body: DetailsPayload): Promise<CompletionStatus | null> {
  const checked = await api.call(sendVitalAnswers, { body });
  if (checked) return checked;
  return api.call(checkCompleted).catch((error: unknown) => {
    log.warn('what is missing after the details is unknown', error);
    return null;
  });
}
