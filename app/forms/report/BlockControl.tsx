import { Trans, useLingui } from '@lingui/react/macro';
import prohibit from '@phosphor-icons/core/regular/prohibit.svg?icon';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useBlockMember } from './useBlockMember.ts';

interface BlockButtonProps {
  profileId: string;
  blocked: boolean;
}

interface BlockControlProps extends BlockButtonProps {
  /** As it is shown. */
  name: string;
}

/** Says what blocking a member does or has done, and blocks or unblocks them. */
export function BlockControl({ name, ...props }: BlockControlProps) {
  return (
    <Stack>
      <Text userGenerated>
        <span role="status">
          {props.blocked ? (
            <Trans>
              You have blocked <bdi translate="no">{name}</bdi>. You do not see each other, and no messages arrive.
            </Trans>
          ) : (
            <Trans>
              You and <bdi translate="no">{name}</bdi> will not see each other any more, and no messages arrive. You can
              undo this.
            </Trans>
          )}
        </span>
      </Text>
      <BlockButton {...props} />
    </Stack>
  );
}

/** Blocks a member, or unblocks one who is blocked. */
export function BlockButton({ profileId, blocked }: BlockButtonProps) {
  const { t } = useLingui();
  const { isPending, isError, mutate } = useBlockMember(profileId);
  return (
    <>
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
    </>
  );
}
