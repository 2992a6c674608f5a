import { Trans } from '@lingui/react/macro';
import { truncate } from '../../lib/truncate.ts';
import { Text } from '../../ui/content/Text.tsx';
import * as styles from './IcebreakerQuote.css.ts';

/** The icebreaker question that this member has sent, if any. */
export function IcebreakerQuote({ question }: { question: string | null }) {
  if (!question) return null;
  return (
    <div className={styles.root}>
      <Text tone="soft" size="small">
        <Trans>Asks you:</Trans>
      </Text>
      <Text userGenerated maxLines={3}>
        <bdi>{truncate(question, 200)}</bdi>
      </Text>
    </div>
  );
}
