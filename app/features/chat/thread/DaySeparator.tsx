import { useLingui } from '@lingui/react/macro';
import { formatMessageDay, formatMessageRelativeDay, formatMessageWeekday } from '../conversation/formatMessageTime.ts';
import * as styles from './MessageList.css.ts';

/** Stands above the first message of a day. */
export function DaySeparator({ at }: { at: number }) {
  const { t } = useLingui();
  const relativeDay = formatMessageRelativeDay(at);
  return (
    <li className={styles.day}>
      {relativeDay ?? t`${{ weekday: formatMessageWeekday(at) }}, ${{ day: formatMessageDay(at) }}`}
    </li>
  );
}
