import { Trans } from '@lingui/react/macro';
import { shorten } from '../../lib/shorten.ts';
import { Text } from '../../ui/Text.tsx';
import * as styles from './AskedQuote.css.ts';

/** The icebreaker that this member has asked, if any. */
export function AskedQuote({ question }: { question: string | null }) {
  if (!question) return null;
  return (
    <div className={styles.root}>
      <Text tone="soft" size="small">
        <Trans>Asks you:</Trans>
      </Text>
      <Text foreign lines={3}>
        <bdi>{shorten(question, 200)}</bdi>
      </Text>
    </div>
  );
}
