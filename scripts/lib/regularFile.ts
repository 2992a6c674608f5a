import { statSync } from 'node:fs';

/** What is wrong with a pipe, which would keep its reader waiting, and with the likes of it. */
export const notRegularHint = 'it is no file but a pipe, a socket or a device';

/** Whether a path leads to a file that can be read to its end; links are followed, and one that leads nowhere does not. */
export const isRegularFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
