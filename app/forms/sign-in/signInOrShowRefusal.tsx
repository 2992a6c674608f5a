import type { ReactNode } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { logIn } from '../../api/contract/auth.ts';
import { loadApiChunk } from '../../api/loadApiChunk.ts';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import type { useLoadSession } from '../../session/useSession.ts';
import { explainTokenState } from '../failureTexts.ts';
import type { NotSent } from '../useFormSubmission.ts';
import { explainSignInError } from './explainSignInError.ts';

// These files are not in the feature of the sign-in page, all of which is loaded with the first page.
const loadDialog = () => loadApiChunk(() => loadRareChunk(() => import('./ClosedAccountDialog.tsx')));

/**
 * Signs in by password, and explains why that failed. `show` gets the dialog about an account that the team has closed
 * or suspended, which the server refuses with the reference of its decision.
 */
export async function signInOrShowRefusal(
  { api, actions }: Awaited<ReturnType<ReturnType<typeof useLoadSession>>>,
  body: { email: string; password: string },
  show: (dialog: ReactNode) => void,
): Promise<NotSent | undefined> {
  try {
    const { token } = await api.call(logIn, { body });
    return explainTokenState(actions.signIn(token));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 403 || !error.fields?.decision) return explainSignInError(error);
    const { ClosedAccountDialog, toRefusalFailure } = await loadDialog();
    show(<ClosedAccountDialog email={body.email} refusal={error.fields} onClose={() => show(null)} />);
    return { failure: toRefusalFailure(error.fields) };
  }
}
