/**
 * Describes an error of the operating system for the person who runs the command: a full disk, a file that the system
 * refuses. Undefined for any other error.
 */
export function describeSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `the disk${path === undefined ? '' : ` of ${path}`} is full; free some space and run the command again`;
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'too many files are open; raise the limit of the system (ulimit -n)';
  // Node reports a folder on a read-only disk so.
  const isFolderRefused = code === 'ENOENT' && syscall === 'mkdir';
  const reason = isFolderRefused ? 'no folder can be made there' : refusals[code as keyof typeof refusals];
  return path === undefined || reason === undefined
    ? undefined
    : `the system refuses ${path} (${code}: ${reason}); choose another folder, or ask for the right to write there`;
}

const refusals = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not do that',
  EROFS: 'the disk can only be read',
  ENOTDIR: 'there is a file where a folder is needed',
  EISDIR: 'there is a folder where a file is needed',
  EIO: 'the disk fails',
  ENAMETOOLONG: 'the name is too long',
} as const;
