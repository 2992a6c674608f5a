import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import hand from '@phosphor-icons/core/regular/hand-waving.svg?icon';
import pencil from '@phosphor-icons/core/regular/pencil-simple.svg?icon';
import type { Conversation } from '../../api/contract/conversations.ts';
import { useNow } from '../../lib/useNow.ts';
import { MessagePreview } from '../../member/MessagePreview.tsx';
import { toAvatarSource } from '../../member/toAvatarSource.ts';
import { sharedPaths } from '../../routing/sharedPaths.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Avatar } from '../../ui/content/Avatar.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { useScrollToHash } from '../../ui/navigation/useScrollToHash.ts';
import * as styles from './WaitingPerson.css.ts';

const DAY_MS = 24 * 60 * 60_000;

interface WaitingPersonProps {
  conversation: Conversation & { waitingSince: number };
  name: string;
  onDecline: () => void;
}

/** Somebody who waits: since when, the beginning of their last message, and the ways to answer. */
export function WaitingPerson({ conversation, name, onDecline }: WaitingPersonProps) {
  const { t } = useLingui();
  const { id, publicPath, gender, username, waitingSince, lastMessage, lastType, blurred } = conversation;
  const anchor = `waiting-${id}`;
  const { section, heading } = useScrollToHash(`#${anchor}`);
  const days = Math.floor((useNow() - waitingSince) / DAY_MS);
  return (
    <div ref={section} id={anchor} className={styles.root}>
      <div className={styles.head}>
        <Avatar {...toAvatarSource(publicPath, gender, username)} eager />
        <div className={styles.name}>
          <Heading ref={heading} level={2} size="card" takesFocus>
            <bdi translate="no">{name}</bdi>
          </Heading>
          <Text size="small" tone="soft">
            {days > 0
              ? plural(days, { one: 'Waiting for # day', other: 'Waiting for # days' })
              : t`Waiting for less than a day`}
          </Text>
        </div>
      </div>
      <Text userGenerated maxLines={3}>
        <MessagePreview text={lastMessage} type={lastType} blurred={blurred} own={false} />
      </Text>
      <Row>
        <LinkButton to={sharedPaths.activeChat(id)} icon={pencil}>
          <span>{t`Answer`}</span>
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </LinkButton>
        <Button tone="secondary" icon={hand} onClick={onDecline}>
          <span>{t`Decline kindly`}</span>
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      </Row>
    </div>
  );
}
