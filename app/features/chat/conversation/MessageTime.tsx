import { toValidDate } from '../../../lib/dates/dateTime.ts';
import { formatMessageDay, formatMessageTime, formatTimeOrDay } from './formatMessageTime.ts';

interface MessageTimeProps {
  at: number;
  show: 'shortly' | 'time' | 'dayAndTime';
}

/** A moment in the member's own time. */
export function MessageTime({ at, show }: MessageTimeProps) {
  const text =
    show === 'shortly'
      ? formatTimeOrDay(at)
      : show === 'time'
        ? formatMessageTime(at)
        : `${formatMessageDay(at)}, ${formatMessageTime(at)}`;
  return <time dateTime={toValidDate(at).toISOString()}>{text}</time>;
}
