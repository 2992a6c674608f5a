import { useLingui } from '@lingui/react/macro';
import funnel from '@phosphor-icons/core/regular/funnel.svg?icon';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useAnnounce } from '../notices/useAnnounce.ts';

/** No member passes the filters. The filter bar above has the button to remove them. */
export function NoFilterResults() {
  const { t } = useLingui();
  const text = t`Nobody fits these filters. Change one of them, or remove them all, to see more people.`;
  useAnnounce(text);
  return (
    <EmptyState icon={funnel}>
      <Text>{text}</Text>
    </EmptyState>
  );
}
