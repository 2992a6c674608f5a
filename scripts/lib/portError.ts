/** A port that cannot be used; the entry prints the message and exits with 1. */
export class PortError extends Error {
  override name = 'PortError';
}

/** An error of a server that was to listen: a PortError where the port is to blame, any other as it is. */
export function toPortError(error: NodeJS.ErrnoException, port: number): Error {
  const choose = 'choose another port with --port or --sandbox-port';
  if (error.code === 'EADDRINUSE')
    return new PortError(`port ${port} is in use by another program; stop it, or ${choose}`);
  return error.code === 'EACCES' ? new PortError(`port ${port} is not for this account; ${choose}`) : error;
}
