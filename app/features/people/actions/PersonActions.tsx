import { useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import crown from '@phosphor-icons/core/fill/crown-simple-fill.svg?icon';
import heartFilled from '@phosphor-icons/core/fill/heart-fill.svg?icon';
import question from '@phosphor-icons/core/regular/chats-circle.svg?icon';
import heart from '@phosphor-icons/core/regular/heart.svg?icon';
import smiley from '@phosphor-icons/core/regular/smiley.svg?icon';
import trash from '@phosphor-icons/core/regular/trash.svg?icon';
import { type ReactNode, useId, useState } from 'react';
import { LazyDialog } from '../../../feedback/LazyDialog.tsx';
import type { Person } from '../../../member/people/person.ts';
import { SpokenName } from '../../../member/SpokenName.tsx';
import { WriteButton } from '../../../paywall/WriteButton.tsx';
import { ActionTile } from '../../../ui/actions/ActionTile.tsx';
import { ActionTileGroup } from '../../../ui/actions/ActionTileGroup.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Menu, MenuButton } from '../../../ui/actions/Menu.tsx';
import type { MenuItem } from '../../../ui/actions/menuLooks.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { restoreLostFocus } from '../../../ui/focus/restoreLostFocus.ts';
import { usePersonName } from '../usePersonNameAndFacts.ts';
import { loadAskQuestion } from './loadAskQuestion.ts';
import { useDeleteMatch } from './useDeleteMatch.ts';
import type { ActionsOnPeople } from './usePersonActions.ts';

interface PersonActionsProps {
  person: Person;
  actions: ActionsOnPeople;
  /** Whether the conversation with this person is being opened. */
  opening: boolean;
  /** Whether the match can be deleted here. */
  deletable: boolean;
  /** Called once the deletion, which can be undone, has begun. */
  onDelete?: () => void;
  /** Items behind "More" in addition to the deletion. */
  moreItems?: readonly MenuItem[];
  /** A bar has no room for the question, which is then behind "More". */
  layout?: 'stacked' | 'bar';
}

/**
 * The actions of a card and a profile: to write, which is the main one; favourite, smile and question beside it; and all
 * others behind "More". Members who are no match can be asked a question instead.
 */
export function PersonActions(props: PersonActionsProps) {
  const { person, actions, opening, deletable, onDelete, moreItems = [], layout = 'stacked' } = props;
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
  const isMatch = person.matchId !== null;
  const canDelete = deletable && isMatch;
  const asksInMenu = isMatch && layout === 'bar';
  const items: MenuItem[] = [
    ...(asksInMenu ? [{ key: 'ask', icon: question, label: t`Ask a question`, onPick: ask }] : []),
    ...moreItems,
  ];
  return (
    <ActionTileGroup
      id={groupId}
      label={t`Get in touch with ${{ name }}`}
      layout={layout}
      main={
        isMatch ? (
          <WriteButton person={person} {...actions.writing} opening={opening} narrow={layout === 'bar'} width="full" />
        ) : (
          <Button icon={question} width="full" opensDialog onClick={ask}>
            {t`Ask a question`}
            <SpokenName of={person} />
          </Button>
        )
      }
    >
      {isMatch && (
        <>
          <FavouriteTile person={person} actions={actions} />
          <SmileTile person={person} actions={actions} />
          {!asksInMenu && (
            <ActionTile icon={question} opensDialog onClick={ask}>
              {t({ message: 'Ask', context: 'action' })}
              <SpokenName of={person} />
            </ActionTile>
          )}
        </>
      )}
      {(items.length > 0 || canDelete) && (
        <MoreTile person={person} deletable={canDelete} onDelete={onDelete} items={items} />
      )}
      {asking && (
        <LazyDialog load={loadAskQuestion} onClose={stopAsking}>
          {(AskQuestionDialog) => <AskQuestionDialog person={person} onClose={stopAsking} />}
        </LazyDialog>
      )}
    </ActionTileGroup>
  );
}

type ActionProps = Pick<PersonActionsProps, 'person' | 'actions'>;

function FavouriteTile({ person, actions }: ActionProps) {
  const { t } = useLingui();
  const on = person.favourite;
  return (
    <ActionTile icon={on ? heartFilled : heart} on={on} toggles onClick={() => actions.toggleFavourite(person)}>
      {t`Favourite`}
      {actions.favouriteNeedsPremium && (
        <>
          <Icon source={crown} size="tiny" />
          <VisuallyHidden>{t`with Premium`}</VisuallyHidden>
        </>
      )}
      <SpokenName of={person} />
    </ActionTile>
  );
}

function SmileTile({ person, actions }: ActionProps) {
  const { t } = useLingui();
  const sent = person.smileSent;
  const name = usePersonName(person.username);
  return (
    <ActionTile
      icon={sent ? check : smiley}
      on={sent}
      ariaDisabled={sent}
      spoken={sent ? t`Smile sent: ${{ name }}` : undefined}
      onClick={() => actions.sendSmile(person)}
    >
      {sent ? t({ message: 'Sent', context: 'smile' }) : t`Smile`}
      <SpokenName of={person} />
    </ActionTile>
  );
}

interface MoreTileProps extends Pick<PersonActionsProps, 'person' | 'deletable'> {
  onDelete: PersonActionsProps['onDelete'] | undefined;
  items: readonly MenuItem[];
}

/** The tile of a menu that is mounted when it is first opened, because lists have up to a thousand cards. */
function MoreTile(props: MoreTileProps) {
  const { t } = useLingui();
  const [made, setMade] = useState(false);
  const label = (
    <>
      {t`More`}
      <SpokenName of={props.person} />
    </>
  );
  return made ? (
    <MoreMenu label={label} {...props} />
  ) : (
    <MenuButton look="tile" label={label} onOpen={() => setMade(true)} />
  );
}

function MoreMenu({ label, person, deletable, onDelete, items }: MoreTileProps & { label: ReactNode }) {
  const { t } = useLingui();
  const { start } = useDeleteMatch();
  const remove = () => {
    start(person);
    onDelete?.();
  };
  return (
    <Menu
      look="tile"
      label={label}
      opensAtOnce
      items={[...items, ...(deletable ? [{ key: 'delete', icon: trash, label: t`Delete match`, onPick: remove }] : [])]}
    />
  );
}
