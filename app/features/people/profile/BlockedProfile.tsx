import { useLingui } from '@lingui/react/macro';
import prohibit from '@phosphor-icons/core/regular/prohibit.svg?icon';
import { Button } from '../../../ui/actions/Button.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useBlockMember } from '../actions/useBlockMember.ts';

/** Stands for the profile of a member whom the viewer has blocked (reading 57), and offers to undo the block. */
export function BlockedProfile({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const { isPending, isError, mutate } = useBlockMember(profileId);
  return (
    <Page>
      <Stack gap="large">
        <Heading level={1}>{t`Profile`}</Heading>
        <Banner tone="info" title={t`You have blocked this member`}>
          <Text>{t`You do not see each other, and no messages arrive.`}</Text>
        </Banner>
        {isError && (
          <Banner tone="danger" title={t`Error: this did not work`} announce>
            <Text>{t`Nothing has changed. Please try again in a moment.`}</Text>
          </Banner>
        )}
        <div>
          <Button tone="secondary" icon={prohibit} ariaDisabled={isPending} onClick={() => mutate(false)}>
            {t`Unblock member`}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}
