import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

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
