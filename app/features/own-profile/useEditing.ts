import { type RefObject, useEffect, useState } from 'react';

interface Editing {
  open: boolean;
  /** The answer has just been saved here. */
  saved: boolean;
  start: () => void;
  stop: (saved: boolean) => void;
}

interface State {
  id: number;
  now: 'open' | 'saved' | 'given up';
  /** Around the form and the button that opens it. */
  place: RefObject<HTMLElement | null>;
}

/** One answer at a time is being edited; opening another one leaves what was begun in the one before for later. */
export function useEditing(): (id: number, place: State['place']) => Editing {
  const [state, setState] = useState<State | null>(null);
  useEffect(() => {
    // The form is gone; the focus goes back to the button that opened it.
    if (state && state.now !== 'open') state.place.current?.querySelector('button')?.focus();
  }, [state]);
  return (id, place) => ({
    open: state?.id === id && state.now === 'open',
    saved: state?.id === id && state.now === 'saved',
    start: () => setState({ id, now: 'open', place }),
    stop: (saved) =>
      setState((before) => (before?.id === id ? { id, now: saved ? 'saved' : 'given up', place } : before)),
  });
}
