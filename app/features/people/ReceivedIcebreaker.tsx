import { useLingui } from '@lingui/react/macro';
import { truncate } from '../../lib/truncate.ts';
import { Text } from '../../ui/content/Text.tsx';
import * as styles from './ReceivedIcebreaker.css.ts';
import { usePersonName } from './usePersonNameAndFacts.ts';

/** The icebreaker question that this member has sent, if any. */
export function ReceivedIcebreaker({ username, question }: { username: string | null; question: string | null }) {
  const { t } = useLingui();
  const name = usePersonName(username);
  if (!question) return null;
  return (
    <div className={styles.root}>
      <Text tone="soft" size="small">{t`${name} asks:`}</Text>
      <Text userGenerated maxLines={3}>
        <bdi>{truncate(question, 200)}</bdi>
      </Text>
    </div>
  );
}
