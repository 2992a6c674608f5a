import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isUnknownCall } from '../../api/apiErrorChecks.ts';
import { idPattern } from '../../api/contract/fieldSchemas.ts';
import { confirmSafetyNotice, fetchSafetyNotices, type SafetyNotice } from '../../api/contract/safetyNotices.ts';
import { countersKey, safetyNoticesKey } from '../../api/queryKeys.ts';
import { RemovedMemberBanner } from '../../forms/report/RemovedMemberBanner.tsx';
import { RelativeTime } from '../../member/MessageTime.tsx';
import { matchPage } from '../../routing/routeAddresses.ts';
import { sharedPaths } from '../../routing/sharedPaths.ts';
import { useRouteHandle } from '../../routing/useRouteHandle.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { FailureLine } from '../../ui/feedback/FailureLine.tsx';
import { restoreLostFocus } from '../../ui/focus/restoreLostFocus.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useLocation } from '../../ui/navigation/navigation.ts';
import * as styles from './SafetyNotices.css.ts';

/**
 * The notices about members who had written to the viewer and were removed, each until it is confirmed. They are not
 * where dialogs may not be, nor over a conversation, which fills the window.
 */
export function SafetyNotices() {
  const { t } = useLingui();
  const api = useApi();
  const { data: notices = [] } = useQuery({
    queryKey: safetyNoticesKey,
    queryFn: ({ signal }) => api.call(fetchSafetyNotices, {}, { signal }),
    retry: (failures, error) => failures < 1 && !isUnknownCall(error),
  });
  const { suppressDialogs } = useRouteHandle();
  const { pathname } = useLocation();
  if (notices.length === 0 || suppressDialogs || matchPage('activeChat', pathname)) return null;
  return (
    <Page padding="none">
      <aside className={styles.list} aria-label={t`Note`}>
        <Stack>
          {notices.map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
        </Stack>
      </aside>
    </Page>
  );
}

function Notice({ notice: { id, conversationId, username, removedAt } }: { notice: SafetyNotice }) {
  const { t } = useLingui();
  const confirm = useConfirm(id);
  return (
    <RemovedMemberBanner username={username}>
      <Text tone="soft">
        <RelativeTime at={removedAt} />
      </Text>
      <div role="alert">{confirm.isError && <FailureLine>{t`Error: this didn’t work`}</FailureLine>}</div>
      <Row>
        {conversationId !== null && idPattern.test(conversationId) && (
          <LinkButton to={sharedPaths.activeChat(conversationId)} tone="secondary">{t`Open conversation`}</LinkButton>
        )}
        <Button tone="secondary" ariaDisabled={confirm.isPending} onClick={() => confirm.mutate()}>
          {t`I’ve read this`}
        </Button>
      </Row>
    </RemovedMemberBanner>
  );
}

/** Confirms a notice, which then goes. */
function useConfirm(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const isConfirmed = useRef(false);
  // Only once it has left, which may be some renders after the answer, is the focus of its button lost.
  useEffect(() => () => void (isConfirmed.current && restoreLostFocus()), []);
  return useMutation({
    mutationFn: () => api.call(confirmSafetyNotice, { params: { id } }),
    onSuccess() {
      isConfirmed.current = true;
      client.setQueryData<readonly SafetyNotice[]>(safetyNoticesKey, (known) =>
        known?.filter((each) => each.id !== id),
      );
      void client.invalidateQueries({ queryKey: countersKey });
    },
  });
}
