import { Trans, useLingui } from '@lingui/react/macro';
import heartFilled from '@phosphor-icons/core/fill/heart-fill.svg?icon';
import heart from '@phosphor-icons/core/regular/heart.svg?icon';
import { ActionTile } from '../../../ui/actions/ActionTile.tsx';
import type { Person } from '../model/person.model.ts';
import { useFavourite } from './useFavourite.ts';

export function FavouriteAction({ person }: { person: Person }) {
  const { t } = useLingui();
  const { needsPremium, on, toggle } = useFavourite(person);
  return (
    <ActionTile
      icon={on ? heartFilled : heart}
      on={on}
      note={needsPremium ? t`with Premium` : undefined}
      onClick={toggle}
    >
      {on ? <Trans>Remove favourite</Trans> : <Trans>Add to favourites</Trans>}
    </ActionTile>
  );
}
