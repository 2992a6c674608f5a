import { shapes } from 'pages:shapes';
import type { ReactNode } from 'react';
import { ThreadSkeleton } from '../features/chat/thread/ThreadSkeleton.tsx';
import { DashboardSkeleton } from '../features/dashboard/DashboardSkeleton.tsx';
import { PeopleListSkeleton } from '../features/people/list/PeopleListSkeleton.tsx';
import { ProfileHeadSkeleton } from '../features/people/profile/ProfileHeadSkeleton.tsx';
import { PlansSkeleton } from '../features/premium/plans/PlansSkeleton.tsx';
import { PrerenderedSkeletons } from '../features/shell/PrerenderedSkeletons.tsx';
import { CardSkeletons } from '../feedback/CardSkeletons.tsx';
import { MessageRowsSkeleton } from '../member/MessageRow.tsx';
import type { PageShape } from '../routing/definePage.ts';
import { toRouteTarget } from '../routing/routeAddresses.ts';
import { readRouteHandle } from '../routing/useRouteHandle.ts';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { Stack } from '../ui/layout/Stack.tsx';

const titled = (page: ReactNode) => (
  <Stack gap="xlarge">
    <Skeleton shape="title" />
    {page}
  </Stack>
);

/** Shapes of the pages of members while they are loading. */
const pages = {
  home: (
    <Page padding="compact">
      <Stack gap="medium">
        <Skeleton shape="title" />
        <DashboardSkeleton />
      </Stack>
    </Page>
  ),
  people: <Page>{titled(<PeopleListSkeleton />)}</Page>,
  messages: (
    <Page padding="compact">
      <MessageRowsSkeleton count={4} />
    </Page>
  ),
  thread: (
    <Page padding="compact">
      <ThreadSkeleton />
    </Page>
  ),
  profile: (
    <Page padding="compact">
      <ProfileHeadSkeleton />
    </Page>
  ),
  question: (
    <Page width="steps">
      {titled(
        <Stack gap="large">
          <Skeleton shape="title" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Stack>,
      )}
    </Page>
  ),
  plans: <PlansSkeleton />,
  cards: <Page>{titled(<CardSkeletons count={2} />)}</Page>,
} satisfies Record<PageShape, ReactNode>;

/** Headers and pages of members before the app starts. */
export const MemberSkeleton = () => <PrerenderedSkeletons pages={pages} />;

/** The parts of MemberSkeleton that an address shows. */
export function skeletonPartsOf(pathname: string): readonly string[] {
  const name = toRouteTarget({ pathname, search: '' }).name ?? 'home';
  const { header } = readRouteHandle(name);
  return [
    header === 'payment' ? 'simple' : header,
    ...(header === 'full' ? ['bottomBar'] : []),
    shapes[name] ?? 'cards',
  ];
}
