const throwFrozen = () => {
  throw new TypeError('the catalogue does not change');
};

/** Freezes plain values through and through; maps lose the methods that change them. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map) Object.assign(value, { set: throwFrozen, delete: throwFrozen, clear: throwFrozen });
  Object.freeze(value);
  for (const part of value instanceof Map ? value.values() : Object.values(value)) deepFreeze(part);
  return value;
}
