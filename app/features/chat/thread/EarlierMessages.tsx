import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
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
        <Text size="small" tone="soft">{t`This is where your conversation begins.`}</Text>
      ) : (
        <Button tone="secondary" size="small" ariaDisabled={isPending} onClick={mutate}>
          {isPending ? t`Loading …` : t`Show earlier messages`}
        </Button>
      )}
      {isError && (
        <div role="alert">
          <Text>{t`Error: the earlier messages could not be loaded. Please try again.`}</Text>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isSuccess && !isPending && t`Earlier messages are shown above.`}</span>
      </VisuallyHidden>
    </div>
  );
}
