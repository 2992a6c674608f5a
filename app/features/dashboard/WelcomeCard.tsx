import { Trans, useLingui } from '@lingui/react/macro';
import { truncate } from '../../lib/truncate.ts';
import { teamAvatarSource } from '../../member/avatar.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { Badge } from '../../ui/content/Badge.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { DashboardCard } from './DashboardCard.tsx';

/** In characters. */
const MAX_SENDER_LENGTH = 60;

/** The team's welcome, made on this device and never counted as new (reading 21). Its badge sets it apart from messages. */
export function WelcomeCard() {
  const { t } = useLingui();
  const sender = useMember()?.settings?.welcomeMessageSender;
  return (
    <DashboardCard
      avatar={teamAvatarSource()}
      name={truncate(sender ?? '', MAX_SENDER_LENGTH) || t`The ${{ brand: site.name }} team`}
      details={
        <div>
          <Badge tone="accent">
            <Trans>From our team</Trans>
          </Badge>
        </div>
      }
    >
      <Text tone="strong">
        <Trans>A warm welcome!</Trans>
      </Text>
      <Text>
        <Trans>
          Good to have you with us. Look at your matches first and send a smile to whoever you like. If you have a
          question, we are glad to help.
        </Trans>
      </Text>
    </DashboardCard>
  );
}
