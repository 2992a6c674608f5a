import { Trans, useLingui } from '@lingui/react/macro';
import previous from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import next from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import type { Face } from '../../../site/face.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';

interface PhotoDialogProps {
  faces: readonly Face[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One picture as large as the screen allows, uncut. */
export function PhotoDialog({ faces, shown, onShow, onClose }: PhotoDialogProps) {
  const { t } = useLingui();
  const total = faces.length;
  const face = faces[shown];
  const title = t`Picture ${{ number: shown + 1 }} of ${{ total }}`;
  return (
    <Dialog title={title} closeLabel={t`Close`} onClose={onClose}>
      <Stack>
        {face && <Portrait key={shown} {...face} shape="whole" alt={title} early />}
        {total > 1 && (
          <Row spread="between">
            <Button tone="secondary" icon={previous} inactive={shown === 0} onClick={() => onShow(shown - 1)}>
              <Trans>Show previous</Trans>
            </Button>
            <Button tone="secondary" icon={next} inactive={shown === total - 1} onClick={() => onShow(shown + 1)}>
              <Trans>Show next</Trans>
            </Button>
          </Row>
        )}
      </Stack>
    </Dialog>
  );
}
