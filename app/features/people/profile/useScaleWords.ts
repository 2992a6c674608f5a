import { useLingui } from '@lingui/react/macro';

/** Returns the words for a side of a scale, whose ends are "Not at all" and "Very much". */
export function useScaleWords(): (side: 'high' | 'low' | null) => string {
  const { t } = useLingui();
  return (side) => {
    if (side === 'high') return t`very much`;
    return side === 'low' ? t`not so much` : t`in between`;
  };
}
