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
  /** Bounds of an answer that may be long, and take long (app/api/http.ts). */
  large?: { maxBytes: number; attemptMs: number; totalMs: number };
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

/** The parts of a call's declaration other than kind, name and address. */
type CallParts = Partial<Pick<Call, 'auth' | 'params' | 'query' | 'body' | 'response' | 'large' | 'extension'>>;

type CompletedCall<P extends CallParts> = Readonly<
  Pick<Call, 'name' | 'method' | 'path' | 'kind'> &
    Omit<P, 'auth' | 'response'> & {
      auth: P extends { auth: infer A extends Call['auth'] } ? A : 'bearer';
      response: P extends { response: infer R extends Schema } ? R : typeof Done;
    }
>;

/** Method and path, as in `GET /api/matches/`. */
type Address = `${Call['method']} ${Call['path']}`;

/**
 * Declares a call that changes nothing, whatever its method. Nothing is sent until it is passed to `Api.call`.
 *
 * @param parts by default `auth` is `bearer`, and the server answers with nothing but its envelope (`Done`)
 */
/* @__NO_SIDE_EFFECTS__ */
export function read<const P extends CallParts = Record<never, never>>(name: string, address: Address, parts?: P) {
  return defineCall('read', name, address, parts);
}

/** Declares a call that changes something, whatever its method; otherwise as `read`. */
/* @__NO_SIDE_EFFECTS__ */
export function act<const P extends CallParts = Record<never, never>>(name: string, address: Address, parts?: P) {
  return defineCall('act', name, address, parts);
}

/* @__NO_SIDE_EFFECTS__ */
function defineCall<P extends CallParts>(kind: Call['kind'], name: string, address: Address, parts: P | undefined) {
  const [method, path] = address.split(' ');
  return Object.freeze({ name, method, path, kind, auth: 'bearer', response: Done, ...parts }) as CompletedCall<P>;
}
