import { useLingui } from '@lingui/react/macro';
import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import { useAtomValue } from 'jotai';
import { Icon } from '../../../ui/Icon.tsx';
import { noticesAtom } from './notices.atoms.ts';
import { troubleWith } from './notices.model.ts';
import * as styles from './TroubleLine.css.ts';

/** What went wrong with this member stays in sight after its banner has gone, until it is tried again (rule Z3). */
export function TroubleLine({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const trouble = troubleWith(useAtomValue(noticesAtom), profileId);
  if (!trouble) return null;
  return (
    <p className={styles.root}>
      <Icon source={warning} size="small" />
      <span>{typeof trouble.text === 'string' ? trouble.text : t(trouble.text)}</span>
    </p>
  );
}
