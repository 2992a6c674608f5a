import { useLingui } from '@lingui/react/macro';
import { Drawer } from '../../../ui/overlays/Dialog.tsx';
import * as styles from './DisplayDrawer.css.ts';
import { DisplaySettings } from './DisplaySettings.tsx';

export function DisplayDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Drawer title={t`Easier to read`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles.settings}>
        <DisplaySettings />
      </div>
    </Drawer>
  );
}
