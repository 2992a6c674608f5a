import { useLingui } from '@lingui/react/macro';
import { intlTag } from '../i18n/activeLocale.ts';
import {
  type DateTimeStyle,
  formatNumericDay,
  formatRelativeDay,
  formatTime,
  formatWeekday,
  toLocalIsoDay,
  toValidDate,
} from '../lib/dates/dateTime.ts';
import { site } from '../site/site.ts';

const siteDateStyle = (): DateTimeStyle => ({ tag: intlTag(), format: site.dateFormat });

interface MessageTimeProps {
  /** Epoch milliseconds. */
  at: number;
  /** short: the time today, the day otherwise. */
  show: 'short' | 'time' | 'dayAndTime';
}

/** When a message was sent, in the time zone of the device. */
export function MessageTime({ at, show }: MessageTimeProps) {
  const style = siteDateStyle();
  const time = formatTime(at, style);
  const day = formatNumericDay(at, style);
  const isToday = toLocalIsoDay(at) === toLocalIsoDay(Date.now());
  const short = isToday ? time : (formatRelativeDay(at, Date.now(), style) ?? day);
  const texts = { short, time, dayAndTime: `${day}, ${time}` };
  return <time dateTime={toValidDate(at).toISOString()}>{texts[show]}</time>;
}

/** The day of messages, as the heading above them. */
export function MessageDay({ at }: { at: number }) {
  const { t } = useLingui();
  const style = siteDateStyle();
  const relativeDay = formatRelativeDay(at, Date.now(), style);
  return relativeDay ?? t`${{ weekday: formatWeekday(at, style) }}, ${{ day: formatNumericDay(at, style) }}`;
}
