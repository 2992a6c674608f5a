import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The ref of an input that the build may have rendered ahead: what was typed, or filled in by the browser, before the app
 * has taken the page over becomes its value.
 */
export function useHydratedInput(value: string, onChange: (value: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render can find another value
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value);
  }, []);
  return input;
}
