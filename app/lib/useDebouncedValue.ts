import { useEffect, useState } from 'react';

/** The last value that has not changed for `ms` milliseconds. */
export function useDebouncedValue<Value extends string | boolean>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timeout = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timeout);
  }, [value, ms]);
  return debounced;
}
