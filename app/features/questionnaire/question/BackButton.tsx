import { Trans } from '@lingui/react/macro';
import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?icon';
import { Button } from '../../../ui/actions/Button.tsx';

/** A button that leads to the previous question. */
export const BackButton = ({ onClick }: { onClick: () => void }) => (
  <Button tone="quiet" size="compact" icon={arrowLeft} onClick={onClick}>
    <Trans>Go back</Trans>
  </Button>
);
