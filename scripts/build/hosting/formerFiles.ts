/** Name of the folder, beside the sites at a target, of what open tabs may still ask for: `<host>/assets/<file>`. */
export const formerFolder = 'former';

/** Whether a file is served as long as a target keeps a release with it: its name has its hash, so no newer one is meant. */
export const isServedWhenFormer = (path: string): boolean => path.startsWith('assets/');
