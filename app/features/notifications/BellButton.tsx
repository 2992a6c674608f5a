import { Trans } from '@lingui/react/macro';
import bell from '@phosphor-icons/core/regular/bell.svg?raw';
import type { ComponentProps } from 'react';
import { BarButton } from '../../ui/BarButton.tsx';

type BellButtonProps = Pick<ComponentProps<typeof BarButton>, 'count' | 'open' | 'onOpen'>;

export const BellButton = (props: BellButtonProps) => (
  <BarButton icon={bell} yields="word" {...props}>
    <Trans>News</Trans>
  </BarButton>
);
