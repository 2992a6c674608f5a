import { Trans, useLingui } from '@lingui/react/macro';
import cross from '@phosphor-icons/core/regular/x.svg?icon';
import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import { isStorageAvailable } from '../../../lib/storage/isStorageAvailable.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import * as styles from './Notices.css.ts';

const closedAtom = atom(false);

/** Warns that the browser stores nothing, until the notice is closed; it comes back with the next load of the app. */
export function StorageNotice() {
  const { t } = useLingui();
  const [available] = useState(isStorageAvailable);
  const [closed, setClosed] = useAtom(closedAtom);
  if (available || closed) return null;
  return (
    <aside className={styles.strip} aria-label={t`Note`}>
      <Banner tone="warning" title={t`Nothing can be remembered on this device`}>
        <Text>
          <Trans>
            Your browser stores nothing for us. When you reload the page, you have to sign in again and set the text
            size again.
          </Trans>
        </Text>
        <div>
          <Button tone="secondary" size="small" icon={cross} onClick={() => setClosed(true)}>
            {t`Close`}
          </Button>
        </div>
      </Banner>
    </aside>
  );
}
