import { useEffect, useRef } from 'react';
import { useLocation } from './navigation.ts';

/** Scrolls to the section and focuses its heading when the address ends with the hash. */
export function useScrollToHash(wanted: string) {
  const section = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link can be followed twice
  useEffect(() => {
    if (hash !== wanted) return;
    // After the navigation has scrolled the page to its top.
    const frame = requestAnimationFrame(() => {
      section.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, wanted, key]);
  return { section, heading };
}
