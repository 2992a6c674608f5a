import { Trans, useLingui } from '@lingui/react/macro';
import prohibit from '@phosphor-icons/core/regular/prohibit.svg?icon';
import { Button } from '../../../ui/actions/Button.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import type { Person } from '../model/person.ts';
import { useBlockMember } from './useBlockMember.ts';

interface BlockSectionProps {
  person: Person;
  name: string;
  blocked: boolean;
}

/** Blocking is offered in the report dialog, because it helps the member at once. */
export function BlockSection({ person, name, blocked }: BlockSectionProps) {
  const { t } = useLingui();
  const { isPending, isError, mutate } = useBlockMember(person.profileId);
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
