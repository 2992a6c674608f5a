import type { z } from 'zod';
import type { KeyPath } from './pathProblem.ts';

type Schema = z.core.$ZodType;

const isObject = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

const hasShape = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def.type === 'object';

/**
 * Picks the option of a union for an object: the one that its discriminating key names, the first where it names none,
 * and without such a key the only object among them.
 */
function pickOption(schema: Schema, value: unknown): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'default') return pickOption(def.innerType, value);
  if (def.type !== 'union' || !isObject(value)) return schema;
  if (!('discriminator' in def)) return def.options.find((option) => hasShape(option)) ?? schema;
  const key = String(def.discriminator);
  const picked = def.options.find((option) => {
    const literal = childSchema(option, key) as z.core.$ZodLiteral | undefined;
    return literal?._zod.def.values.includes(value[key] as never);
  });
  return picked ?? def.options[0] ?? schema;
}

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

/** Returns the schema at a path of a value, which decides between the options of unions on the way. */
export function schemaAt(schema: Schema, path: KeyPath, value: unknown): Schema | undefined {
  const picked = pickOption(schema, value);
  const [key, ...rest] = path;
  if (key === undefined) return picked;
  const child = childSchema(picked, key);
  return child && schemaAt(child, rest, isObject(value) ? value[key] : undefined);
}

/** Lists the keys that the schema of an object allows; none for other schemas. */
export function allowedKeys(schema: Schema | undefined): string[] {
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  if (def?.type === 'optional' || def?.type === 'default') return allowedKeys(def.innerType);
  return def?.type === 'object' ? Object.keys(def.shape) : [];
}
