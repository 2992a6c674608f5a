import { useLingui } from '@lingui/react/macro';
import { intlTag } from '../i18n/activeLocale.ts';
import {
  type DateTimeStyle,
  formatNumericDay,
  formatRelativeDay,
  formatTime,
  formatWeekday,
  toValidDate,
} from '../lib/dates/dateTime.ts';
import { formatRelativeTime } from '../lib/dates/formatRelativeTime.ts';
import { useNow } from '../lib/useNow.ts';
import { site } from '../site/site.ts';

const siteDateStyle = (): DateTimeStyle => ({ tag: intlTag(), format: site.dateFormat });

interface MessageTimeProps {
  /** Time in epoch milliseconds. */
  at: number;
  show: 'time' | 'dayAndTime';
}

/** The time of a message, in the time zone of the device. */
export function MessageTime({ at, show }: MessageTimeProps) {
  const style = siteDateStyle();
  const time = formatTime(at, style);
  return (
    <time dateTime={toValidDate(at).toISOString()}>
      {show === 'time' ? time : `${formatNumericDay(at, style)}, ${time}`}
    </time>
  );
}

/** A relative time, such as "5 minutes ago", or the day if it was before yesterday. */
export function RelativeTime({ at }: Pick<MessageTimeProps, 'at'>) {
  const now = useNow();
  return <time dateTime={toValidDate(at).toISOString()}>{formatRelativeTime(at, now, siteDateStyle())}</time>;
}

/** The day of messages, as the heading above them. */
export function MessageDay({ at }: { at: number }) {
  const { t } = useLingui();
  const style = siteDateStyle();
  const relativeDay = formatRelativeDay(at, useNow(), style);
  return relativeDay ?? t`${{ weekday: formatWeekday(at, style) }}, ${{ day: formatNumericDay(at, style) }}`;
}
