import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '../../session/useOnline.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { LinkGone } from './LinkGone.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useResetCheck } from './usePasswordReset.ts';

/** Makes sure that the link is good before anybody thinks of a password. */
export function LinkCheck({ token }: { token: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const { data: good, isError, isFetching, refetch } = useResetCheck(token);
  if (good === true) return <NewPasswordForm token={token} />;
  if (good === false) return <LinkGone />;
  return (
    <Stack gap="large">
      <Heading level={1}>
        <Trans>Set a new password</Trans>
      </Heading>
      {isError || !online ? (
        <Banner tone="danger" title={t`Error: your link could not be checked`} announce>
          <Stack align="start">
            <Text>
              <Trans>Please check your internet connection and try again. Your link is still here.</Trans>
            </Text>
            <Button inactive={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Stack>
        </Banner>
      ) : (
        <>
          <p role="status">
            <Trans>Checking your link …</Trans>
          </p>
          <Skeleton />
          <Skeleton />
        </>
      )}
    </Stack>
  );
}
