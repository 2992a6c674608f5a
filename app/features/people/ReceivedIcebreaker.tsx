import { useLingui } from '@lingui/react/macro';
import { truncate } from '../../lib/truncate.ts';
import { Text } from '../../ui/content/Text.tsx';
import * as styles from './ReceivedIcebreaker.css.ts';

/** The icebreaker question that this member has sent, if any. */
export function ReceivedIcebreaker({ question }: { question: string | null }) {
  const { t } = useLingui();
  if (!question) return null;
  return (
    <div className={styles.root}>
      <Text tone="soft" size="small">{t`Asks you:`}</Text>
      <Text userGenerated maxLines={3}>
        <bdi>{truncate(question, 200)}</bdi>
      </Text>
    </div>
  );
}
