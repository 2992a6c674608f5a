import type * as z from 'zod/mini';
import { Done } from './fieldSchemas.ts';

export type Schema = z.ZodMiniType;

/** One call to the operator's server: `createApi` sends it, the sandbox answers it. */
export interface Call {
  /** Unique, and equal to the export's name. Errors, injected faults and recorded requests refer to it. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Starts with a slash; `:id` is a parameter, `:id?` an optional one. A slash at the end makes no difference. */
  path: `/${string}`;
  /** A read may be repeated; an act changes something, whatever its method. Only reads are retried. */
  kind: 'read' | 'act';
  /** `none`: the call works without a token and never carries one. */
  auth: 'bearer' | 'none';
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Parses the content of the envelope. */
  response: Schema;
  /** Added by this project: an operator maps it to a real back end (README.md in this folder). */
  extension?: true;
}

type InputOf<C, Key extends 'params' | 'query' | 'body'> = C extends { [K in Key]: infer S extends Schema }
  ? Partial<Record<never, never>> extends z.input<S>
    ? { [K in Key]?: z.input<S> }
    : { [K in Key]: z.input<S> }
  : Record<never, never>;

/** The input of a call: only the parts that it declares. */
export type CallInput<C extends Call> = InputOf<C, 'params'> & InputOf<C, 'query'> & InputOf<C, 'body'>;
export type CallOutput<C extends Call> = z.output<C['response']>;

/** The declaration of a call; the rest follows from its method, or is a default. */
type CallDeclaration = Omit<Call, 'kind' | 'auth' | 'response'> & Partial<Pick<Call, 'kind' | 'auth' | 'response'>>;

type CompletedCall<D extends CallDeclaration> = Readonly<
  Omit<D, 'kind' | 'auth' | 'response'> &
    Pick<Call, 'kind'> & {
      auth: D extends { auth: infer A extends Call['auth'] } ? A : 'bearer';
      response: D extends { response: infer R extends Schema } ? R : typeof Done;
    }
>;

/**
 * Declares a call. Nothing is sent until it is passed to `Api.call`.
 *
 * @param declaration by default a GET is a `read` and every other method an `act`, `auth` is `bearer`, and the server
 *   answers with nothing but its envelope (`Done`)
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const D extends CallDeclaration>(declaration: D): CompletedCall<D> {
  const kind = declaration.method === 'GET' ? 'read' : 'act';
  return Object.freeze({ kind, auth: 'bearer', response: Done, ...declaration }) as unknown as CompletedCall<D>;
}
