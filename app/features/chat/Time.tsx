import { toDate } from '../../lib/moment.ts';
import { tellDay, tellShortly, tellTime } from './moments.ts';

interface TimeProps {
  at: number;
  show: 'shortly' | 'time' | 'dayAndTime';
}

/** A moment in the member's own time. */
export function Time({ at, show }: TimeProps) {
  const text =
    show === 'shortly' ? tellShortly(at) : show === 'time' ? tellTime(at) : `${tellDay(at)}, ${tellTime(at)}`;
  return <time dateTime={toDate(at).toISOString()}>{text}</time>;
}
