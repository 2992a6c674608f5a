import { Trans } from '@lingui/react/macro';
import { teamAvatarSource } from '../../member/avatar.ts';
import { Badge } from '../../ui/content/Badge.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import type { WelcomeMessage } from './dashboard.model.ts';

/** The team's welcome. Its badge distinguishes it from the message of a member. */
export function WelcomeCard({ message }: { message: WelcomeMessage }) {
  return (
    <DashboardCard
      avatar={teamAvatarSource()}
      name={message.sender}
      details={
        <div>
          <Badge tone="accent">
            <Trans>From our team</Trans>
          </Badge>
        </div>
      }
    >
      <Text tone="strong">{message.subject}</Text>
      <Text>{message.content}</Text>
    </DashboardCard>
  );
}
