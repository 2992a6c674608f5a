import { toValidDate } from '../../../lib/dates/dateTime.ts';
import { formatMessageDay, formatMessageTime, formatTimeOrDay } from './formatMessageTime.ts';

interface MessageTimeProps {
  /** Epoch milliseconds. */
  at: number;
  /** short: the time today, the day otherwise. */
  show: 'short' | 'time' | 'dayAndTime';
}

/** When a message was sent, in the time zone of the device. */
export function MessageTime({ at, show }: MessageTimeProps) {
  const text =
    show === 'short'
      ? formatTimeOrDay(at)
      : show === 'time'
        ? formatMessageTime(at)
        : `${formatMessageDay(at)}, ${formatMessageTime(at)}`;
  return <time dateTime={toValidDate(at).toISOString()}>{text}</time>;
}
