import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

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
