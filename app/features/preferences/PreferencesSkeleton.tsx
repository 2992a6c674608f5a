import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export function PreferencesSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading your preferences …</Trans>
        </span>
      </VisuallyHidden>
      {['age', 'distance', 'height'].map((key) => (
        <Card key={key}>
          <Stack>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </Stack>
        </Card>
      ))}
    </>
  );
}
