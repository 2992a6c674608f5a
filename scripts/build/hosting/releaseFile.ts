/** Name of the file at each host, and beside the manifest, that tells which release is there. */
export const releaseFile = 'release.json';
