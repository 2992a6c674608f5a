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
  status: 'open' | 'saved' | 'given up';
  /** Around the form and the button that opens it. */
  container: RefObject<HTMLElement | null>;
}

/** One answer at a time is being edited; opening another one leaves what was begun in the one before for later. */
export function useInlineEditing(): (id: number, place: EditingState['container']) => InlineEditing {
  const [state, setState] = useState<EditingState | null>(null);
  useEffect(() => {
    // The form is gone; the focus goes back to the button that opened it.
    if (state && state.status !== 'open') state.container.current?.querySelector('button')?.focus();
  }, [state]);
  return (id, place) => ({
    open: state?.id === id && state.status === 'open',
    saved: state?.id === id && state.status === 'saved',
    start: () => setState({ id, status: 'open', container: place }),
    stop: (saved) =>
      setState((before) =>
        before?.id === id ? { id, status: saved ? 'saved' : 'given up', container: place } : before,
      ),
  });
}
