import { Trans } from '@lingui/react/macro';
import bell from '@phosphor-icons/core/regular/bell.svg?icon';
import type { ComponentProps } from 'react';
import { HeaderButton } from '../../ui/actions/HeaderButton.tsx';

type NotificationBellButtonProps = Pick<ComponentProps<typeof HeaderButton>, 'count' | 'open' | 'onOpen'>;

export const NotificationBellButton = (props: NotificationBellButtonProps) => (
  <HeaderButton icon={bell} whenNarrow="stacked" {...props}>
    <Trans>News</Trans>
  </HeaderButton>
);
