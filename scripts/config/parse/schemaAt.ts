import type { z } from 'zod';
import type { KeyPath } from '../pathProblem.ts';

type Schema = z.core.$ZodType;

const childSchema = (schema: Schema, key: PropertyKey): Schema | undefined => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
      return childSchema(def.innerType, key);
    case 'object':
      return Object.hasOwn(def.shape, key) ? def.shape[key as string] : undefined;
    case 'array':
      return def.element;
    case 'record':
      return def.valueType;
    default:
      return undefined;
  }
};

/** The schema of the value at a path. */
export const schemaAt = (schema: Schema, path: KeyPath): Schema | undefined =>
  path.reduce<Schema | undefined>((parent, key) => parent && childSchema(parent, key), schema);

/** The keys that the schema of an object allows; none for other schemas. */
export function allowedKeys(schema: Schema | undefined): string[] {
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  if (def?.type === 'optional' || def?.type === 'default') return allowedKeys(def.innerType);
  return def?.type === 'object' ? Object.keys(def.shape) : [];
}
