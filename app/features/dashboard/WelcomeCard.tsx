import { Trans } from '@lingui/react/macro';
import { teamAvatarSource } from '../../member/avatar.ts';
import { Avatar } from '../../ui/content/Avatar.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import * as styles from './DashboardCard.css.ts';
import type { WelcomeMessage } from './dashboard.model.ts';

/** The team's hello, while there are few messages. It looks like a letter from the house, not like one from a member. */
export function WelcomeCard({ message }: { message: WelcomeMessage }) {
  return (
    <Card>
      <div className={styles.header}>
        <Avatar {...teamAvatarSource()} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <bdi>{message.sender}</bdi>
          </h3>
          <div>
            <Badge tone="accent">
              <Trans>From our team</Trans>
            </Badge>
          </div>
        </div>
      </div>
      <Text tone="strong">{message.subject}</Text>
      <Text>{message.content}</Text>
    </Card>
  );
}
