import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/ApiError.ts';
import { endOtherSessions, endSession, fetchSessions, type Session } from '../../../api/contract/sessions.ts';
import type { Api } from '../../../api/createApi.ts';
import { nullIfUnknown } from '../../../api/nullIfUnknown.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { SaveFailure } from '../../../feedback/SaveFailure.tsx';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { formatRelativeTime } from '../../../lib/dates/formatRelativeTime.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useApi } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { TextSkeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useRestoreFocusOnChange } from '../../../ui/focus/useRestoreFocusOnChange.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { FocusableStatus } from '../FocusableStatus.tsx';
import * as styles from './rowList.css.ts';

const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => nullIfUnknown(api.call(fetchSessions, {}, { signal })),
    retryOnMount: false,
  });

/** A section with the devices on which the member is signed in, each of which can be signed out. */
export function SessionsSection() {
  const { t } = useLingui();
  const query = useQuery(sessionsQuery(useApi()));
  if (query.data === null) return null;
  return (
    <AccountSection id="sessions" title={t`Where I’m signed in`}>
      <QueryGate
        query={query}
        errorTitle={t`Error: your devices couldn’t be loaded`}
        offlineText={t`Your devices will appear as soon as you’re back online.`}
        skeleton={<TextSkeleton />}
      >
        {(sessions) => <Sessions sessions={sessions ?? []} />}
      </QueryGate>
    </AccountSection>
  );
}

/** All other sessions, or the one with this id. */
type Ended = Session | 'others';

/** Ends the session, unless it is over, as one that has been ended on another device. */
async function endIfThere(api: Api, { id }: Session): Promise<void> {
  try {
    await api.call(endSession, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = sessionsQuery(api);
  const { isPending, isSuccess, error, variables, mutate } = useMutation({
    mutationFn: (ended: Ended): Promise<unknown> =>
      ended === 'others' ? api.call(endOtherSessions) : endIfThere(api, ended),
    onSuccess(_, ended) {
      queryClient.setQueryData(queryKey, (known) =>
        known?.filter(({ id, current }) => current || (ended !== 'others' && id !== ended.id)),
      );
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
  // Not before the status says what has happened.
  const container = useRestoreFocusOnChange(isPending ? null : sessions.length, '[role=status]');
  const own = sessions.filter(({ current }) => current);
  const others = sessions.filter(({ current }) => !current);
  const unknown = t`Unknown device`;
  const endedDevice = variables !== undefined && variables !== 'others' ? variables.device || unknown : null;
  return (
    <div ref={container}>
      <Stack>
        <FocusableStatus>
          {isSuccess && (
            <Banner
              tone="success"
              title={
                endedDevice === null ? t`You’re signed out on all other devices` : t`You’re signed out: ${endedDevice}`
              }
            />
          )}
        </FocusableStatus>
        {error && <SaveFailure error={error} />}
        <ul className={styles.list}>
          {[...own, ...others].map((session) => (
            <li key={session.id} className={styles.row}>
              <div className={styles.words}>
                <Text tone="strong">{session.device || unknown}</Text>
                <Text tone="soft">{session.current ? t`This device` : <LastUse at={session.lastUsedAt} />}</Text>
              </div>
              {!session.current && (
                <Button tone="secondary" size="small" ariaDisabled={isPending} onClick={() => mutate(session)}>
                  {isPending && variables === session ? t`Signing out …` : t`Sign out`}
                  <VisuallyHidden> {session.device || unknown}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ul>
        {others.length > 0 ? (
          <>
            <Text tone="soft">
              <Trans>If you don’t know a device, sign it out and change your password.</Trans>
            </Text>
            <Row>
              <Button tone="secondary" ariaDisabled={isPending} onClick={() => mutate('others')}>
                {isPending && variables === 'others' ? t`Signing out …` : t`Sign out everywhere else`}
              </Button>
            </Row>
          </>
        ) : (
          <Text tone="soft">
            <Trans>You aren’t signed in anywhere else.</Trans>
          </Text>
        )}
      </Stack>
    </div>
  );
}

function LastUse({ at }: { at: number }) {
  const time = formatRelativeTime(at, useNow(), { tag: intlTag(), format: site.dateFormat });
  return <Trans>Last used: {time}</Trans>;
}
