import * as z from 'zod/mini';

/** A field that the server sends under another name than the app reads. */
type SentField<SentName extends string, S extends z.ZodMiniType> = [sentName: SentName, schema: S];

type Fields = Readonly<Record<string, z.ZodMiniType | SentField<string, z.ZodMiniType>>>;

type SchemaOf<F> = F extends SentField<string, infer S> ? S : F extends z.ZodMiniType ? F : never;
type ReadShape<F extends Fields> = { [Name in keyof F]: SchemaOf<F[Name]> };
type SentShape<F extends Fields> = {
  [Name in keyof F as F[Name] extends SentField<infer SentName, z.ZodMiniType> ? SentName : Name]: SchemaOf<F[Name]>;
};

/** Says under which name the server sends a field of a `wireObject`. */
/* @__NO_SIDE_EFFECTS__ */
export const sentAs = <SentName extends string, S extends z.ZodMiniType>(
  ...field: SentField<SentName, S>
): SentField<SentName, S> => field;

/** Makes a schema like `z.object`, for names that differ from those of the server. Issues name the fields as they were sent. */
/* @__NO_SIDE_EFFECTS__ */
export function wireObject<F extends Fields>(fields: F) {
  const names: Record<string, string> = {};
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [name, field] of Object.entries(fields)) {
    const [sentName, schema] = Array.isArray(field) ? field : [name, field];
    names[sentName] = name;
    shape[sentName] = schema;
  }
  const schema = z.pipe(
    z.object(shape),
    z.transform((sent) => Object.fromEntries(Object.entries(sent).map(([name, value]) => [names[name], value]))),
  );
  return schema as unknown as z.ZodMiniType<
    z.output<z.ZodMiniObject<ReadShape<F>>>,
    z.input<z.ZodMiniObject<SentShape<F>>>
  >;
}
