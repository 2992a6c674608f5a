import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '../../device/useOnline.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useResetLinkCheck } from './passwordResetHooks.ts';
import { ResetLinkExpired } from './ResetLinkExpired.tsx';

/** Makes sure that the link is good before anybody thinks of a password. */
export function ResetLinkCheck({ token }: { token: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const { data: good, isError, isFetching, refetch } = useResetLinkCheck(token);
  if (good === true) return <NewPasswordForm token={token} />;
  if (good === false) return <ResetLinkExpired />;
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
            <Button ariaDisabled={isFetching} onClick={() => void refetch()}>
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
