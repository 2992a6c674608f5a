import { type RefObject, useEffect, useRef, useState } from 'react';

type EditingStatus = 'open' | 'saved' | 'canceled';

interface InlineEditing {
  /** Null while nothing has been edited here, or since another answer was opened. */
  status: EditingStatus | null;
  start: () => void;
  stop: (saved: boolean) => void;
}

/** Returns the state of editing, one answer at a time; opening another leaves the previous draft on the device. */
export function useInlineEditing(): (id: number) => InlineEditing {
  const [state, setState] = useState<{ id: number; status: EditingStatus } | null>(null);
  return (id) => ({
    status: state?.id === id ? state.status : null,
    start: () => setState({ id, status: 'open' }),
    stop: (saved) => setState((before) => (before?.id === id ? { id, status: saved ? 'saved' : 'canceled' } : before)),
  });
}

/** Restores the focus to the button that opened the form once that has closed. Returns the ref of the button. */
export function useFocusAfterEditing(status: EditingStatus | null): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const closed = status === 'saved' || status === 'canceled';
  useEffect(() => {
    if (closed) button.current?.focus();
  }, [closed]);
  return button;
}
