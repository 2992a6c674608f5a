import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { errorAboutAtom } from '../../../session/globalErrors.ts';
import { ErrorLine } from '../../../ui/ErrorLine.tsx';
import { aboutMember } from './useTell.ts';

/** What went wrong with this member stays in sight after its banner has gone, until it is tried again (rule Z3). */
export function TroubleLine({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const error = useAtomValue(errorAboutAtom)(aboutMember(profileId));
  if (!error) return null;
  return <ErrorLine>{typeof error.message === 'string' ? error.message : t(error.message)}</ErrorLine>;
}
