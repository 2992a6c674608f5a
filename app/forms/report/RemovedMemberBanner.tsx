import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMemberName } from '../../member/useMemberName.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';

interface RemovedMemberBannerProps {
  username: string | null;
  /** Links and buttons below the advice. */
  children?: ReactNode;
}

/** A notice that the team has removed a member for fraud, with what helps those who have written to them. */
export function RemovedMemberBanner({ username, children }: RemovedMemberBannerProps) {
  const { t } = useLingui();
  const name = useMemberName()(username);
  return (
    <Banner tone="warning" title={t`We removed ${name} for fraud`}>
      <Text>{t`Send no money. If you already have, call your bank at once, keep the messages and tell the police.`}</Text>
      <TextLink to={pathTo('safety')}>{t`Who helps you`}</TextLink>
      {children}
    </Banner>
  );
}
