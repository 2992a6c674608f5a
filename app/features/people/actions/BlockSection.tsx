import { Trans, useLingui } from '@lingui/react/macro';
import prohibit from '@phosphor-icons/core/regular/prohibit.svg?icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blockMember, unblockMember } from '../../../api/contract/reportAndBlock.ts';
import { profileQuery } from '../../../member/profileQueries.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { listQueryKeys, relatedQueryKeys } from '../model/peopleQueryKeys.ts';
import type { Person } from '../model/person.ts';

interface BlockSectionProps {
  person: Person;
  name: string;
  blocked: boolean;
}

/** Blocking is offered in the report dialog, because it helps the member at once. */
export function BlockSection({ person, name, blocked }: BlockSectionProps) {
  const { t } = useLingui();
  const { isPending, isError, mutate } = useBlockMember(person);
  return (
    <Stack>
      <Heading level={3}>{t`Block this member`}</Heading>
      <Text userGenerated>
        <span role="status">
          {blocked ? (
            <Trans>
              You have blocked <bdi>{name}</bdi>. You do not see each other, and no messages arrive.
            </Trans>
          ) : (
            <Trans>
              You and <bdi>{name}</bdi> will not see each other any more, and no messages arrive. You can undo this.
            </Trans>
          )}
        </span>
      </Text>
      {isError && (
        <Banner tone="danger" title={t`Error: this did not work`} announce>
          <Text>{t`Nothing has changed. Please try again in a moment.`}</Text>
        </Banner>
      )}
      <div>
        <Button tone="secondary" icon={prohibit} ariaDisabled={isPending} onClick={() => mutate(!blocked)}>
          {blocked ? t`Unblock member` : t`Block member`}
        </Button>
      </div>
    </Stack>
  );
}

/** Blocks or unblocks a member, and refetches the lists, which leave out blocked members. */
function useBlockMember({ profileId }: Person) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (blocked: boolean) => api.call(blocked ? blockMember : unblockMember, { params: { id: profileId } }),
    onSuccess(_, blocked) {
      client.setQueryData(profileQuery(api, profileId).queryKey, (profile) => profile && { ...profile, blocked });
      for (const queryKey of [...listQueryKeys, ...Object.values(relatedQueryKeys)])
        void client.invalidateQueries({ queryKey });
    },
  });
}
