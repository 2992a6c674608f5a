import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

export function AccountSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading your account …</Trans>
        </span>
      </VisuallyHidden>
      {['details', 'password', 'membership'].map((key) => (
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
