import { useLingui } from '@lingui/react/macro';
import { toFeetAndInches } from '../lib/numbers/heightScales.ts';
import { site } from '../site/site.ts';

/** Formats a height that is given in the site's unit, as centimetres or as feet and inches. */
export function useFormatHeight(): (height: number) => string {
  const { t } = useLingui();
  return (height) => {
    if (site.metric) return t`${height} cm`;
    const { feet, inches } = toFeetAndInches(height);
    return t`${feet} ft ${inches} in`;
  };
}
