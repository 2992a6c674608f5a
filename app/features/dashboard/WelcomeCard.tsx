import { Trans } from '@lingui/react/macro';
import { teamFace } from '../../site/face.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Text } from '../../ui/Text.tsx';
import type { WelcomeMessage } from './dashboard.model.ts';
import * as styles from './MemberCard.css.ts';

/** The team's hello, while there are few messages. It looks like a letter from the house, not like one from a member. */
export function WelcomeCard({ message }: { message: WelcomeMessage }) {
  return (
    <Card>
      <div className={styles.person}>
        <Avatar {...teamFace()} />
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
