import { Trans, useLingui } from '@lingui/react/macro';
import prohibit from '@phosphor-icons/core/regular/prohibit.svg?raw';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { Person } from '../model/person.model.ts';
import { useBlock } from './useBlock.ts';

interface BlockPartProps {
  person: Person;
  name: string;
  blocked: boolean;
}

/** Offered inside the report: whoever is annoyed wants to be left in peace first. */
export function BlockPart({ person, name, blocked }: BlockPartProps) {
  const { t } = useLingui();
  const { isPending, isError, mutate } = useBlock(person);
  return (
    <Stack>
      <Heading level={3}>
        <Trans>Block this member</Trans>
      </Heading>
      <Text foreign>
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
          <Text>
            <Trans>Nothing has changed. Please try again in a moment.</Trans>
          </Text>
        </Banner>
      )}
      <div>
        <Button tone="secondary" icon={prohibit} inactive={isPending} onClick={() => mutate(!blocked)}>
          {blocked ? <Trans>Unblock member</Trans> : <Trans>Block member</Trans>}
        </Button>
      </div>
    </Stack>
  );
}
