import { useLingui } from '@lingui/react/macro';
import { useFormatHeight } from '../fields/useFormatHeight.ts';

/** A range in words: of ages in years, else of heights in the site's unit. */
export function useFormatRange(): (low: number, high: number, isAgeRange: boolean) => string {
  const { t } = useLingui();
  const formatHeight = useFormatHeight();
  return (low, high, isAgeRange) => {
    const format = isAgeRange ? String : formatHeight;
    const [from, to] = [format(low), format(high)];
    return isAgeRange ? t`${from} to ${to} years` : t`${from} to ${to}`;
  };
}
