const throwFrozen = () => {
  throw new TypeError('the catalogue does not change');
};

/** Freezes a plain value recursively; methods that would change a map throw. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map) Object.assign(value, { set: throwFrozen, delete: throwFrozen, clear: throwFrozen });
  Object.freeze(value);
  for (const item of value instanceof Map ? value.values() : Object.values(value)) deepFreeze(item);
  return value;
}
