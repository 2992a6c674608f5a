import { Trans, useLingui } from '@lingui/react/macro';
import previous from '@phosphor-icons/core/bold/caret-left-bold.svg?icon';
import next from '@phosphor-icons/core/bold/caret-right-bold.svg?icon';
import type { AvatarSource } from '../../../member/avatar.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { PortraitImage } from '../../../ui/content/PortraitImage.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

interface PhotoDialogProps {
  photos: readonly AvatarSource[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** Shows one picture uncropped, as large as the screen allows. */
export function PhotoDialog({ photos, shown, onShow, onClose }: PhotoDialogProps) {
  const { t } = useLingui();
  const total = photos.length;
  const photo = photos[shown];
  const title = t`Picture ${{ number: shown + 1 }} of ${{ total }}`;
  return (
    <Dialog title={title} closeLabel={t`Close`} onClose={onClose}>
      <Stack>
        {photo && <PortraitImage key={shown} {...photo} shape="contain" alt={title} eager />}
        {total > 1 && (
          <Row justify="between">
            <Button tone="secondary" icon={previous} ariaDisabled={shown === 0} onClick={() => onShow(shown - 1)}>
              <Trans>Show previous</Trans>
            </Button>
            <Button tone="secondary" icon={next} ariaDisabled={shown === total - 1} onClick={() => onShow(shown + 1)}>
              <Trans>Show next</Trans>
            </Button>
          </Row>
        )}
      </Stack>
    </Dialog>
  );
}
