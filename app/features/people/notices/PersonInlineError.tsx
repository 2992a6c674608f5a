import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { errorBySubjectAtom } from '../../../feedback/globalErrors.ts';
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx';
import { toMemberErrorTopic } from './useNotify.ts';

/** An error about this member stays visible after its banner has closed, until the action is tried again (rule Z3). */
export function PersonInlineError({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const error = useAtomValue(errorBySubjectAtom)(toMemberErrorTopic(profileId));
  if (!error) return null;
  return <ErrorLine>{typeof error.message === 'string' ? error.message : t(error.message)}</ErrorLine>;
}
