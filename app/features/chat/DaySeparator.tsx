import { useLingui } from '@lingui/react/macro';
import * as styles from './MessageList.css.ts';
import { tellDay, tellNearDay, tellWeekday } from './moments.ts';

/** Where another day begins. */
export function DaySeparator({ at }: { at: number }) {
  const { t } = useLingui();
  const near = tellNearDay(at);
  return <li className={styles.day}>{near ?? t`${{ weekday: tellWeekday(at) }}, ${{ day: tellDay(at) }}`}</li>;
}
