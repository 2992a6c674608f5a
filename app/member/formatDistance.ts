import { plural, t } from '@lingui/core/macro';
import { site } from '../site/site.ts';

/** Formats a distance from home in the site's unit, on one line. Below one unit the number would be 0. */
export function formatDistance(distance: number): string {
  if (distance < 1) return t`nearby`;
  const text = site.metric ? t`${{ distance }} km` : plural(distance, { one: '# mile', other: '# miles' });
  return text.replaceAll(' ', '\u00a0');
}
