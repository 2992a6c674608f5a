import { useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import heartFilled from '@phosphor-icons/core/fill/heart-fill.svg?icon';
import write from '@phosphor-icons/core/regular/chat-circle-text.svg?icon';
import question from '@phosphor-icons/core/regular/chats-circle.svg?icon';
import heart from '@phosphor-icons/core/regular/heart.svg?icon';
import smiley from '@phosphor-icons/core/regular/smiley.svg?icon';
import trash from '@phosphor-icons/core/regular/trash.svg?icon';
import { useId, useState } from 'react';
import type { Person } from '../../../member/people/person.ts';
import { ActionTile } from '../../../ui/actions/ActionTile.tsx';
import { ActionTileGroup } from '../../../ui/actions/ActionTileGroup.tsx';
import { Menu, MenuButton } from '../../../ui/actions/Menu.tsx';
import type { MenuItem } from '../../../ui/actions/menuLooks.tsx';
import { restoreLostFocus } from '../../../ui/focus/restoreLostFocus.ts';
import { usePersonName } from '../usePersonNameAndFacts.ts';
import { AskQuestionDialog } from './AskQuestionDialog.tsx';
import { useDeleteMatch } from './useDeleteMatch.ts';
import { useFavourite } from './useFavourite.ts';
import type { SmileAndWrite } from './useSmileAndWrite.ts';

interface PersonActionsProps {
  person: Person;
  contact: SmileAndWrite;
  /** Whether the conversation with this person is being opened. */
  opening: boolean;
  /** Whether the match can be deleted here. */
  deletable: boolean;
  /** Called once the deletion, which can be undone, has begun. */
  onDelete?: () => void;
  /** Items behind "More" in addition to favourite and question. */
  moreItems?: readonly MenuItem[];
  columns?: 'fitting' | 'bar';
}

/**
 * The actions of a card and a profile: a smile and a message, and all others behind "More". Members who are no match
 * can be asked a question instead.
 */
export function PersonActions(props: PersonActionsProps) {
  const { person, contact, opening, moreItems = [], columns = 'fitting' } = props;
  const { t } = useLingui();
  const name = usePersonName(person.username);
  const groupId = useId();
  const [asking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  const stopAsking = () => {
    setAsking(false);
    // The item of the menu that opened the dialog is gone.
    restoreLostFocus(`#${CSS.escape(groupId)} [aria-haspopup=menu]`);
  };
  return (
    <ActionTileGroup id={groupId} label={t`Get in touch with ${{ name }}`} columns={columns}>
      {person.matchId === null ? (
        <>
          <ActionTile icon={question} opensDialog onClick={ask}>{t`Ask a question`}</ActionTile>
          {moreItems.length > 0 && <MoreTile {...props} onAsk={ask} />}
        </>
      ) : (
        <>
          <SmileTile person={person} contact={contact} />
          <WriteTile person={person} contact={contact} opening={opening} />
          <MoreTile {...props} onAsk={ask} />
        </>
      )}
      {asking && <AskQuestionDialog person={person} onClose={stopAsking} />}
    </ActionTileGroup>
  );
}

function SmileTile({ person, contact }: Pick<PersonActionsProps, 'person' | 'contact'>) {
  const { t } = useLingui();
  const sent = person.smileSent;
  return (
    <ActionTile icon={sent ? check : smiley} on={sent} ariaDisabled={sent} onClick={() => contact.sendSmile(person)}>
      {sent ? t`Smile sent` : t`Smile`}
    </ActionTile>
  );
}

function WriteTile({ person, contact, opening }: Pick<PersonActionsProps, 'person' | 'contact' | 'opening'>) {
  const { t } = useLingui();
  const note = contact.needsPremium(person) ? t`with Premium` : undefined;
  return (
    <ActionTile icon={write} note={note} ariaDisabled={opening} onClick={() => contact.write(person)}>
      {opening ? t`Opening …` : t`Write`}
    </ActionTile>
  );
}

interface MoreActionsProps extends PersonActionsProps {
  onAsk: () => void;
}

/** The tile of a menu that is mounted when it is first opened, because lists have up to a thousand cards. */
function MoreTile(props: MoreActionsProps) {
  const { t } = useLingui();
  const [made, setMade] = useState(false);
  const label = t`More`;
  return made ? (
    <MoreMenu label={label} {...props} />
  ) : (
    <MenuButton look="tile" label={label} onOpen={() => setMade(true)} />
  );
}

function MoreMenu(props: MoreActionsProps & { label: string }) {
  const { label, person, deletable, onDelete, moreItems = [], onAsk } = props;
  const { t } = useLingui();
  const { needsPremium, on, toggle } = useFavourite(person);
  const { start } = useDeleteMatch();
  const forMatches: MenuItem[] = [
    { key: 'ask', icon: question, label: t`Ask a question`, onPick: onAsk },
    {
      key: 'favourite',
      icon: on ? heartFilled : heart,
      label: on ? t`Remove favourite` : t`Add to favourites`,
      note: needsPremium ? t`with Premium` : undefined,
      onPick: toggle,
    },
  ];
  const remove = () => {
    start(person);
    onDelete?.();
  };
  return (
    <Menu
      look="tile"
      label={label}
      opensAtOnce
      items={[
        ...(person.matchId === null ? [] : forMatches),
        ...moreItems,
        ...(deletable ? [{ key: 'delete', icon: trash, label: t`Delete match`, onPick: remove }] : []),
      ]}
    />
  );
}
