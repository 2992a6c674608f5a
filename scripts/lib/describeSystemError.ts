/**
 * What an error of the operating system means for whom runs the command: a full disk, a file that the system refuses.
 * Undefined for any other error.
 */
export function describeSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `the disk${path === undefined ? '' : ` of ${path}`} is full; free some space and run the command again`;
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'too many files are open; raise the limit of the system (ulimit -n)';
  const refusals = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EIO', 'ENAMETOOLONG'];
  return path !== undefined && refusals.includes(String(code)) ? `the system refuses ${path}: ${code}` : undefined;
}
