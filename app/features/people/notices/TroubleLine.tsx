import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { errorAboutAtom } from '../../../session/globalErrors.ts';
import { ErrorLine } from '../../../ui/ErrorLine.tsx';
import { aboutMember } from './useTell.ts';

/** An error about this member stays visible after its banner has closed, until the action is tried again (rule Z3). */
export function TroubleLine({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const error = useAtomValue(errorAboutAtom)(aboutMember(profileId));
  if (!error) return null;
  return <ErrorLine>{typeof error.message === 'string' ? error.message : t(error.message)}</ErrorLine>;
}
