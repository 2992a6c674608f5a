import { Trans, useLingui } from '@lingui/react/macro';
import prohibit from '@phosphor-icons/core/regular/prohibit.svg?icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blockMember, unblockMember } from '../../api/contract/reportAndBlock.ts';
import { conversationsKey, threadKey } from '../../api/queryKeys.ts';
import { memberListKeys, relatedQueryKeys } from '../../lists/memberListKeys.ts';
import { profileQuery } from '../../member/profileQueries.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

interface BlockButtonProps {
  profileId: string;
  blocked: boolean;
}

interface BlockControlProps extends BlockButtonProps {
  /** Name as shown. */
  name: string;
}

/** A button that blocks or unblocks a member, with a text that says what that does or has done. */
export function BlockControl({ name, ...props }: BlockControlProps) {
  return (
    <Stack>
      <Text userGenerated>
        <span role="status">
          {props.blocked && (
            <Trans>
              You’ve blocked <bdi translate="no">{name}</bdi>. You don’t see each other, and messages don’t arrive.
            </Trans>
          )}
        </span>
        {!props.blocked && (
          <Trans>
            You and <bdi translate="no">{name}</bdi> won’t see each other any more, and messages won’t arrive. You can
            undo this.
          </Trans>
        )}
      </Text>
      <BlockButton {...props} />
    </Stack>
  );
}

/** A button that blocks a member, or unblocks a blocked one. */
export function BlockButton({ profileId, blocked }: BlockButtonProps) {
  const { t } = useLingui();
  const { isPending, isError, mutate } = useBlockMember(profileId);
  return (
    <>
      {isError && (
        <Banner tone="danger" title={t`Error: this didn’t work`} announce>
          <Text>{t`Nothing has changed. Please try again in a moment.`}</Text>
        </Banner>
      )}
      <Row>
        <Button tone="secondary" icon={prohibit} ariaDisabled={isPending} onClick={() => mutate(!blocked)}>
          {blocked ? t`Unblock member` : t`Block member`}
        </Button>
      </Row>
    </>
  );
}

/**
 * Blocks (true) or unblocks a member, and refetches the lists, which leave out blocked members, and an open
 * conversation, which a block closes. The profile of a blocked member stays on the screen, because the server no longer
 * sends it; an unblocked one is fetched again.
 */
export function useBlockMember(profileId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (blocked: boolean) => api.call(blocked ? blockMember : unblockMember, { params: { id: profileId } }),
    onSuccess(_, blocked) {
      const { queryKey: profileKey } = profileQuery(api, profileId);
      client.setQueryData(profileKey, (profile) => profile && { ...profile, blocked });
      // A row has left the inbox or come back at any place, so all loaded pages are fetched again.
      client.setQueriesData<unknown>({ queryKey: conversationsKey }, (inbox: unknown) => inbox, { updatedAt: 0 });
      const related = [...Object.values(relatedQueryKeys), threadKey];
      const changed = [...memberListKeys, ...related, ...(blocked ? [] : [profileKey])];
      for (const queryKey of changed) void client.invalidateQueries({ queryKey });
    },
  });
}
