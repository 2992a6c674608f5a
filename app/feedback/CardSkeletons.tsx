import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { Stack } from '../ui/layout/Stack.tsx';

/** Skeletons of cards with a heading and two lines, in place of those that are loading. */
export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
    <Card key={index}>
      <Stack>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="short" />
      </Stack>
    </Card>
  ));
