import { plural, t } from '@lingui/core/macro';
import { site } from '../site/site.ts';

/** A distance from home in the site's unit. Below one of them the number would be 0. */
export function formatDistance(distance: number): string {
  if (distance < 1) return t`nearby`;
  return site.metric ? t`${{ distance }} km` : plural(distance, { one: '# mile', other: '# miles' });
}
