import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/ApiError.ts';
import { checkPasswordReset } from '../../api/contract/auth.ts';
import { idPattern } from '../../api/contract/fieldSchemas.ts';
import { useOnline } from '../../device/useOnline.ts';
import { QueryClientScope } from '../../session/QueryClientScope.tsx';
import { useLoadSession } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { isLinkExpired } from './explainResetError.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetLinkExpired } from './ResetLinkExpired.tsx';

/** Checks the link before the member thinks of a password. */
export const ResetLinkCheck = ({ token }: { token: string }) => (
  <QueryClientScope>
    <CheckedLink token={token} />
  </QueryClientScope>
);

function CheckedLink({ token }: { token: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const { data: valid, isError, isFetching, refetch } = useResetLinkCheck(token);
  if (valid === true) return <NewPasswordForm token={token} />;
  if (valid === false) return <ResetLinkExpired />;
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

/** The query whether the link still works. */
function useResetLinkCheck(token: string) {
  const loadSession = useLoadSession();
  return useQuery({
    // The token itself stays out of the cache's keys, because they are logged.
    queryKey: ['password reset'],
    queryFn: async ({ signal }) => {
      if (!idPattern.test(token)) return false;
      try {
        const { api } = await loadSession();
        return (await api.call(checkPasswordReset, { params: { token } }, { signal })).valid;
      } catch (error) {
        if (error instanceof ApiError && isLinkExpired(error)) return false;
        throw error;
      }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
