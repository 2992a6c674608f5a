import { Trans, useLingui } from '@lingui/react/macro';
import cross from '@phosphor-icons/core/regular/x.svg?raw';
import { useAtom } from 'jotai';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import * as styles from './Notices.css.ts';
import { storageNoticeAtom } from './storageNotice.atoms.ts';

/** Where the browser keeps nothing for us; said once, until it is put away or the page is closed. */
export function StorageNotice() {
  const { t } = useLingui();
  const [due, setDue] = useAtom(storageNoticeAtom);
  if (!due) return null;
  return (
    <aside className={styles.quiet} aria-label={t`Note`}>
      <Banner tone="warning" title={t`Nothing can be remembered on this device`}>
        <Text>
          <Trans>
            Your browser stores nothing for us. When you reload the page, you have to sign in again and set the text
            size again.
          </Trans>
        </Text>
        <div>
          <Button tone="secondary" size="small" icon={cross} onClick={() => setDue(false)}>
            {t`Close`}
          </Button>
        </div>
      </Banner>
    </aside>
  );
}
