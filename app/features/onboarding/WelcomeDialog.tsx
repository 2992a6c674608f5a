import { Trans, useLingui } from '@lingui/react/macro';
import camera from '@phosphor-icons/core/regular/camera.svg?icon';
import smiley from '@phosphor-icons/core/regular/smiley.svg?icon';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/content/Icon.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogFoot } from '../../ui/overlays/DialogFoot.tsx';
import { FirstFaces } from './FirstFaces.tsx';
import type { OnboardingDialogProps } from './LazyDialog.tsx';
import * as styles from './WelcomeDialog.css.ts';

/** A dialog that greets members who have just registered, with their first suggestions (README.md in this folder). */
export function WelcomeDialog({ onClose }: OnboardingDialogProps) {
  const { t } = useLingui();
  const brand = site.name;
  return (
    <Dialog title={t`Welcome to ${brand}`} closeLabel={t`Close`} onClose={() => onClose(false)}>
      <Stack gap="large">
        <FirstFaces />
        <Text size="lead">
          <Trans>How lovely that you’re here. The first people who may suit you are waiting for you.</Trans>
        </Text>
        <div className={styles.nextSteps}>
          <div className={styles.step}>
            <span className={styles.icon}>
              <Icon source={camera} />
            </span>
            <Text>
              <Trans>Add a picture next. Profiles with a picture get far more visits and messages.</Trans>
            </Text>
          </div>
          <div className={styles.step}>
            <span className={styles.icon}>
              <Icon source={smiley} />
            </span>
            <Text>
              <Trans>Then send somebody a smile. It’s free, and an easy way to say hello.</Trans>
            </Text>
          </div>
        </div>
        <DialogFoot>
          <Button onClick={() => onClose(true)}>
            <Trans>See my matches</Trans>
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
