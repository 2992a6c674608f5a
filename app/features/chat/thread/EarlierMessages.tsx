import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { LoadFailure } from '../../../feedback/LoadFailure.tsx';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { fetchEarlierMessages } from '../data/threadQuery.ts';
import * as styles from './MessageList.css.ts';

/** Returns the state and the function for loading older messages than those shown. */
export function useEarlierMessages(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const owner = useAtomValue(memberIdAtom) ?? '';
  return useMutation({ mutationFn: () => fetchEarlierMessages(api, { client, owner, id }) });
}

interface EarlierMessagesProps {
  ref: Ref<HTMLDivElement>;
  earlier: ReturnType<typeof useEarlierMessages>;
  /** Whether no older message exists. */
  reachedStart: boolean;
  /** Called when the button has been pressed. */
  onLoad: () => void;
}

/** A button above the oldest message that loads older ones, or a text that says where the thread begins. */
export function EarlierMessages({ ref, earlier, reachedStart, onLoad }: EarlierMessagesProps) {
  const { t } = useLingui();
  const { mutate, isPending, error, isSuccess } = earlier;
  const load = () => {
    onLoad();
    mutate();
  };
  return (
    <div className={styles.start} ref={ref}>
      {reachedStart ? (
        <Text size="small" tone="soft">{t`This is where your conversation begins.`}</Text>
      ) : error && !isPending ? (
        <LoadFailure
          title={t`Error: the earlier messages couldn’t be loaded`}
          error={error}
          offlineText={null}
          busy={false}
          onRetry={load}
        />
      ) : (
        <Button tone="secondary" size="small" ariaDisabled={isPending} onClick={load}>
          {/* Both have the same room, so that nothing below moves. */}
          <span className={styles.labels}>
            <span className={isPending ? styles.hiddenLabel : styles.label}>{t`Show earlier messages`}</span>
            <span className={isPending ? styles.label : styles.hiddenLabel}>{t`Loading …`}</span>
          </span>
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{isSuccess && !isPending && t`Earlier messages are shown above.`}</span>
      </VisuallyHidden>
    </div>
  );
}
