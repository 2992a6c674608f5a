import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../lib/useNow.ts';
import { decisionsQuery, isOpenToObjection } from '../../../member/decisionsQuery.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useApi } from '../../../session/useSession.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';

/** A notice where pictures are, that the team has taken one down, for as long as the member may object. */
export function TakenDownNotice() {
  const { t } = useLingui();
  // Hardly anybody has a decision, so not every visit of the gallery asks.
  const { data: decisions = [] } = useQuery({ ...decisionsQuery(useApi()), staleTime: 10 * 60_000 });
  const now = useNow();
  const [latest] = decisions
    .filter((decision) => decision.kind === 'picture' && isOpenToObjection(decision, now))
    .sort((a, b) => b.decidedAt - a.decidedAt);
  if (!latest) return null;
  return (
    <Banner tone="warning" title={t`We’ve taken down one of your pictures`}>
      <Text>{latest.reason}</Text>
      <TextLink to={`${pathTo('account')}#decisions`}>{t`Read more, or object`}</TextLink>
    </Banner>
  );
}
