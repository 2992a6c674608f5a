import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { RefObject } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { loadEarlierAtom } from './chat.atoms.ts';
import * as styles from './MessageList.css.ts';

interface EarlierMessagesProps {
  id: string;
  /** Nothing is older than what is shown. */
  complete: boolean;
  /** Takes the focus when the button goes. */
  box: RefObject<HTMLElement | null>;
}

/** The way further back, above the oldest message shown. */
export function EarlierMessages({ id, complete, box }: EarlierMessagesProps) {
  const load = useSetAtom(loadEarlierAtom);
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: () => {
      box.current?.focus({ preventScroll: true });
      return load(id);
    },
  });
  return (
    <div className={styles.start}>
      {complete ? (
        <Text size="small" tone="soft">
          <Trans>This is where your conversation begins.</Trans>
        </Text>
      ) : (
        <Button tone="secondary" size="small" inactive={isPending} onClick={mutate}>
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
