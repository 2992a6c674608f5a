import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { ErrorLine } from '../../../ui/ErrorLine.tsx';
import { noticesAtom } from './notices.atoms.ts';
import { troubleWith } from './notices.model.ts';

/** What went wrong with this member stays in sight after its banner has gone, until it is tried again (rule Z3). */
export function TroubleLine({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const trouble = troubleWith(useAtomValue(noticesAtom), profileId);
  if (!trouble) return null;
  return <ErrorLine>{typeof trouble.text === 'string' ? trouble.text : t(trouble.text)}</ErrorLine>;
}
