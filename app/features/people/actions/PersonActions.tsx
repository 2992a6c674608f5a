import { Trans, useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import heartFilled from '@phosphor-icons/core/fill/heart-fill.svg?icon';
import chat from '@phosphor-icons/core/regular/chat-circle-text.svg?icon';
import question from '@phosphor-icons/core/regular/chats-circle.svg?icon';
import heart from '@phosphor-icons/core/regular/heart.svg?icon';
import smiley from '@phosphor-icons/core/regular/smiley.svg?icon';
import { useState } from 'react';
import { ActionGroup } from '../../../ui/actions/ActionGroup.tsx';
import { ActionTile } from '../../../ui/actions/ActionTile.tsx';
import type { Person } from '../model/person.ts';
import { usePersonName } from '../usePersonTexts.ts';
import { IcebreakerDialog } from './IcebreakerDialog.tsx';
import { useFavourite } from './useFavourite.ts';
import { useSendSmile } from './useSendSmile.ts';
import { useStartConversation } from './useStartConversation.ts';

interface PersonActionsProps {
  person: Person;
  /** The maximum; narrow screens show fewer. */
  columns: 2 | 4;
}

/** The actions on a member, in the same order everywhere. Only matches can be smiled at, written to and marked. */
export function PersonActions({ person, columns }: PersonActionsProps) {
  const { t } = useLingui();
  const name = usePersonName(person.username);
  return (
    <ActionGroup label={t`Get in touch with ${{ name }}`} columns={columns}>
      {person.matchId !== null && (
        <>
          <SmileAction person={person} />
          <StartConversationAction person={person} />
        </>
      )}
      <IcebreakerAction person={person} />
      {person.matchId !== null && <FavouriteAction person={person} />}
    </ActionGroup>
  );
}

function SmileAction({ person }: { person: Person }) {
  const smile = useSendSmile(person);
  const sent = person.smileSent;
  return (
    <ActionTile icon={sent ? check : smiley} on={sent} ariaDisabled={sent} onClick={smile}>
      {sent ? <Trans>Smile sent</Trans> : <Trans>Send smile</Trans>}
    </ActionTile>
  );
}

function StartConversationAction({ person }: { person: Person }) {
  const { t } = useLingui();
  const { opening, needsPremium, start } = useStartConversation(person);
  return (
    <ActionTile icon={chat} note={needsPremium ? t`with Premium` : undefined} ariaDisabled={opening} onClick={start}>
      {opening ? t`Opening …` : t`Write message`}
    </ActionTile>
  );
}

function FavouriteAction({ person }: { person: Person }) {
  const { t } = useLingui();
  const { needsPremium, on, toggle } = useFavourite(person);
  return (
    <ActionTile
      icon={on ? heartFilled : heart}
      on={on}
      note={needsPremium ? t`with Premium` : undefined}
      onClick={toggle}
    >
      {on ? t`Remove favourite` : t`Add to favourites`}
    </ActionTile>
  );
}

function IcebreakerAction({ person }: { person: Person }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionTile icon={question} opensDialog onClick={() => setOpen(true)}>{t`Ask a question`}</ActionTile>
      {open && <IcebreakerDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
