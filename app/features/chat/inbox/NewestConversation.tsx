import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Avatar } from '../../../ui/content/Avatar.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { toConversationAvatar } from '../conversation/ConversationAvatar.tsx';
import { useConversationName } from '../conversation/useConversationName.ts';
import { conversationDeletionsAtom } from '../data/conversationDeletions.atoms.ts';
import { useConversations } from '../data/useConversations.ts';
import { LastMessage } from './ConversationRow.tsx';
import * as styles from './NewestConversation.css.ts';
import { useInboxOriginState } from './useGoBackToInbox.ts';

/**
 * The newest conversation, beside the inbox on desktops while none is open. It does not open by itself, which
 * would count an unseen message as read. Nothing if the member has no conversation.
 */
export function NewestConversation() {
  const { t } = useLingui();
  const { data } = useConversations('');
  const deletions = useAtomValue(conversationDeletionsAtom);
  const toName = useConversationName();
  const origin = useInboxOriginState();
  const isDeleted = (id: string) => deletions.some((each) => each.id === id && each.state !== 'failed');
  const newest = data?.rows.find(({ id }) => !isDeleted(id));
  if (!newest) return null;
  return (
    <section className={styles.root} aria-labelledby="newest-conversation">
      <Avatar {...toConversationAvatar(newest)} size="hero" />
      <div className={styles.text}>
        <Heading level={2} id="newest-conversation">
          <bdi translate="no">{toName(newest)}</bdi>
        </Heading>
        <Text userGenerated maxLines={3}>
          <LastMessage conversation={newest} />
        </Text>
        <LinkButton to={sharedPaths.activeChat(newest.id)} state={origin}>{t`Open conversation`}</LinkButton>
        <Text tone="soft">{t`Choose a conversation to read it here.`}</Text>
      </div>
    </section>
  );
}
