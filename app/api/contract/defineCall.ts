import type * as z from 'zod/mini';

export type Schema = z.ZodMiniType;

/** One call of the specification's section 7. The contract describes; createApi sends, the sandbox answers. */
export interface Call {
  /** Unique; errors, faults and recorded requests use it. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the specification writes it, with a leading slash; `:id` is a parameter, `:id?` one that may be left out. */
  path: `/${string}`;
  /** A read may be repeated; an act changes something, even where the specification makes it a GET. */
  kind: 'read' | 'act';
  /** `none`: never carries the token and may be made without one. */
  auth: 'bearer' | 'none';
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Of what stands inside the envelope. */
  response: Schema;
  /** Not in the specification: an operator has to map it to a real back end. */
  extension?: true;
}

type Part<C, Key extends 'params' | 'query' | 'body'> = C extends { [K in Key]: infer S extends Schema }
  ? Partial<Record<never, never>> extends z.input<S>
    ? { [K in Key]?: z.input<S> }
    : { [K in Key]: z.input<S> }
  : Record<never, never>;

/** What a caller hands over: only the parts that the call has. */
export type CallInput<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;
export type CallOutput<C extends Call> = z.output<C['response']>;

/** Declares a call; nothing happens until it is handed to `Api.call`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const C extends Call>(call: C): Readonly<C> {
  return Object.freeze(call);
}
