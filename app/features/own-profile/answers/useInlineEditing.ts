import { type RefObject, useEffect, useState } from 'react';

interface InlineEditing {
  open: boolean;
  /** The answer has just been saved here. */
  saved: boolean;
  start: () => void;
  stop: (saved: boolean) => void;
}

interface EditingState {
  id: number;
  status: 'open' | 'saved' | 'canceled';
  /** Holds the form, and the button that opens it. */
  container: RefObject<HTMLElement | null>;
}

/** Edits one answer at a time; opening another one leaves the draft of the one before on the device. */
export function useInlineEditing(): (id: number, container: EditingState['container']) => InlineEditing {
  const [state, setState] = useState<EditingState | null>(null);
  useEffect(() => {
    // The form is gone; the focus goes back to the button that opened it.
    if (state && state.status !== 'open') state.container.current?.querySelector('button')?.focus();
  }, [state]);
  return (id, container) => ({
    open: state?.id === id && state.status === 'open',
    saved: state?.id === id && state.status === 'saved',
    start: () => setState({ id, status: 'open', container }),
    stop: (saved) =>
      setState((before) => (before?.id === id ? { id, status: saved ? 'saved' : 'canceled', container } : before)),
  });
}
