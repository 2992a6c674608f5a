import { useLingui } from '@lingui/react/macro';
import { LegalLink } from '../../../legal/LegalLink.tsx';
import { Drawer } from '../../../ui/overlays/Dialog.tsx';
import * as styles from './DisplayDrawer.css.ts';
import { DisplaySettings } from './DisplaySettings.tsx';

/** The display settings, and the imprint, which is never further away than here and in the menu. */
export function DisplayDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Drawer title={t`Easier to read`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles.settings}>
        <DisplaySettings />
        <LegalLink name="imprint" />
      </div>
    </Drawer>
  );
}
