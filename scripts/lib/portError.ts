import { UserError } from './problem.ts';

/** A port that cannot be used. */
export class PortError extends UserError {
  override name = 'PortError';
}

/**
 * Converts the error of a server that cannot listen to a PortError if the port is the cause; returns others as they
 * are.
 */
export function toPortError(error: NodeJS.ErrnoException, port: number): Error {
  const choose = 'choose another port with --port or --sandbox-port';
  if (error.code === 'EADDRINUSE')
    return new PortError(`port ${port} is in use by another program; stop it, or ${choose}`);
  return error.code === 'EACCES' ? new PortError(`port ${port} is not for this account; ${choose}`) : error;
}
