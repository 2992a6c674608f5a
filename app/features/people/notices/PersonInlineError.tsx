import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { errorBySubjectAtom, type GlobalError } from '../../../feedback/globalErrors.ts';
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx';
import { toMemberErrorTopic } from './useNotify.ts';

/** An error about this member stays visible after its banner has closed, until the action is tried again (rule Z3). */
export function PersonInlineError({ profileId }: { profileId: string }) {
  return <PersonErrorLine error={useAtomValue(errorBySubjectAtom)(toMemberErrorTopic(profileId))} />;
}

/** The line itself, for a list that looks its errors up once. */
export function PersonErrorLine({ error }: { error: GlobalError | null }) {
  const { t } = useLingui();
  if (!error) return null;
  return <ErrorLine>{typeof error.message === 'string' ? error.message : t(error.message)}</ErrorLine>;
}
