import { type RefObject, useEffect, useRef, useState } from 'react';

type EditingStatus = 'open' | 'saved' | 'canceled';

interface InlineEditing {
  /** Null while nothing has been edited here, or since another answer was opened. */
  status: EditingStatus | null;
  start: () => void;
  stop: (saved: boolean) => void;
}

/** Edits one answer at a time; opening another one leaves the draft of the one before on the device. */
export function useInlineEditing(): (id: number) => InlineEditing {
  const [state, setState] = useState<{ id: number; status: EditingStatus } | null>(null);
  return (id) => ({
    status: state?.id === id ? state.status : null,
    start: () => setState({ id, status: 'open' }),
    stop: (saved) => setState((before) => (before?.id === id ? { id, status: saved ? 'saved' : 'canceled' } : before)),
  });
}

/** Gives the focus back to the button that opened the form once that has closed. Returns the ref of the button. */
export function useFocusAfterEditing(status: EditingStatus | null): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const closed = status === 'saved' || status === 'canceled';
  useEffect(() => {
    if (closed) button.current?.focus();
  }, [closed]);
  return button;
}
