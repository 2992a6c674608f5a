import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

interface DragState {
  from: number;
  /** The place under the pointer. */
  over: number;
}

export interface PictureDrag {
  stateOf: (place: number) => 'dragged' | 'target' | null;
  /**
   * Props of the picture itself, which only a mouse drags, because a finger scrolls the page with it. A press opens it.
   */
  pictureProps: (id: string, place: number, onOpen: () => void) => DragProps & PressProps;
}

interface DragProps {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onLostPointerCapture: () => void;
}

interface PressProps {
  onClick: (event: MouseEvent) => void;
}

/** Least distance of a drag; less is a press. */
const MIN_DISTANCE_PX = 8;

/** Returns the props by which a pointer drags pictures to other places, which have `data-place`. */
export function usePictureDrag(onDrop: (id: string, toPlace: number) => void): PictureDrag {
  const [state, setState] = useState<DragState | null>(null);
  const start = useRef<{ id: string; place: number; x: number; y: number; card: HTMLElement } | null>(null);
  /** Whether the pointer has moved since it was pressed; the end of a drag is a click, too. */
  const moved = useRef(false);

  function finish(drop: boolean): void {
    const { card, id } = start.current ?? {};
    if (card) card.style.translate = '';
    start.current = null;
    setState(null);
    if (drop && id !== undefined && state && state.over !== state.from) onDrop(id, state.over);
  }

  const toProps = (id: string, place: number): DragProps => ({
    onPointerDown(event) {
      moved.current = false;
      const card = event.currentTarget.closest<HTMLElement>('[data-place]');
      if (!card || event.button !== 0 || start.current || event.pointerType !== 'mouse') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { id, place, card, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event) {
      const begun = start.current;
      if (!begun) return;
      const [x, y] = [event.clientX - begun.x, event.clientY - begun.y];
      if (!state && Math.hypot(x, y) < MIN_DISTANCE_PX) return;
      moved.current = true;
      begun.card.style.translate = `${x}px ${y}px`;
      const over = findPlace(event.clientX, event.clientY, begun.card) ?? begun.place;
      if (state?.over !== over) setState({ from: begun.place, over });
    },
    onPointerUp: () => finish(true),
    onPointerCancel: () => finish(false),
    onLostPointerCapture: () => finish(false),
  });

  return {
    stateOf: (place) =>
      state === null ? null : state.from === place ? 'dragged' : state.over === place ? 'target' : null,
    pictureProps: (id, place, onOpen) => ({
      ...toProps(id, place),
      onClick({ detail }) {
        // Keys click without a pointer.
        if (detail === 0 || !moved.current) onOpen();
      },
    }),
  };
}

/** Finds the place at a point of the window, other than that of the dragged card. */
function findPlace(x: number, y: number, dragged: HTMLElement): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const card = element.closest<HTMLElement>('[data-place]');
    if (card && card !== dragged) return Number(card.dataset.place);
  }
  return null;
}
