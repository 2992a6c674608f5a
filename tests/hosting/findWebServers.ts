import { findCommand } from '../../scripts/lib/findCommand.ts';

/** The path of nginx; undefined if it is not installed. */
export const findNginx = (): string | undefined => findCommand('nginx');
/** The path of Caddy; undefined if it is not installed. */
export const findCaddy = (): string | undefined => findCommand('caddy');
/** The path of sshd; undefined where it, its client or rsync is not installed. */
export const findSshServer = (): string | undefined =>
  ['ssh', 'ssh-keygen', 'rsync'].every((name) => findCommand(name) !== undefined) ? findCommand('sshd') : undefined;
