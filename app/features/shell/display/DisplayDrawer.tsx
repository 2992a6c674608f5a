import { useLingui } from '@lingui/react/macro';
import { LegalLink } from '../../../legal/LegalLink.tsx';
import { terminationLinks } from '../../../termination/TerminationLinks.tsx';
import { Drawer } from '../../../ui/overlays/Dialog.tsx';
import * as styles from './DisplayDrawer.css.ts';
import { DisplaySettings } from './DisplaySettings.tsx';

/**
 * A drawer with the display settings, the accessibility information, the imprint and the ways out of a contract, which
 * are never further away than here and in the menu.
 */
export function DisplayDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Drawer title={t`Easier to read`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles.settings}>
        <DisplaySettings />
        <LegalLink name="accessibility" />
        <LegalLink name="imprint" />
        {terminationLinks}
      </div>
    </Drawer>
  );
}
