import { useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import { backgroundUrl } from '../../../member/profileBackground.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import * as styles from './BackgroundDialog.css.ts';
import { backgroundNames } from './backgroundNames.ts';

interface BackgroundDialogProps {
  /** Number from 1 to 23. */
  chosen: number;
  onChoose: (background: number) => void;
  onClose: () => void;
}

/** A dialog with all backgrounds and their names; pressing one chooses it. */
export function BackgroundDialog({ chosen, onChoose, onClose }: BackgroundDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Choose a background`} closeLabel={t`Close`} onClose={onClose}>
      <ul className={styles.grid}>
        {backgroundNames.map((name, index) => (
          <li key={name.id}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={index + 1 === chosen}
              onClick={() => onChoose(index + 1)}
            >
              <img
                className={styles.sample}
                src={backgroundUrl(index + 1)}
                alt=""
                width="1600"
                height="400"
                loading="lazy"
                decoding="async"
              />
              <span className={styles.name}>
                {index + 1 === chosen && <Icon source={check} size="small" />}
                {t(name)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
