import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/ApiError.ts';
import { checkPasswordReset } from '../../api/contract/auth.ts';
import { idPattern } from '../../api/contract/fieldSchemas.ts';
import { useOnline } from '../../device/useOnline.ts';
import { LoadFailure } from '../../feedback/LoadFailure.tsx';
import { QueryClientScope } from '../../session/QueryClientScope.tsx';
import { useLoadSession } from '../../session/useSession.ts';
import { Heading } from '../../ui/content/Heading.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { isLinkExpired } from './explainResetError.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetLinkExpired } from './ResetLinkExpired.tsx';

/** A check of the link before the member chooses a password. */
export const ResetLinkCheck = ({ token }: { token: string }) => (
  <QueryClientScope>
    <CheckedLink token={token} />
  </QueryClientScope>
);

function CheckedLink({ token }: { token: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const { data: valid, error, isFetching, refetch } = useResetLinkCheck(token);
  if (valid === true) return <NewPasswordForm token={token} />;
  if (valid === false) return <ResetLinkExpired />;
  return (
    <Stack gap="large">
      <Heading level={1}>
        <Trans>Set a new password</Trans>
      </Heading>
      {error || !online ? (
        <LoadFailure
          title={t`Error: your link couldn’t be checked`}
          error={error}
          offlineText={t`This page will continue as soon as you’re back online. Your link is still here.`}
          advice={t`Your link is still here.`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
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

/** Queries whether the link still works. */
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
