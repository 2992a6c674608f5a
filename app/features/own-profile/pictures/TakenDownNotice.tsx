import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNow } from '../../../lib/useNow.ts';
import { decisionsQuery, isOpenToObjection } from '../../../member/decisionsQuery.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useApi } from '../../../session/useSession.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';

/** A notice where pictures are, that the team has taken one down, for as long as the member may object. */
export function TakenDownNotice({ pictures }: { pictures: number }) {
  const { t } = useLingui();
  // Hardly anybody has a decision, so not every visit of the gallery asks.
  const {
    data: decisions = [],
    isLoadingError,
    refetch,
  } = useQuery({ ...decisionsQuery(useApi()), staleTime: 10 * 60_000 });
  // One picture less may be the team's doing.
  const known = useRef(pictures);
  useEffect(() => {
    if (pictures < known.current) void refetch();
    known.current = pictures;
  }, [pictures, refetch]);
  const now = useNow();
  const [latest] = decisions
    .filter((decision) => decision.kind === 'picture' && isOpenToObjection(decision, now))
    .sort((a, b) => b.decidedAt - a.decidedAt);
  const path = `${pathTo('account')}#decisions`;
  if (isLoadingError) {
    return (
      <Banner tone="warning" title={t`Error: the decisions couldn’t be loaded`}>
        <TextLink to={path}>{t`Decisions of our team`}</TextLink>
      </Banner>
    );
  }
  if (!latest) return null;
  return (
    <Banner tone="warning" title={t`We’ve taken down one of your pictures`}>
      <Text>{latest.reason}</Text>
      <TextLink to={path}>{t`Read more, or object`}</TextLink>
    </Banner>
  );
}
