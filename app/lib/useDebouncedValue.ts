import { useEffect, useState } from 'react';

/** The value once it has not changed for a while. */
export function useDebouncedValue(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pending = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(pending);
  }, [value, ms]);
  return settled;
}
