import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LoadTrouble } from '../../../parts/LoadTrouble.tsx';
import { pathTo } from '../../../routing/routeTable.ts';
import { useOnline } from '../../../session/useOnline.ts';
import { site } from '../../../site/site.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { isUsable, pageSize } from '../model/paging.model.ts';
import { ListFrame } from './ListFrame.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { PeopleList } from './PeopleList.tsx';
import { useOnlinePeople } from './usePeople.ts';

/** Everybody comes in one answer; they are shown in pages all the same. */
export function OnlinePage() {
  const { t } = useLingui();
  const online = useOnline();
  const { data, isError, isFetching, refetch } = useOnlinePeople();
  const [shown, setShown] = useState(pageSize);
  const people = data?.filter(isUsable);
  const more = { busy: false, failed: false, show: () => setShown(shown + pageSize) };
  return (
    <ListFrame title={t`Who is online`} lead={t`These people are here at this moment. It is a good time to say hello.`}>
      {people && people.length > 0 && (
        <PeopleList people={people.slice(0, shown)} more={shown < people.length ? more : null} />
      )}
      {people?.length === 0 && (
        <EmptyState picture={`${site.artUrl}/no-matches.svg`}>
          <Text>
            <Trans>Nobody is online at the moment. Your matches are glad about a message at any time.</Trans>
          </Text>
          <LinkButton to={pathTo('matches')} tone="secondary">
            <Trans>See all matches</Trans>
          </LinkButton>
        </EmptyState>
      )}
      {!people && !isError && online && <ListSkeleton />}
      {!people && (isError || !online) && (
        <LoadTrouble title={t`Error: the list could not be loaded`} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </ListFrame>
  );
}
