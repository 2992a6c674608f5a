import { useLingui } from '@lingui/react/macro';
import { formatMessageDay, formatMessageRelativeDay, formatMessageWeekday } from '../conversation/formatMessageTime.ts';
import * as styles from './MessageList.css.ts';

/** Where another day begins. */
export function DaySeparator({ at }: { at: number }) {
  const { t } = useLingui();
  const near = formatMessageRelativeDay(at);
  return (
    <li className={styles.day}>
      {near ?? t`${{ weekday: formatMessageWeekday(at) }}, ${{ day: formatMessageDay(at) }}`}
    </li>
  );
}
