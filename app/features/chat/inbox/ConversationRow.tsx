import { Trans, useLingui } from '@lingui/react/macro';
import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?icon';
import pencil from '@phosphor-icons/core/regular/pencil-simple.svg?icon';
import { memo, type Ref, useImperativeHandle, useRef } from 'react';
import { type Conversation, isSupportConversation } from '../../../api/contract/conversations.ts';
import { findMatches } from '../../../lib/findMatches.ts';
import { MessagePreview, PreviewText } from '../../../member/MessagePreview.tsx';
import * as rowStyles from '../../../member/MessageRow.css.ts';
import { MessageRow } from '../../../member/MessageRow.tsx';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { Badge } from '../../../ui/content/Badge.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { useHeightWhileOffscreen } from '../../../ui/layout/useHeightWhileOffscreen.ts';
import { toConversationAvatar } from '../conversation/ConversationAvatar.tsx';
import { useConversationName } from '../conversation/useConversationName.ts';
import * as styles from './ConversationRow.css.ts';
import { hasLastMessage } from './hasLastMessage.ts';
import type { UnsentText } from './toUnsentTexts.ts';

interface ConversationRowProps {
  ref?: Ref<HTMLLIElement> | undefined;
  conversation: Conversation;
  open: boolean;
  /** The search text; empty without a search. */
  wanted: string;
  unsent: UnsentText | undefined;
  /** Position of the inbox in the history, handed to the conversation. */
  state: unknown;
  /** Whether the list is too long to be in the document as a whole. */
  partial: boolean;
}

/** A conversation in the list. Far from the visible part of a long list, only its place is left. */
export const ConversationRow = memo(function ConversationRow({ ref, partial, ...link }: ConversationRowProps) {
  const box = useRef<HTMLLIElement>(null);
  useImperativeHandle(ref, () => box.current!, []);
  const distantHeight = useHeightWhileOffscreen(box, partial);
  return (
    <li ref={box} className={rowStyles.item} style={distantHeight === null ? undefined : { height: distantHeight }}>
      {distantHeight === null && <ConversationLink {...link} />}
    </li>
  );
});

function ConversationLink(props: Omit<ConversationRowProps, 'ref' | 'partial'>) {
  const { conversation, open, wanted, unsent, state } = props;
  const { t } = useLingui();
  const { id, online, verified, removedForFraud, new: isNew, createdAt } = conversation;
  const name = useConversationName()(conversation);
  const isSupport = isSupportConversation(id);
  return (
    <MessageRow
      to={sharedPaths.activeChat(id)}
      state={state}
      avatar={toConversationAvatar(conversation)}
      name={<MarkedName name={name} wanted={wanted} />}
      at={createdAt}
      unread={isNew}
      mark={
        removedForFraud ? (
          <Badge clamped>{t`Removed`}</Badge>
        ) : isNew ? (
          <Badge tone="accent" clamped>{t`New`}</Badge>
        ) : (
          isSupport && <Badge clamped>{t`From our team`}</Badge>
        )
      }
      online={online && !isSupport}
      verified={verified && !isSupport}
      whole={!unsent && conversation.blurred}
      current={open}
    >
      {unsent ? <UnsentPreview {...unsent} /> : <LastMessage conversation={conversation} />}
    </MessageRow>
  );
}

/** A name in which the matches of a search are marked. */
const MarkedName = ({ name, wanted }: { name: string; wanted: string }) =>
  findMatches(name, wanted).map(({ text, matched }, index) =>
    matched ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have only their place
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );

const UnsentPreview = ({ kind, text }: UnsentText) => (
  <span className={styles.unsent[kind]}>
    <span className={styles.icon}>
      <Icon source={kind === 'failed' ? warning : pencil} size="tiny" />
    </span>
    {kind === 'failed' ? (
      <Trans>
        Not sent: <PreviewText text={text} />
      </Trans>
    ) : (
      <Trans>
        Draft: <PreviewText text={text} />
      </Trans>
    )}
  </span>
);

/** The conversation's last message in a line, or that there is none. */
export function LastMessage({ conversation }: Pick<ConversationRowProps, 'conversation'>) {
  const { t } = useLingui();
  if (!hasLastMessage(conversation)) return t`No messages yet`;
  const { lastMessage, lastType, blurred, lastOwn } = conversation;
  return <MessagePreview text={lastMessage} type={lastType} blurred={blurred} own={lastOwn === true} />;
}
