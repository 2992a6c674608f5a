/** Whether this run is the full matrix: every screen on every site, and many repetitions of tests that depend on timing. */
export const isFullMatrix = process.env.MATRIX === 'full';
