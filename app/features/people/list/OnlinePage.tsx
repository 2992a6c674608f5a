import noMatchesPicture from 'art:no-matches';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOnline } from '../../../device/useOnline.ts';
import { QueryError } from '../../../feedback/QueryError.tsx';
import { pathTo } from '../../../routing/routeTable.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { hasUsableIds, PAGE_SIZE } from '../model/paging.model.ts';
import { PeopleList } from './PeopleList.tsx';
import { PeopleListLayout } from './PeopleListLayout.tsx';
import { PeopleListSkeleton } from './PeopleListSkeleton.tsx';
import { useOnlinePeople } from './usePeoplePages.ts';

/** The API sends all online members at once; the page shows them in steps. */
export function OnlinePage() {
  const { t } = useLingui();
  const online = useOnline();
  const { data, isError, isFetching, refetch } = useOnlinePeople();
  const [shown, setShown] = useState(PAGE_SIZE);
  const people = data?.filter(hasUsableIds);
  const more = { busy: false, failed: false, show: () => setShown(shown + PAGE_SIZE) };
  return (
    <PeopleListLayout
      title={t`Who is online`}
      lead={t`These people are here at this moment. It is a good time to say hello.`}
    >
      {people && people.length > 0 && (
        <PeopleList people={people.slice(0, shown)} more={shown < people.length ? more : null} />
      )}
      {people?.length === 0 && (
        <EmptyState picture={noMatchesPicture}>
          <Text>
            <Trans>Nobody is online at the moment. Your matches are glad about a message at any time.</Trans>
          </Text>
          <LinkButton to={pathTo('matches')} tone="secondary">
            <Trans>See all matches</Trans>
          </LinkButton>
        </EmptyState>
      )}
      {!people && !isError && online && <PeopleListSkeleton />}
      {!people && (isError || !online) && (
        <QueryError title={t`Error: the list could not be loaded`} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </PeopleListLayout>
  );
}
