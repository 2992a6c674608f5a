import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { RefObject } from 'react';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import * as styles from './MessageList.css.ts';
import { fetchEarlierMessages } from './threadQuery.ts';

interface EarlierMessagesProps {
  id: string;
  /** No older message exists. */
  reachedStart: boolean;
  /** Takes the focus, because the button may disappear. */
  scrollContainer: RefObject<HTMLElement | null>;
}

/** Loads older messages; stands above the oldest one shown. */
export function EarlierMessages({ id, reachedStart, scrollContainer }: EarlierMessagesProps) {
  const api = useApi();
  const client = useQueryClient();
  const owner = useAtomValue(memberIdAtom) ?? '';
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: () => {
      scrollContainer.current?.focus({ preventScroll: true });
      return fetchEarlierMessages(api, { client, owner, id });
    },
  });
  return (
    <div className={styles.start}>
      {reachedStart ? (
        <Text size="small" tone="soft">
          <Trans>This is where your conversation begins.</Trans>
        </Text>
      ) : (
        <Button tone="secondary" size="small" ariaDisabled={isPending} onClick={mutate}>
          {isPending ? <Trans>Loading …</Trans> : <Trans>Show earlier messages</Trans>}
        </Button>
      )}
      {isError && (
        <div role="alert">
          <Text>
            <Trans>Error: the earlier messages could not be loaded. Please try again.</Trans>
          </Text>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isSuccess && !isPending && <Trans>Earlier messages are shown above.</Trans>}</span>
      </VisuallyHidden>
    </div>
  );
}
