import { useLingui } from '@lingui/react/macro';
import funnel from '@phosphor-icons/core/regular/funnel.svg?raw';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useSay } from '../notices/useSay.ts';

/** Nobody passes the filters; the way out stands above, in the bar of filters. */
export function NothingFound() {
  const { t } = useLingui();
  const text = t`Nobody fits these filters. Change one of them, or remove them all, to see more people.`;
  useSay(text);
  return (
    <EmptyState icon={funnel}>
      <Text>{text}</Text>
    </EmptyState>
  );
}
