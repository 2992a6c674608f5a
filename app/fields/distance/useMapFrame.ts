import { type RefObject, useLayoutEffect, useState } from 'react';
import type { MapSize } from './distanceMap.model.ts';

export interface MapFrame extends MapSize {
  /** Font size of the names on the map. */
  fontSize: number;
}

/** The size of an element and of its text, in pixels; null before the first layout. */
export function useMapFrame(box: RefObject<HTMLElement | null>): MapFrame | null {
  const [frame, setFrame] = useState<MapFrame | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
      setFrame(width > 0 && height > 0 ? { width, height, fontSize } : null);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return frame;
}
